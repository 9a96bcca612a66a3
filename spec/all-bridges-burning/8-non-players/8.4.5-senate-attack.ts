/** 8.4.5 Senate Attack (Card #58). @module */

import { among, exception, first, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import { section } from '../section.js'
import { redsAttackCard } from './8.3.5-reds-attack.js'

export const senateAttackCard = section('senateAttackCard', '8.4.5', 'Senate Attack (Card #58)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifSameSpace: rule('Condition: it applies if three or more Senate Cells share a space with Reds or Russians.'),
  ifTrains: rule('Condition: it applies, too, if four or more with a Train marker have Reds or Russians adjacent.'),
  selectThenTarget: rule('Preliminaries: two priorities select who Attacks, the two after them what is Attacked.'),
  trainGroups: rule('Preliminaries: a group that Attacks by Train into an adjacent space has three to five Cells.', {
    see: ['3.2.4'],
  }),
  oneStays: rule('Preliminaries: one Cell or more stays where such a group sets out.'),
  activeStays: rule('Preliminaries: given the choice, an Active Cell is the one that stays.'),
  redsGain: prohibition('Preliminaries: no Train moves Attackers if the Reds gain Control of Town Population by it.'),
  senateLoses: prohibition('Preliminaries: nor does it if Control of Town Population is lost to the Senate by it.'),
  jaegerWithTrains: rule('Preliminaries: given the choice, a Jaeger is in the group of a Train.'),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.'),

  prepareFirst: rule('Before the Attack the Senate tries the Prepare of this card.'),
  prepareNotLimited: exception('In a Limited Command it does not try that.'),
  limitedOtherwise: rule('Where Prepare proves impossible, the Attack is a Limited Command only.'),
  limitedIfOpen: rule('That needs a Sequence of Play which leaves a Limited Command open.', {
    see: ['2.0'],
  }),

  selectCapability: rule('First to select: every group of three or more Senate Cells with a Capability.'),
  selectThree: rule('Second to select: every group of three or more Senate Cells.'),
  selectLargest: rule('Nested in it: the largest group is selected first.'),

  attackTown: rule('First to Attack: each selected group that is in a Town.'),
  attackTownByTrain: rule('Likewise each that can Attack a Town in which there are Reds Cells.'),
  attackTownWithTrain: rule('Nested a in it: groups that have a Senate Train go first.'),
  attackTownPopulation: rule('Nested b in it: then the highest Population goes first.'),

  attackCloser: rule('Second to Attack: each selected group that gets closer to a Town not Controlled by the Senate.'),
  attackCloserNotYet: rule('Second to Attack: only groups that have made no Attack so far.'),
  attackCloserWithTrain: rule('Nested in the second, too: groups that have a Senate Train go first.', {
    see: ['3.2.4'],
  }),

  sabotage: rule('Prepare: a Sabotage marker is taken off a border.'),
  sabotageClosest: rule('Prepare: the border is one closest to a Senate Train on the map.'),
})

export const attackCloser = question('attackCloser', {
  kind: 'contradiction',
  asks: 'The Senate Attacks with groups so that they come closer to a Town, those with a Train first: do others Attack where they stand?',
  clauses: [senateAttackCard.attackCloser, senateAttackCard.attackCloserWithTrain],
  readings: {
    'by Train only': 'No: only a Train takes Attackers to another space, so only those groups come closer.',
    'where it stands, too': 'Yes: those with a Train go first, and the others Attack in their own space.',
  },
  usual: 'by Train only',
  because:
    'A group that stays where it is does not come closer; that groups with a Train go first is then without effect.',
})

export const attackPhase = question('attackPhase', {
  asks: 'The cards for Attack ask for Phase II before the first of two alternatives: does the second need it, too?',
  clauses: [redsAttackCard.ifPhaseTwo, senateAttackCard.ifPhaseTwo],
  readings: {
    both: 'Phase II holds for both.',
    'the first': 'Phase II holds for the first only.',
  },
  usual: 'both',
  because: 'It is the condition of the whole card, before the alternatives.',
  editorial:
    'an Attack can only be selected in Phase II anyway (3.2.4), and a card that cannot be executed is discarded (8.2.3)',
})

export const townWithEnemyCells = question('townWithEnemyCells', {
  asks: 'The cards Attack with groups that are in a Town or can Attack a Town with enemy Cells: must such Cells be in the own Town, too?',
  clauses: [
    redsAttackCard.attackTown,
    redsAttackCard.attackTownByTrain,
    senateAttackCard.attackTown,
    senateAttackCard.attackTownByTrain,
  ],
  readings: {
    'other Towns': 'No: the enemy Cells belong to a Town that is reached by Train.',
    'every Town': 'Yes: there must be enemy Cells in whichever Town is Attacked.',
  },
  usual: 'other Towns',
  because: 'They are named with the second alternative only; Troops and Administrations can be Attacked as well.',
})

export const groups = {
  phase: among([1, 2], 'the Phase'),
  together: range(0, FORCES.cells.senate, 'the most Senate Cells in a space with Reds or Russians'),
  byTrain: range(0, FORCES.cells.senate, 'the most Senate Cells with a Train next to Reds or Russians'),
} as const

export const senateAttackCondition = first('Non-player Senate: the condition of Attack (#58)', view(groups), (row) => [
  row(senateAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(senateAttackCard.ifSameSpace, { together: P.number.gte(3) }, 'met'),
  row(senateAttackCard.ifTrains, { byTrain: P.number.gte(4) }, 'met'),
  row([senateAttackCard.ifSameSpace, senateAttackCard.ifTrains], {}, 'not met'),
])
