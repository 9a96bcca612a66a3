/** 8.4.6 Senate March (Card #59). @module */

import { exception, first, note, one, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import { section } from '../section.js'
import { executingInstructions, readingCards } from './8.2-cards.js'
import { redsAttackCard } from './8.3.5-reds-attack.js'
import { redsMarchCard } from './8.3.6-reds-march.js'
import { senateRallyCard54 } from './8.4.1-senate-rally.js'
import { groups, senateAttackCard } from './8.4.5-senate-attack.js'

export const senateMarchCard = section('senateMarchCard', '8.4.6', 'Senate March (Card #59)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifNoneTogether: rule(
    'Condition: it applies if nowhere three or more Senate Cells share a space with Reds or Russians.',
  ),
  ifNoneByTrain: rule('Condition: nor may four or more with a Train marker have Reds or Russians adjacent.'),
  groups: rule('Preliminaries: groups are formed first, and then they March.'),
  groupsThree: rule('Preliminaries: a group has three Senate Cells or more.'),
  groupsFive: prohibition('Preliminaries: a group has five Senate Cells at the most.'),
  oneStays: rule('Preliminaries: one Senate Cell or more stays in each space that a group leaves.'),
  activeStays: rule('Preliminaries: if that can be, an Active Cell is the one that stays.'),
  keepTowns: prohibition('Preliminaries: no March costs the Senate its Control of a Town.'),
  keepTownsSince: rule('Preliminaries: that means Towns it Controlled when the Command began.'),
  othersGain: prohibition('Preliminaries: no March gives another Faction Control of a Town.'),
  jaegerWithTrains: rule('Preliminaries: given the choice, a Jaeger is in the group of a Train.'),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.'),
  selectThenMove: rule('Preliminaries: two priorities select who Marches, the two after them where to.'),

  prepareFirst: rule('Before the March the Senate tries the Prepare of this card.'),
  prepareNotLimited: exception('In a Limited Command it does not try that.'),
  limitedOtherwise: rule('Where Prepare proves impossible, the March is a Limited Command only.'),
  limitedIfOpen: rule('That needs a Sequence of Play which leaves a Limited Command open.', {
    see: ['2.0'],
  }),

  selectCapability: rule('First to select: every Senate group of three or more Cells with a Senate Capability.'),
  selectThree: rule('Second to select: every Senate group of three or more Cells.'),
  selectLargest: rule('Nested in it: the largest of these is selected first.'),

  control: rule('First to March: each selected group that can thereby bring a Town under Senate Control.'),
  controlPopulation: rule('Nested in it: Towns of the highest Population go first.'),
  closer: rule('Second to March: each selected group that gets closer to a Town not Controlled by the Senate.'),
  closerNotYet: rule('Second to March: only groups that have not moved so far.'),
  closerPopulation: rule('Nested in the second, too: Towns of the highest Population go first.'),
  sameDestination: note('Several groups may end in one and the same space.'),

  sabotage: rule('Prepare: a Sabotage marker is taken off a border.'),
  sabotageClosest: rule('Prepare: the border is one closest to a Senate Train.'),
  foreignRelations: rule('Foreign Relations are next, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
})

export const sabotageWithoutTrains = question('sabotageWithoutTrains', {
  asks: 'Which Sabotage does a Non-player Senate remove if it has no Train on the map?',
  kind: 'gap',
  clauses: [senateRallyCard54.sabotageClosest, senateAttackCard.sabotageClosest, senateMarchCard.sabotageClosest],
  readings: {
    none: 'None: no border is closest to a marker that is not there.',
    'any border': 'That of any border, by chance.',
  },
  usual: 'none',
  because: 'The priority selects its border by a Train; without one it selects none.',
})

export const adjacentByTrain = question('adjacentByTrain', {
  asks: 'The cards for Attack and March ask for a Train with enemies adjacent: across any border, or along an open Railway?',
  clauses: [redsAttackCard.ifTrains, senateAttackCard.ifTrains, senateMarchCard.ifNoneByTrain],
  readings: {
    adjacent: 'Any space with a common border counts.',
    'by Railway': 'Only a space counts into which the Train could bring Attackers.',
  },
  usual: 'adjacent',
  because:
    'That is the word, and it has a meaning of its own; an Attack that then proves impossible is left for another card.',
})

export const closerToWhichTown = question('closerToWhichTown', {
  asks: 'Groups of the Non-player Senate come closer to a Town without Senate Control: to any such Town, or to the nearest?',
  clauses: [senateAttackCard.attackCloser, senateMarchCard.closer],
  readings: {
    'some Town': 'It is enough to come closer to one of them.',
    'the nearest': 'The way to the nearest of them must become shorter.',
  },
  usual: 'some Town',
  because: 'The card says a Town, and favors those of the most Population where it can choose.',
})

export const foreignRelationsInMarch = question('foreignRelationsInMarch', {
  kind: 'contradiction',
  asks: 'The card for Senate March lists Foreign Relations after Prepare, yet without Prepare the March is a Limited Command: when are they conducted?',
  clauses: [
    senateMarchCard.limitedOtherwise,
    senateMarchCard.limitedIfOpen,
    senateMarchCard.foreignRelations,
    executingInstructions.firstPossible,
  ],
  readings: {
    'with no Limited Command open': 'Only where Prepare is impossible and no Limited Command can be taken.',
    'in place of Prepare': 'Wherever Prepare is impossible; if they are, too, the March is a Limited Command.',
  },
  usual: 'with no Limited Command open',
  because: 'The Limited Command depends on Prepare alone, by its words.',
})

export const prepareWithoutSabotage = question('prepareWithoutSabotage', {
  asks: 'For its Attack and its March the Senate removes Sabotage: if there is none, does it place a Prepared marker as by its other cards?',
  clauses: [
    senateAttackCard.prepareFirst,
    senateAttackCard.sabotage,
    senateMarchCard.prepareFirst,
    senateMarchCard.sabotage,
    senateRallyCard54.preparedElse,
  ],
  readings: {
    'no Prepare': 'No: without Sabotage it cannot Prepare by these cards.',
    'a Prepared marker': 'Yes: what Prepare is stands on the card of the Rally.',
  },
  usual: 'no Prepare',
  because:
    'These two cards have a text of their own, without a Prepared marker, where the others refer to that of the Rally.',
})

export const selectionOrder = question('selectionOrder', {
  asks: 'Groups that Attack or March are selected in an order, and then their targets have an order, too: which one goes first?',
  clauses: [
    senateAttackCard.selectCapability,
    senateAttackCard.selectLargest,
    senateAttackCard.attackTownWithTrain,
    senateAttackCard.attackTownPopulation,
    senateMarchCard.selectCapability,
    senateMarchCard.selectLargest,
    senateMarchCard.controlPopulation,
    senateMarchCard.closerPopulation,
    redsAttackCard.selectCapability,
    redsAttackCard.selectThree,
    redsAttackCard.attackTrains,
    redsAttackCard.attackTownWithTrain,
    redsAttackCard.attackTownPopulation,
    redsAttackCard.attackProvinceWithTrain,
    redsMarchCard.selectTroops,
    redsMarchCard.selectSupport,
    redsMarchCard.gainPopulation,
    redsMarchCard.gainLeastOpposition,
    redsMarchCard.breakPopulation,
  ],
  readings: {
    'targets first': 'The order of the targets; that of the selection decides where they are equal.',
    'selection first': 'The order of the selection; that of the targets decides where groups are equal.',
  },
  usual: 'targets first',
  because: 'The priorities with the targets say what is done with the groups that are already selected.',
})

export const moreThanTwo = question('moreThanTwo', {
  asks: 'Do more than two Capabilities go along with a group of a Non-player where no second group is left to take some of them?',
  clauses: [redsAttackCard.splitCapabilities, senateAttackCard.splitCapabilities, senateMarchCard.splitCapabilities],
  readings: {
    two: 'No: a group takes two at the most.',
    'all of them': 'Yes: with nothing to split, all go along that can.',
  },
  usual: 'two',
  because: 'Each group is to have as close to two as possible, and more than two are of no use in an Attack (1.4.3).',
})

export const townsKeptWhen = question('townsKeptWhen', {
  asks: 'The Senate does not March so that it loses a Town: after each group, or when the Command is over?',
  clauses: [
    senateMarchCard.keepTowns,
    senateMarchCard.keepTownsSince,
    senateMarchCard.othersGain,
    readingCards.sequential,
  ],
  readings: {
    'after each group': 'No group leaves a Town that is then not under its Control, or under that of another Faction.',
    'at the end':
      'A group may leave such a Town if another one, that can win no other Town, is sure to bring it back in the same Command.',
  },
  usual: 'after each group',
  because: 'The groups March one after another, and the start of the Command is named while its end is not.',
})

export const senateGroups = question('senateGroups', {
  asks: 'The Senate forms groups of three to five: is each as large as can be, or are they so formed that the fewest Cells are left over?',
  clauses: [
    senateAttackCard.trainGroups,
    senateMarchCard.groups,
    senateMarchCard.groupsThree,
    senateMarchCard.groupsFive,
    senateMarchCard.selectLargest,
  ],
  readings: {
    'the largest': 'Five Cells go where five can, though fewer than three are left over then.',
    'the fewest left over': 'Six Cells go as three and three, and seven as four and three.',
  },
  usual: 'the largest',
  because: 'Where groups are compared, the largest one goes first; nothing is said of how many there are.',
})

/** The fewest Cells that are a group. */
export const GROUP = 3

/** The most Cells that move as a group. */
export const MOST = 5

export const nextGroup = one(
  'Non-player Senate: the Cells of the next group',
  view({ cells: range(0, FORCES.cells.senate, 'Cells that can be in groups'), reading: senateGroups }),
  (row) => [
    row(senateMarchCard.groupsThree, { cells: P.number.lt(GROUP) }, 0),
    row(senateMarchCard.groups, { cells: P.number.between(GROUP, MOST) }, ({ cells }) => cells),
    row(senateMarchCard.selectLargest, { cells: P.number.gt(MOST), reading: 'the largest' }, MOST),
    row(
      senateMarchCard.groupsThree,
      { cells: P.number.between(6, 7), reading: 'the fewest left over' },
      (v) => v.cells - GROUP,
    ),
    row(senateMarchCard.groupsFive, { cells: P.number.gte(8), reading: 'the fewest left over' }, MOST),
  ],
)

export const senateMarchCondition = first('Non-player Senate: the condition of March (#59)', view(groups), (row) => [
  row(senateMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(senateMarchCard.ifNoneTogether, { together: P.number.gte(3) }, 'not met'),
  row(senateMarchCard.ifNoneByTrain, { byTrain: P.number.gte(4) }, 'not met'),
  row([senateMarchCard.ifPhaseTwo, senateMarchCard.ifNoneTogether, senateMarchCard.ifNoneByTrain], {}, 'met'),
])

export const townMayBeLent = one(
  'Non-player Senate: a Town that is brought back',
  view({ reading: townsKeptWhen }),
  (row) => [
    row([senateMarchCard.keepTowns, senateMarchCard.othersGain], { reading: 'after each group' }, false),
    row([senateMarchCard.keepTowns, senateMarchCard.keepTownsSince], { reading: 'at the end' }, true),
  ],
)
