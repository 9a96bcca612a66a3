/** 8.3 Non-player Reds Actions, 8.3.1 Reds Rally (Card #48). @module */

import { example, first, flag, note, prohibition, question, readingOf, rule, view } from 'rulewright/book'
import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import { rally } from '../3-commands/3.2.1-rally.js'
import { rallyCount } from '../3-commands/3.2.1-rally-cells.js'
import { prepare } from '../4-special-activities/4.2.3-prepare.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableAdministrations, availableCells, cellsIn, inSpace, withCells, withDiscs } from '../pieces.js'
import { section } from '../section.js'
import { type Faction, LEVELS, type Militant, SPACES, type Space } from '../vocabulary.js'
import { nonPlayerExceptions } from './8.1.3-exceptions.js'
import { isPopulated } from './8.1.7-places.js'
import { readingCards } from './8.2-cards.js'

export const nonPlayerReds = section('nonPlayerReds', '8.3', 'Non-player Reds Actions', {})

export const redsRallyCard = section('redsRallyCard', '8.3.1', 'Reds Rally (Card #48)', {
  ifCellsAvailable: rule('Condition: the card applies if a Reds Cell is Available.'),
  ifAdministrationsAvailable: rule('Condition: it applies if an Administration is Available.'),
  ifRelocatable: rule('Condition: it applies if an Administration stands in Active Opposition.'),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.'),
  availableFirst: rule('Preliminaries: an Administration to be placed is taken from Available while there is one.'),
  relocate: rule('Preliminaries: else it is relocated from a space in Active Opposition.'),
  relocateKeepsControl: prohibition('Preliminaries: no Administration is relocated if that costs the Reds Control.'),
  relocateExample: example('Relocated, an Administration goes to Available and from there back to the map.', {
    see: ['1.4.2'],
  }),

  administrationCells: rule('Priority 1: Cells are placed in every space with an Administration and no Reds Cell.'),

  administration: rule('Priority 2: in a single space, Rally puts an Administration in place of two Reds Cells.'),
  administrationAvailable: rule(
    'Priority 2 needs an Available Administration, or one in Active Opposition to relocate.',
  ),
  administrationPopulation: prohibition('Priority 2 leaves out spaces that have no Population.'),
  administrationOpposition: prohibition('Priority 2 leaves out spaces already in Active Opposition.'),
  administrationRoom: prohibition('Priority 2 leaves out spaces that have no room for an Administration.', {
    see: ['1.4.3'],
  }),
  administrationAlone: rule('Priority 2 takes a space with at least two Reds Cells if there are no Senate Cells.'),
  administrationContested: rule('Priority 2 takes a space with at least three Reds where there are Senate Cells.'),

  cells: rule('Priority 3: Rally places Cells, by the three parts that follow.'),
  cellsControl: rule('Priority 3, first part: in a single populated space, to take Control of it.'),
  cellsControlAdministration: rule(
    'Nested in it: rather in a space that has an Administration and is not in Active Opposition yet.',
  ),
  cellsReds: rule('Priority 3, second part: in a single space where there are Reds already.'),
  cellsRandom: rule('Priority 3, last part: in random spaces that are populated.', { see: ['8.6'] }),
  cellsUntilThree: rule('Random spaces are added only until the limit of three is reached.'),

  sabotageLimit: prohibition('Prepare: no Sabotage is placed beyond the number of Senate Trains on the map.'),
  sabotage: rule('Prepare, priority 1: an Available Sabotage goes to a border closest to a Senate player’s Trains.'),
  sabotagePlayerOnly: prohibition('Prepare, priority 1: the Trains of a Non-player Senate do not matter for this.'),
  sabotageTown: rule('Prepare, nested in priority 1: rather at the border of a Town.'),
  prepared: rule('Prepare, priority 2: an Available Prepared marker goes to a Town with Reds Cells.', {
    see: ['4.2.3'],
  }),
  preparedHelsinki: rule('Prepare, nested in priority 2: rather close to Helsinki, with Helsinki the closest of all.'),
  noPrepare: note('The Reds may Rally in several spaces and still have nothing to Prepare.'),
  recordedAsCommand: rule('Even then a Rally in more than one space is recorded in the box for the full Command.', {
    see: ['8.2.4'],
  }),
  recordedOnlySo: prohibition('A Rally without Prepare in no more than one space is not recorded in that box.', {
    see: ['8.2.4'],
  }),
})

export const administrationByCard = question('administrationByCard', {
  asks: 'When does a Rally by card #48 put an Administration in place of two Cells?',
  kind: 'contradiction',
  clauses: [
    redsRallyCard.administration,
    readingCards.sequential,
    readingCards.maximumExtent,
    rally.cellsFirst,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    last: 'When the Cells of all spaces have been placed; its turn on the card only tells that it takes a space before them.',
    'at once': 'When it is its turn on the card, so that the two Cells are Available for the priorities after it.',
  },
  usual: 'last',
  because: '3.2.1 puts the exchange last, and 8.1.3 makes no exception from that; the card can be followed either way.',
})

export const prepareByCard = question('prepareByCard', {
  asks: 'Do Non-player Reds that have placed Sabotage place a Prepared marker as well?',
  kind: 'contradiction',
  clauses: [
    redsRallyCard.sabotage,
    redsRallyCard.prepared,
    readingCards.sequential,
    prepare.placePrepared,
    prepare.orSabotage,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    either: 'No: Prepare does one of the two.',
    both: 'Yes: the card has two priorities, one after the other.',
  },
  usual: 'either',
  because:
    '4.2.3 names the two as alternatives, and 8.1.3 makes no exception for Prepare; yet only the card of the Senate says so again.',
})

export const relocationControl = question('relocationControl', {
  asks: 'Where must relocating an Administration cost the Reds no Control?',
  clauses: [redsRallyCard.relocate, redsRallyCard.relocateKeepsControl, redsRallyCard.administration],
  readings: {
    'its origin': 'In the space that it leaves.',
    'every space': 'Also in the space that it comes to, where two Cells give way to it.',
  },
  usual: 'its origin',
  because: 'The words stand beside the space from which it is taken; what happens to the two Cells is another step.',
})

export const redsRallyCondition = first(
  'Non-player Reds: the condition of Rally (#48)',
  view({
    cells: flag('a Reds Cell is Available', 'no Reds Cell is Available'),
    administrations: flag('an Administration is Available', 'no Administration is Available'),
    relocatable: flag('an Administration stands in Active Opposition', 'no Administration stands in Active Opposition'),
  }),
  (row) => [
    row(redsRallyCard.ifCellsAvailable, { cells: true }, 'met'),
    row(redsRallyCard.ifAdministrationsAvailable, { administrations: true }, 'met'),
    row(redsRallyCard.ifRelocatable, { relocatable: true }, 'met'),
    row(
      [redsRallyCard.ifCellsAvailable, redsRallyCard.ifAdministrationsAvailable, redsRallyCard.ifRelocatable],
      {},
      'not met',
    ),
  ],
)

/** A space has room for two discs (1.4.3). */
const ROOM = 2

/** Whether an Administration stands in a space without a Reds Cell. */
export const isBare = (space: SpaceState): boolean => space.administrations > 0 && cellsIn(space, 'reds') === 0

/** Whether an Administration stands in a space in Active Opposition. */
export const isRelocatable = (space: SpaceState): boolean =>
  space.administrations > 0 && space.level === 'Active Opposition'

/** Whether an Administration could be taken from a space in Active Opposition without the Reds losing its Control. */
export const canRelocate = (space: SpaceState): boolean =>
  isRelocatable(space) && (controlIn(space) !== 'reds' || controlIn(withDiscs(space, 'reds', -1)) === 'reds')

/** Whether the Reds could place an Administration: an Available one, or else one that they relocate. */
export const hasAdministration = (game: Game): boolean =>
  availableAdministrations(game) > 0 || SPACES.some((name) => canRelocate(game.spaces[name]))

/** Whether the Reds keep the Control of a space, if they have it, when two Cells give way to an Administration. */
const keepsControl = (space: SpaceState): boolean =>
  controlIn(space) !== 'reds' || controlIn(withDiscs(withCells(space, 'reds', { inactive: -2 }), 'reds', 1)) === 'reds'

/** Whether an Administration may come to a space: one that is relocated might have to keep Control there. */
const mayComeTo = (game: Game, name: Space): boolean =>
  availableAdministrations(game) > 0 ||
  readingOf(game, relocationControl) === 'its origin' ||
  keepsControl(game.spaces[name])

/** Whether two Reds Cells of a space can give way to an Administration there. */
export function isSite(map: GameMap, game: Game, name: Space): boolean {
  const space = game.spaces[name]
  const { level, administrations, networks } = space
  const enough = cellsIn(space, 'senate') > 0 ? 3 : 2
  return (
    isPopulated(map, name) &&
    level !== 'Active Opposition' &&
    administrations === 0 &&
    networks < ROOM &&
    cellsIn(space, 'reds') >= enough &&
    mayComeTo(game, name)
  )
}

/** How many Cells a Non-player would place by Rally in a space. */
export function rallied(game: Game, faction: Faction, name: Space): number {
  const towardSupport = LEVELS.indexOf(game.spaces[name].level) - LEVELS.indexOf('Neutral')
  const support = Math.max(0, towardSupport)
  const opposition = Math.max(0, -towardSupport)
  const count = rallyCount.ask({ faction, support, opposition, hindrance: 0, offset: 0, reading: 'below zero' })
  return Math.min(count, availableCells(game, faction))
}

/** The game after a Faction has placed its Cells in a space by Rally. */
export const afterRally = (game: Game, faction: Faction, name: Space): Game =>
  inSpace(game, name, (space) => withCells(space, faction, { inactive: rallied(game, faction, name) }))

/** Whether a Faction would take Control of a space by the Cells that it would place there by Rally. */
export const ralliesToControl = (game: Game, faction: Militant, name: Space): boolean =>
  controlOf.compute(game, { space: name }) !== faction &&
  controlOf.compute(afterRally(game, faction, name), { space: name }) === faction
