/** 6.4.2 Agitation: the price. @module */

import { among, first, flag, one, question, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { surchargeTime } from '../3-commands/3.2.2-agitation.js'
import { FACTIONS, type Faction } from '../vocabulary.js'
import { agitationCost } from './6.2-politics-phase.js'
import { agitation } from './6.4-agitation-phase.js'

export const lastTerrorMarker = question('lastTerrorMarker', {
  asks: 'Does the Resource that removes the last Terror marker of a space also pay for a level there?',
  clauses: [agitation.payPerTerror, agitation.payPerShift, agitation.payPerPolarization, agitation.terrorFirst],
  readings: {
    'for one thing': 'No: each Resource does one thing, and a level takes another one.',
    'for both':
      'Yes: it removes the marker and, since no Terror is left, shifts a level or lowers Polarization by one.',
  },
  usual: 'for one thing',
  because:
    'What a Resource does is a list of alternatives, and the words on Terror in it tell when the last two are open; 3.2.2 has each paid for by itself.',
})

export const senateTerror = question('senateTerror', {
  asks: 'Which Terror must the Senate remove before it lowers Polarization: in the space it uses, or in all its eligible spaces?',
  clauses: [agitation.senatePolarizationTerror, agitation.terrorFirst],
  readings: {
    'used space': 'The Terror in the space that is used.',
    'all eligible spaces': 'All Terror in every space in which the Senate could act.',
  },
  usual: 'used space',
  because: 'The bullet says all Terror and names no space; the lead of 6.4.2 asks that no Terror is left in the space.',
})

export const surchargePerAction = question('surchargePerAction', {
  asks: 'Which action pays the extra cost of Resolved Issues in a Propaganda Round once?',
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound],
  readings: {
    'all Agitation': 'The whole Agitation of a Faction is one action, so its first space pays.',
    'each space': 'What is done in a space is an action of its own, so each space pays.',
  },
  usual: 'all Agitation',
  because: 'A first selected space is only spoken of where there are several spaces in one action.',
})

export const surchargePerLevel = question('surchargePerLevel', {
  asks: 'Is the extra cost of Resolved Issues due once in the first space, or for each level that is shifted there?',
  clauses: [
    agitationCost.firstSpaceOnly,
    agitationCost.whiteAgainstReds,
    agitationCost.redAgainstSenate,
    agitation.payPerShift,
  ],
  readings: {
    once: 'Once, however many levels the space is shifted.',
    'for each level': 'For each level: what is dearer is Agitation, which is paid for by the level.',
  },
  usual: 'once',
  because:
    'The cost is said to apply in a space, and each marker to add one Resource; the example, with one level, agrees with both.',
})

export const surchargeScope = question('surchargeScope', {
  asks: 'Which uses of a space carry the extra cost of Resolved Issues?',
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound],
  readings: {
    shifts: 'Only Agitation proper, which shifts Support or Opposition.',
    'every use': 'Whatever the Reds or the Senate do first in this phase.',
  },
  usual: 'shifts',
  because: 'The lists of options keep the word Agitate for shifting.',
})

export const terrorOnly = question('terrorOnly', {
  asks: 'May a Faction that Agitates stop after removing Terror, without a shift?',
  clauses: [agitation.terrorFirst, agitation.payPerTerror],
  readings: {
    allowed: 'Every Resource stands for itself: it may go into Terror alone.',
    'shift required': 'Who Agitates must shift at least one level in the end.',
  },
  usual: 'allowed',
  because: 'Removing Terror is listed among the things that a Resource buys.',
})

const faction = among(FACTIONS, 'the Faction')

/** What a Faction can use a space for. */
export const USES = ['shift', 'Polarization', 'replace', 'cube'] as const
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

export const surchargePaid = first(
  'Agitation: with what the extra cost is paid',
  view({ scope: surchargeScope, time: surchargeTime }),
  (row) => [
    row(agitationCost.firstSpaceOnly, { scope: 'shifts', time: 'with the shift' }, 'the first level'),
    row([agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound], {}, 'the space'),
  ],
)

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

export const surchargeRepeats = one(
  'Agitation: is the extra cost due for each level',
  view({ reading: surchargePerLevel }),
  (row) => [
    row(agitationCost.firstSpaceOnly, { reading: 'once' }, false),
    row([agitationCost.firstSpaceOnly, agitation.payPerShift], { reading: 'for each level' }, true),
  ],
)

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

export type Use = (typeof USES)[number]
