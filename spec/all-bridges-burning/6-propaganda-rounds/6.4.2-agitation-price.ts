/** 6.4.2 Agitation: the price. @module */

import { among, first, flag, one, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction } from '../vocabulary.js'

const faction = among(FACTIONS, 'the Faction')

/** The uses of a space for a Faction. */
export const USES = ['shift', 'Polarization', 'replace', 'cube'] as const
const use = among(USES, 'what the space is used for')

/** The uses of a space that are open to one Faction only. */
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

export const agitationPrice = sum(
  'Agitation: the price of using a space',
  view(
    {
      faction,
      use,
      terror: range(0, 2, 'Terror markers in the space'),
      stop: cited.terrorOnly,
      last: cited.lastTerrorMarker,
    },
    notForAll,
  ),
  (row) => [
    row(cited.agitation.payPerShift, { use: 'shift' }, 1),
    row(
      cited.agitation.terrorFirst,
      { use: 'shift', faction: militant, stop: 'shift required' },
      ({ terror }) => terror,
    ),
    row(cited.agitation.payPerPolarization, { use: 'Polarization' }, 1),
    row(
      [cited.agitation.payPerTerror, cited.agitation.senatePolarizationTerror, cited.agitation.redsPolarizationTerror],
      { use: 'Polarization', faction: militant },
      ({ terror }) => terror,
    ),
    row(
      [cited.agitation.payPerTerror, cited.agitation.terrorFirst],
      { use: 'Polarization', faction: militant, terror: P.number.positive(), last: 'for both' },
      -1,
    ),
    row(
      [cited.agitation.payPerTerror, cited.agitation.terrorFirst],
      { use: 'shift', faction: militant, stop: 'shift required', terror: P.number.positive(), last: 'for both' },
      -1,
    ),
    row(cited.agitation.payToReplace, { use: 'replace' }, 1),
    row(cited.agitation.payPerCube, { use: 'cube' }, 1),
  ],
)

export const extraCost = sum(
  'Agitation: the extra cost of Resolved Issues',
  view(
    {
      faction,
      use,
      due: flag('that use is one that can cost extra'),
      resolved: range(0, 3, 'Resolved markers of the color that makes it cost more'),
      scope: cited.surchargeScope,
    },
    notForAll,
  ),
  (row) => [
    row(
      [cited.agitationCost.whiteAgainstReds, cited.agitationCost.inPropagandaRound, cited.agitationCost.cumulative],
      { faction: 'reds', use: 'shift', due: true },
      ({ resolved }) => resolved,
    ),
    row(
      [cited.agitationCost.redAgainstSenate, cited.agitationCost.inPropagandaRound, cited.agitationCost.cumulative],
      { faction: 'senate', use: 'shift', due: true },
      ({ resolved }) => resolved,
    ),
    row(
      cited.agitationCost.whiteAgainstReds,
      { faction: 'reds', use: P.not('shift'), due: true, scope: 'every use' },
      ({ resolved }) => resolved,
    ),
    row(
      cited.agitationCost.redAgainstSenate,
      { faction: 'senate', use: P.not('shift'), due: true, scope: 'every use' },
      ({ resolved }) => resolved,
    ),
  ],
)

export const surchargeDue = first(
  'Agitation: is the extra cost of Resolved Issues due',
  view({
    first: flag(
      'it is the first space of the Faction for which extra is paid',
      'the Faction has paid extra for another space before',
    ),
    reading: cited.surchargePerAction,
  }),
  (row) => [
    row([cited.agitationCost.firstSpaceOnly, cited.agitationCost.inPropagandaRound], { first: true }, true),
    row([cited.agitationCost.firstSpaceOnly, cited.agitationCost.inPropagandaRound], { reading: 'each space' }, true),
    row(cited.agitationCost.firstSpaceOnly, {}, false),
  ],
)

export const surchargePaid = first(
  'Agitation: with what the extra cost is paid',
  view({ scope: cited.surchargeScope, time: cited.surchargeTime }),
  (row) => [
    row(cited.agitationCost.firstSpaceOnly, { scope: 'shifts', time: 'with the shift' }, 'the first level'),
    row([cited.agitationCost.firstSpaceOnly, cited.agitationCost.inPropagandaRound], {}, 'the space'),
  ],
)

export const extraCostFirst = first(
  'Agitation: is the extra cost needed to begin',
  view({
    paid: among(['the space', 'the first level'], 'what the extra cost comes with'),
    terror: flag('Terror is in the space to be removed first', 'no Terror is in the space to be removed first'),
    stop: cited.terrorOnly,
  }),
  (row) => [
    row(
      [cited.agitationCost.firstSpaceOnly, cited.agitation.payPerTerror],
      { paid: 'the first level', terror: true, stop: 'allowed' },
      false,
    ),
    row([cited.agitationCost.firstSpaceOnly, cited.agitation.terrorFirst], {}, true),
  ],
)

export const surchargeRepeats = one(
  'Agitation: is the extra cost due for each level',
  view({ reading: cited.surchargePerLevel }),
  (row) => [
    row(cited.agitationCost.firstSpaceOnly, { reading: 'once' }, false),
    row([cited.agitationCost.firstSpaceOnly, cited.agitation.payPerShift], { reading: 'for each level' }, true),
  ],
)

export const terrorElsewhere = sum(
  'Agitation: Terror in the other spaces of the Senate',
  // Two markers in each of the twelve other spaces.
  view({ terror: range(0, 24, 'Terror markers in the other eligible spaces'), reading: cited.senateTerror }),
  (row) => [
    row(
      [cited.agitation.senatePolarizationTerror, cited.agitation.payPerTerror],
      { reading: 'all eligible spaces' },
      ({ terror }) => terror,
    ),
  ],
)

export type Use = (typeof USES)[number]
