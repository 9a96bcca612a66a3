/**
 * What the uses of a space cost in the Agitation of a Propaganda Round.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one, sum } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { agitation, agitationCost } from '../clauses/propaganda-rounds.js'
import { lastTerrorMarker } from '../questions/propaganda-rounds/last-terror-marker.js'
import { senateTerror } from '../questions/propaganda-rounds/senate-terror.js'
import { surchargePerAction } from '../questions/propaganda-rounds/surcharge-per-action.js'
import { surchargePerLevel } from '../questions/propaganda-rounds/surcharge-per-level.js'
import { surchargeScope } from '../questions/propaganda-rounds/surcharge-scope.js'
import { surchargeTime } from '../questions/propaganda-rounds/surcharge-time.js'
import { terrorOnly } from '../questions/propaganda-rounds/terror-only.js'
import { FACTIONS, type Faction } from '../vocabulary.js'

/** What a Faction can use a space for. */
export const USES = ['shift', 'Polarization', 'replace', 'cube'] as const
/** What a Faction can use a space for. */
export type Use = (typeof USES)[number]

const faction = among(FACTIONS, 'the Faction')
const use = among(USES, 'what the space is used for')

/** What no Faction but one can use a space for. */
const notForAll = [
  {
    because: 'only the Moderates place cubes',
    when: (viewed: { readonly use: Use; readonly faction: Faction }) =>
      viewed.use === 'cube' && viewed.faction !== 'moderates',
  },
  {
    because: 'the Senate has nothing to replace',
    when: (viewed: { readonly use: Use; readonly faction: Faction }) =>
      viewed.use === 'replace' && viewed.faction === 'senate',
  },
]

const militant = P.union('reds', 'senate')

/** The Resources that it takes to use a space, Resolved Issues aside: for a shift, the least that it takes to begin. */
export const agitationPrice = sum(
  'Agitation: the price of using a space',
  view(
    { faction, use, terror: range(0, 2, 'Terror markers in the space'), stop: terrorOnly, last: lastTerrorMarker },
    notForAll,
  ),
  (row) => [
    row(agitation.payPerShift, { use: 'shift' }, 1),
    row(agitation.terrorFirst, { use: 'shift', faction: militant, stop: 'shift required' }, ({ terror }) => terror),
    row(agitation.payPerPolarization, { use: 'Polarization' }, 1),
    row(
      [agitation.payPerTerror, agitation.senatePolarizationTerror, agitation.redsPolarizationTerror],
      { use: 'Polarization', faction: militant },
      ({ terror }) => terror,
    ),
    row(
      [agitation.payPerTerror, agitation.terrorFirst],
      { use: 'Polarization', faction: militant, terror: P.number.positive(), last: 'for both' },
      -1,
    ),
    row(
      [agitation.payPerTerror, agitation.terrorFirst],
      { use: 'shift', faction: militant, stop: 'shift required', terror: P.number.positive(), last: 'for both' },
      -1,
    ),
    row(agitation.payToReplace, { use: 'replace' }, 1),
    row(agitation.payPerCube, { use: 'cube' }, 1),
  ],
)

/** What Resolved Issues add to the price of using a space. */
export const extraCost = sum(
  'Agitation: the extra cost of Resolved Issues',
  view(
    {
      faction,
      use,
      due: flag('that use is one that can cost extra'),
      resolved: range(0, 3, 'Resolved markers of the color that makes it cost more'),
      scope: surchargeScope,
    },
    notForAll,
  ),
  (row) => [
    row(
      [agitationCost.whiteAgainstReds, agitationCost.inPropagandaRound, agitationCost.cumulative],
      { faction: 'reds', use: 'shift', due: true },
      ({ resolved }) => resolved,
    ),
    row(
      [agitationCost.redAgainstSenate, agitationCost.inPropagandaRound, agitationCost.cumulative],
      { faction: 'senate', use: 'shift', due: true },
      ({ resolved }) => resolved,
    ),
    row(
      agitationCost.whiteAgainstReds,
      { faction: 'reds', use: P.not('shift'), due: true, scope: 'every use' },
      ({ resolved }) => resolved,
    ),
    row(
      agitationCost.redAgainstSenate,
      { faction: 'senate', use: P.not('shift'), due: true, scope: 'every use' },
      ({ resolved }) => resolved,
    ),
  ],
)

/** Whether the extra cost of Resolved Issues is due. */
export const surchargeDue = first(
  'Agitation: is the extra cost of Resolved Issues due',
  view({
    first: flag(
      'it is the first space of the Faction for which extra is paid',
      'the Faction has paid extra for another space before',
    ),
    reading: surchargePerAction,
  }),
  (row) => [
    row([agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound], { first: true }, true),
    row([agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound], { reading: 'each space' }, true),
    row(agitationCost.firstSpaceOnly, {}, false),
  ],
)

/** With what the extra cost is paid. */
export const surchargePaid = first(
  'Agitation: with what the extra cost is paid',
  view({ scope: surchargeScope, time: surchargeTime }),
  (row) => [
    row(agitationCost.firstSpaceOnly, { scope: 'shifts', time: 'with the shift' }, 'the first level'),
    row([agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound], {}, 'the space'),
  ],
)

/** Whether a Faction has to have the extra cost at hand when it begins to use a space. */
export const extraCostFirst = first(
  'Agitation: is the extra cost needed to begin',
  view({
    paid: among(['the space', 'the first level'], 'what the extra cost comes with'),
    terror: flag('Terror is in the space to be removed first', 'no Terror is in the space to be removed first'),
    stop: terrorOnly,
  }),
  (row) => [
    row(
      [agitationCost.firstSpaceOnly, agitation.payPerTerror],
      { paid: 'the first level', terror: true, stop: 'allowed' },
      false,
    ),
    row([agitationCost.firstSpaceOnly, agitation.terrorFirst], {}, true),
  ],
)

/** Whether each further level of the space takes the extra cost again. */
export const surchargeRepeats = one(
  'Agitation: is the extra cost due for each level',
  view({ reading: surchargePerLevel }),
  (row) => [
    row(agitationCost.firstSpaceOnly, { reading: 'once' }, false),
    row([agitationCost.firstSpaceOnly, agitation.payPerShift], { reading: 'for each level' }, true),
  ],
)

/** What the Senate pays for Terror in its other eligible spaces before it lowers Polarization. */
export const terrorElsewhere = sum(
  'Agitation: Terror in the other spaces of the Senate',
  // Two markers in each of the twelve other spaces.
  view({ terror: range(0, 24, 'Terror markers in the other eligible spaces'), reading: senateTerror }),
  (row) => [
    row(
      [agitation.senatePolarizationTerror, agitation.payPerTerror],
      { reading: 'all eligible spaces' },
      ({ terror }) => terror,
    ),
  ],
)
