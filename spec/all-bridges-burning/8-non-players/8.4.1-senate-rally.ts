/** 8.4 Non-player Senate Actions, 8.4.1 Senate Rally (Card #54). @module */

import { among, first, flag, informative, prohibition, question, range, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { foreignRelations } from '../4-special-activities/4.2.2-foreign-relations.js'
import { prepare } from '../4-special-activities/4.2.3-prepare.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { cellsIn } from '../pieces.js'
import { ahead, section } from '../section.js'
import { MILITANTS, type Space } from '../vocabulary.js'
import { noResourceTracking } from './8.1.2-resources.js'
import { nonPlayerExceptions } from './8.1.3-exceptions.js'
import { distanceTo, hasEnemies } from './8.1.7-places.js'
import { endsOf, railwayTo, trainSpaces } from './8.1.7-railways.js'
import { executingInstructions, readingCards } from './8.2-cards.js'
import { rallied, redsRallyCard } from './8.3.1-reds-rally.js'
import { redsActivismCard49 } from './8.3.2-reds-activism.js'
import { redsTerrorCard } from './8.3.4-reds-terror.js'

export const nonPlayerSenate = section('nonPlayerSenate', '8.4', 'Non-player Senate Actions', {})

export const senateRallyCard54 = section('senateRallyCard54', '8.4.1', 'Senate Rally (Card #54)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.'),
  ifCellsAvailable: rule('Condition: the card applies while a Senate Cell is Available.'),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.'),

  cells: rule('Priority 1: Rally places Cells, by the six parts that follow.'),
  cellsAmongEnemies: rule('First part: in a single space that has a Senate Cell and an enemy piece other than Troops.'),
  cellsAmongEnemiesDie: rule('First part: this takes a die that shows 1 or 2.'),
  cellsAmongEnemiesPhase: rule('First part: this is for Phase I.', {
    see: ['2.4'],
    status: informative('the condition of the card already asks for Phase I'),
  }),
  cellsControl: rule('Second part: in a single populated space, to take Control of it.'),
  cellsControlSupport: rule('Nested in it: rather in a space that already has Support.'),
  cellsEmpty: rule('Third part: in a single space without Population, to take Control of it.'),
  cellsEmptyMikkeli: rule('Nested in it: rather in Mikkelin lääni than anywhere else.'),
  cellsSupport: rule('Fourth part: in every space that has Support and at most two Senate Cells.'),
  cellsSenate: rule('Fifth part: in every space where there are Senate Cells already.'),
  cellsRandom: rule('Last part: in random spaces.', { see: ['8.6'] }),
  cellsUntilThree: rule('Random spaces are added only until the limit of three is reached.'),

  foreignRelations: rule('Foreign Relations: attempted if German Vassalage is at least three.'),
  foreignRelationsFour: rule('Foreign Relations, priority 1: from four or more, German Vassalage goes down by one.'),
  foreignRelationsThree: rule(
    'Foreign Relations, priority 2: from three it goes down by one, on a die of 1 or 2 only.',
  ),

  sabotage: rule('Prepare, priority 1: a Sabotage marker is taken off a border.'),
  sabotageClosest: rule('Prepare, priority 1: the border is one closest to a Senate Train on the map.'),
  prepared: rule('Prepare, priority 2: an Available Prepared marker is placed.'),
  preparedElse: rule('Prepare, priority 2 is left out if priority 1 did anything.'),
  preparedSide: rule('Prepare, priority 2: the marker shows its Senate side.'),
  preparedTown: rule('Prepare, priority 2: it goes to a Town where there is a Senate Cell.'),
  preparedHelsinki: rule('Prepare, priority 2: of these it is one closest to Helsinki.'),
  preparedInHelsinki: rule('Prepare, priority 2: Helsinki itself counts as the closest.'),
})

export const closestBorder = question('closestBorder', {
  asks: 'By what is a border the closest to a Train?',
  kind: 'gap',
  clauses: [redsRallyCard.sabotage, senateRallyCard54.sabotageClosest],
  readings: {
    adjacency: 'By the number of spaces that lie between them, whatever borders they share.',
    Railways: 'By the number of borders that the Train would have to cross on its way to it, by Railway.',
  },
  usual: 'adjacency',
  because:
    'No measure is printed, and spaces lie beside each other by adjacency; that Sabotage hinders only Trains is another matter.',
})

export const closestWithinReach = question('closestWithinReach', {
  asks: 'What if Prepare cannot reach the border, or the Town, that is the closest of all?',
  clauses: [
    redsRallyCard.sabotage,
    senateRallyCard54.sabotageClosest,
    senateRallyCard54.preparedHelsinki,
    prepare.borderWithCell,
    prepare.onePrepared,
    readingCards.maximumExtent,
  ],
  readings: {
    'within reach': 'The closest is looked for among those where 4.2.3 lets Prepare act.',
    'of all': 'Then the priority is left out: no other border or Town will do.',
  },
  usual: 'within reach',
  because: 'A priority is executed as far as it can be, within the base rules.',
})

export const failedForeignRelations = question('failedForeignRelations', {
  asks: 'Does a Non-player whose die for Foreign Relations has failed go on to the next Special Activity of its card?',
  clauses: [
    redsActivismCard49.foreignRelations,
    senateRallyCard54.foreignRelations,
    senateRallyCard54.foreignRelationsThree,
    executingInstructions.firstPossible,
  ],
  readings: {
    conducted: 'No: Foreign Relations have been conducted, in vain.',
    tried: 'Yes: nothing has been possible so far.',
  },
  usual: 'conducted',
  because:
    'The card speaks of an attempt to conduct Foreign Relations, and in 4.2.2 an action that fails is an action.',
})

export const foreignRelationsRoll = question('foreignRelationsRoll', {
  asks: 'Does a Non-player Senate need a Success Roll to lower German Vassalage?',
  kind: 'contradiction',
  clauses: [
    senateRallyCard54.foreignRelationsFour,
    senateRallyCard54.foreignRelationsThree,
    foreignRelations.decrease,
    foreignRelations.target,
    noResourceTracking.noSpending,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    'the card': 'No: it comes down as the card says, whoever grants the Special Activity.',
    'Success Roll': 'Yes, and it never succeeds: with nothing spent the Target Value is zero.',
  },
  usual: 'the card',
  because: 'Under the base rule the priorities of the card could never do anything.',
})

export const foreignRelationsTwice = question('foreignRelationsTwice', {
  asks: 'Does a Non-player Senate that lowers German Vassalage from four to three roll for three as well?',
  clauses: [
    senateRallyCard54.foreignRelationsFour,
    senateRallyCard54.foreignRelationsThree,
    readingCards.sequential,
    foreignRelations.decrease,
  ],
  readings: {
    'one of them': 'No: which of the two priorities applies depends on where Vassalage stood.',
    both: 'Yes: the second priority comes after the first, and finds it at three.',
  },
  usual: 'one of them',
  because: '4.2.2 moves Vassalage by one.',
})

export const phaseOfCard54 = question('phaseOfCard54', {
  asks: 'Why does the first part of the Rally by card #54 ask for Phase I, as the condition of the card does?',
  kind: 'slip',
  clauses: [senateRallyCard54.cellsAmongEnemiesPhase, senateRallyCard54.ifPhaseOne],
  readings: {
    repeated: 'It repeats the condition.',
    'left over': 'It is left over from a card for both Phases.',
  },
  usual: 'repeated',
  because: 'That is what is printed.',
  editorial: 'The card is never executed in Phase II.',
})

export const phase = among([1, 2], 'the Phase')
export const cells = flag('a Senate Cell is Available', 'no Senate Cell is Available')

export const senateRally54Condition = first(
  'Non-player Senate: the condition of Rally (#54)',
  view({
    phase,
    cells,
  }),
  (row) => [
    row(senateRallyCard54.ifPhaseOne, { phase: 2 }, 'not met'),
    row(senateRallyCard54.ifCellsAvailable, { cells: false }, 'not met'),
    row([senateRallyCard54.ifPhaseOne, senateRallyCard54.ifCellsAvailable], {}, 'met'),
  ],
)

/** Whether a Rally of the Senate would place Cells in a space. */
export const placesCells = (game: Game, space: Space): boolean => rallied(game, 'senate', space) > 0

/** Whether the Senate could place Cells where it has some already, among enemies. */
export const isAmongEnemies = (game: Game, name: Space): boolean =>
  cellsIn(game.spaces[name], 'senate') > 0 && hasEnemies(game.spaces[name], 'senate') && placesCells(game, name)

export const ralliesAmongEnemies = first(
  'Non-player Senate: Cells among enemies',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
  }),
  (row) => [
    row(senateRallyCard54.cellsAmongEnemiesDie, { die: P.union(1, 2) }, true),
    row(senateRallyCard54.cellsAmongEnemiesDie, {}, false),
  ],
)

/** The other cards of the Senate refer to the first. */
const REFERRING = [
  ahead('senateRallyCard55.foreignRelations'),
  ahead('senateActivismCard.foreignRelations'),
  ahead('senateTerrorCard.foreignRelations'),
  ahead('senateMarchCard.foreignRelations'),
] as const

export const relationsOfCard = first(
  'Non-players: Foreign Relations',
  view({
    faction: among(MILITANTS, 'the Faction'),
    phase: among([1, 2], 'the Phase'),
    vassalage: range(0, TRACKS.edge, 'the Vassalage of the friendly Power'),
    reading: foreignRelationsRoll,
  }),
  (row) => [
    row(redsActivismCard49.foreignRelationsPhaseOne, { faction: 'reds', phase: 2 }, 'not considered'),
    row(redsActivismCard49.foreignRelationsTwo, { faction: 'reds', vassalage: P.not(2) }, 'not considered'),
    row([redsActivismCard49.foreignRelations, redsTerrorCard.foreignRelations], { faction: 'reds' }, 'on a die'),
    row(
      [senateRallyCard54.foreignRelations, ...REFERRING],
      { faction: 'senate', vassalage: P.number.lt(3) },
      'not considered',
    ),
    row(
      [senateRallyCard54.foreignRelationsFour, ...REFERRING],
      { faction: 'senate', vassalage: P.number.gt(3), reading: 'the card' },
      'at once',
    ),
    row(
      [senateRallyCard54.foreignRelationsThree, ...REFERRING],
      { faction: 'senate', vassalage: 3, reading: 'the card' },
      'on a die',
    ),
    row([foreignRelations.decrease, ...REFERRING], { faction: 'senate' }, 'on a die'),
  ],
)

export const relationsRoll = first(
  'Non-players: the die of Foreign Relations',
  view({ faction: among(MILITANTS, 'the Faction'), face: range(1, 6, 'the die'), reading: foreignRelationsRoll }),
  (row) => [
    row(
      [foreignRelations.target, foreignRelations.failure, noResourceTracking.noSpending],
      { faction: 'senate', reading: 'Success Roll' },
      'fails',
    ),
    row(redsActivismCard49.foreignRelations, { faction: 'reds', face: P.number.lt(3) }, 'succeeds'),
    row(senateRallyCard54.foreignRelationsThree, { faction: 'senate', face: P.number.lt(3) }, 'succeeds'),
    row(redsActivismCard49.foreignRelations, { faction: 'reds' }, 'fails'),
    row(senateRallyCard54.foreignRelationsThree, { faction: 'senate' }, 'fails'),
  ],
)

export const relationsGoOn = first(
  'Non-players: Foreign Relations once more',
  view({
    vassalage: range(0, TRACKS.edge, 'the Vassalage that the first priority has left'),
    reading: foreignRelationsTwice,
  }),
  (row) => [
    row(senateRallyCard54.foreignRelationsFour, { reading: 'one of them' }, false),
    row(senateRallyCard54.foreignRelationsThree, { vassalage: 3 }, true),
    row(senateRallyCard54.foreignRelationsThree, {}, false),
  ],
)

export const relationsInVain = first(
  'Non-players: Foreign Relations that have come to nothing',
  view({
    failed: flag('a roll has failed'),
    reading: failedForeignRelations,
  }),
  (row) => [
    row(executingInstructions.firstPossible, { reading: 'conducted' }, false),
    row([redsActivismCard49.foreignRelations, senateRallyCard54.foreignRelationsThree], { failed: false }, false),
    row([executingInstructions.firstPossible, senateRallyCard54.foreignRelationsThree], {}, true),
  ],
)

/** How far a border is from the closest Train of the Senate. */
export function distanceToTrains(map: GameMap, game: Game, border: string): number {
  const trains = trainSpaces(game, 'senate')
  if (readingOf(game, closestBorder) === 'Railways') return railwayTo(map, border, trains)
  return Math.min(...endsOf(map, border).map((end) => distanceTo(map, end, trains)))
}
