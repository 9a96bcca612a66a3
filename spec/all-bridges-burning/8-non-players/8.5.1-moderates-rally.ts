/** 8.5 Non-player Moderates Actions, 8.5.1 Moderates Rally (Card #60). @module */

import {
  first,
  flag,
  formula,
  informative,
  prohibition,
  question,
  range,
  readingOf,
  rule,
  sum,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { moderatesRally } from '../3-commands/3.3.1-moderates-rally.js'
import { personality } from '../4-special-activities/4.3.1-personality.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableNetworks, cellsIn, overMap, piecesIn, withCells } from '../pieces.js'
import { section } from '../section.js'
import { SPACES, type Space, TOWNS } from '../vocabulary.js'
import { nonPlayerExceptions } from './8.1.3-exceptions.js'

export const nonPlayerModerates = section('nonPlayerModerates', '8.5', 'Non-player Moderates Actions', {})

export const moderatesRallyCard = section('moderatesRallyCard', '8.5.1', 'Moderates Rally (Card #60)', {
  ifCellsAvailable: rule('Condition: the card applies if a Moderates Cell is Available.'),
  ifNetworksAvailable: rule('Condition: it applies if a Network is Available.'),
  upToTwo: prohibition('Preliminaries: all priorities together Rally in two spaces at the most.'),
  upToMore: formula('Preliminaries: every level of Polarization from six upwards adds a space to that limit.'),

  network: rule('Priority 1: in every space with three or more Moderates Cells, a Network replaces two of them.'),
  networkNone: rule('Priority 1 leaves out spaces that have a Network.', { see: ['8.1.7'] }),
  networkRoom: rule('Priority 1 leaves out spaces that have no room for a Network.', {
    see: ['1.4.3'],
  }),

  cells: rule('Priority 2: Cells are placed, by the three parts that follow.'),
  cellsGuard: rule('First part: wherever there is a Network or the Personality with one or two Moderates Cells only.'),
  cellsGuardPersonality: rule('Nested in it: spaces with the Personality go first.'),
  cellsTown: rule('Second part: one Cell, in one more Town.'),
  cellsTownIf: rule('Second part: this needs Moderates Cells in one Town exactly.'),
  cellsTownWithout: rule('Second part: the further Town has no Moderates Cell.'),
  cellsTownRandom: rule('Second part: among such Towns it is a random one.', { see: ['8.6'] }),
  cellsPopulated: rule('Third part: one Cell, in one populated space.'),
  cellsPopulatedControl: rule('Nested a in it: spaces go first where Control can be taken away.'),
  cellsPopulatedEmpty: rule('Nested b in it: Uncontrolled spaces without Moderates go first.'),
  cellsPopulatedDie: rule('Nested a and b: a die sets their order, one way on 1 or 2, the other on 3 to 6.'),

  rallies: rule('Priority 3: Rally, by the three parts that follow.'),
  ralliesNews: rule('First of these: one Cell, in one space with News that no Cell has.'),
  ralliesNewsPhase: rule('First of these: this is for Phase II.'),
  ralliesCells: rule('Second of these: one Cell, in one space where there are Moderates Cells already.'),
  ralliesHide: rule('Third of these: in the one space where the most Moderates can be flipped Underground.'),
  ralliesHideLimit: formula('Third of these: no more than its Population and its Networks come to.', {
    see: ['3.3.1'],
    status: informative('repeats 3.3.1, which decides'),
  }),
  random: rule('At the end: Rally in random spaces that are populated.', { see: ['8.6'] }),

  news: rule('Personality, priority 1: News that a Moderates Cell has is used.'),
  newsPhase: rule('Personality, priority 1: this is for Phase II.', {
    see: ['2.4'],
    status: informative('repeats 4.3.1, which decides'),
  }),
  newsPolarization: rule('Personality, priority 1, first part: Polarization is lowered.'),
  newsPolarizationIf: rule('First part: this needs Issues+Networks (+1) at three or more.'),
  newsPolarizationBy: formula('First part: Polarization falls by half a die, rounded up.', {
    see: ['4.3.1'],
    status: informative('repeats 4.3.1, which decides'),
  }),
  newsResources: rule('Personality, priority 1, second part: Resources are gained, as many as a die shows.'),
  newsCube: rule('Personality, priority 1: with either part an Available Political cube goes to the Display.', {
    see: ['4.3.1'],
  }),
  newsCubeRandom: rule('Personality, priority 1: that cube is a random one.'),
  personality: rule('Personality, priority 2: the Available Personality is placed in a Town.'),
  personalityCells: rule('Personality, priority 2: the Town has two or more Moderates Cells.'),
})

export const moderatesMoreSpaces = question('moderatesMoreSpaces', {
  asks: 'Does Polarization six already let Non-player Moderates Rally in one space more?',
  clauses: [moderatesRallyCard.upToMore],
  readings: {
    'six counts': 'Six brings one space more, seven two.',
    'above six': 'Six brings none, seven one.',
  },
  usual: 'six counts',
  because: 'The levels at six or more are counted, and six is one of them.',
})

export const moderatesRallyDie = question('moderatesRallyDie', {
  asks: 'On a 1 or 2, do spaces whose Control can be taken away go first, or empty Uncontrolled ones?',
  clauses: [
    moderatesRallyCard.cellsPopulatedDie,
    moderatesRallyCard.cellsPopulatedControl,
    moderatesRallyCard.cellsPopulatedEmpty,
  ],
  readings: {
    'Control on 1 or 2': 'Control goes first on 1 or 2, the empty spaces on 3 to 6.',
    'Control on 3 to 6': 'The empty spaces go first on 1 or 2, Control on 3 to 6.',
  },
  usual: 'Control on 1 or 2',
  because: 'The letters of the two are lost in the text that we have; this is the order in which they stand.',
})

export const moderatesRandomRally = question('moderatesRandomRally', {
  asks: 'Which of the three things of a Rally do Non-player Moderates do in random spaces?',
  clauses: [moderatesRallyCard.random, moderatesRally.oneOfThree],
  readings: {
    'place a Cell': 'They place a Cell.',
    anything: 'One of those that change something, by chance.',
  },
  usual: 'place a Cell',
  because: 'The card says no more than to Rally there; a space without Moderates leaves nothing but a Cell.',
  kind: 'gap',
})

export const guardedNetworks = question('guardedNetworks', {
  asks: 'Non-player Moderates place Cells at a Network or the Personality with one or two Cells only: does a Network need these Cells, too?',
  clauses: [moderatesRallyCard.cells, moderatesRallyCard.cellsGuard],
  readings: {
    both: 'Yes: one or two Cells are there, with the one or the other.',
    'the Personality': 'No: every Network will do, and the Personality with one or two Cells.',
  },
  usual: 'both',
  because: 'The words on the Cells stand last and with "only", for all that was named before them.',
})

export const newsByTheCard = question('newsByTheCard', {
  asks: 'Do Non-player Moderates need the Personality and an Underground Cell to use News, of which their card says nothing?',
  kind: 'contradiction',
  clauses: [
    moderatesRallyCard.news,
    personality.newsWithPersonality,
    personality.newsUnderground,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    'as ever': 'Yes: the Personality is in the space, and the Cell with the News is Underground.',
    'by the card': 'No: any Moderates Cell that holds News will do, in any space.',
  },
  usual: 'as ever',
  because: '8.1.3 has Non-players obey all rules that it does not except, and the card refers to 4.3.1.',
})

export const moderatesRallyCondition = first(
  'Non-player Moderates: the condition of Rally (#60)',
  view({
    cells: flag('a Moderates Cell is Available', 'no Moderates Cell is Available'),
    networks: flag('a Network is Available', 'no Network is Available'),
  }),
  (row) => [
    row(moderatesRallyCard.ifCellsAvailable, { cells: true }, 'met'),
    row(moderatesRallyCard.ifNetworksAvailable, { networks: true }, 'met'),
    row([moderatesRallyCard.ifCellsAvailable, moderatesRallyCard.ifNetworksAvailable], {}, 'not met'),
  ],
)

export const moderatesRallySpaces = sum(
  'Non-player Moderates: spaces to Rally in (#60)',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization'), reading: moderatesMoreSpaces }),
  (row) => [
    row(moderatesRallyCard.upToTwo, {}, 2),
    row(
      moderatesRallyCard.upToMore,
      { polarization: P.number.gte(6), reading: 'six counts' },
      ({ polarization }) => polarization - 5,
    ),
    row(
      moderatesRallyCard.upToMore,
      { polarization: P.number.gte(7), reading: 'above six' },
      ({ polarization }) => polarization - 6,
    ),
  ],
)

export const moderatesRallyFirst = first(
  'Non-player Moderates: which spaces the die puts first (#60)',
  view({
    die: range(1, 6, 'what the die shows'),
    reading: moderatesRallyDie,
  }),
  (row) => [
    row(
      [moderatesRallyCard.cellsPopulatedDie, moderatesRallyCard.cellsPopulatedControl],
      { die: P.union(1, 2), reading: 'Control on 1 or 2' },
      'Control',
    ),
    row(
      [moderatesRallyCard.cellsPopulatedDie, moderatesRallyCard.cellsPopulatedControl],
      { die: P.union(3, 4, 5, 6), reading: 'Control on 3 to 6' },
      'Control',
    ),
    row([moderatesRallyCard.cellsPopulatedDie, moderatesRallyCard.cellsPopulatedEmpty], {}, 'empty'),
  ],
)

/** A space has room for two discs (1.4.3). */
const ROOM = 2

/** How many Moderates Cells are on the map. */
export const moderatesOnMap = (game: Game): number => overMap(game, (space) => cellsIn(space, 'moderates'))

export const townsWithModerates = ({ spaces }: Game): readonly Space[] =>
  TOWNS.filter((town) => cellsIn(spaces[town], 'moderates') > 0)

/** The space with the Personality, where it is on the map. */
export const personalitySpace = ({ spaces }: Game): Space | undefined => SPACES.find((name) => spaces[name].personality)

/** Whether a space calls for Cells of Non-player Moderates by their Rally. */
export function isGuarded(game: Game, name: Space): boolean {
  const space = game.spaces[name]
  const few = [1, 2].includes(cellsIn(space, 'moderates'))
  if (readingOf(game, guardedNetworks) === 'both') return isBase(space) && few
  return space.networks > 0 || (space.personality && few)
}

export const isBase = ({ personality, networks }: SpaceState): boolean => personality || networks > 0

/** Whether a space without a Network has room for one. */
export const lacksNetwork = ({ networks, administrations }: SpaceState): boolean =>
  networks === 0 && administrations < ROOM

/** Whether two Moderates Cells of a space could give way to a Network that is Available. */
export const canBuild = (game: Game, name: Space): boolean =>
  availableNetworks(game) > 0 && lacksNetwork(game.spaces[name]) && cellsIn(game.spaces[name], 'moderates') >= 2

/** How many Moderates Cells of a space could turn Underground by Rally: none without a Network there. */
export function hideable({ population }: GameMap, { spaces }: Game, name: Space): number {
  const { networks, cells } = spaces[name]
  return networks === 0 ? 0 : Math.min(cells.moderates.active, population[name] + networks)
}

/** How many Moderates Cells more it takes to leave a space Uncontrolled; 0 where nobody Controls it. */
export function cellsAgainstControl(space: SpaceState): number {
  const control = controlIn(space)
  if (control === 'nobody') return 0
  const other = control === 'reds' ? 'senate' : 'reds'
  return piecesIn(space, control) - piecesIn(space, other) - piecesIn(space, 'moderates')
}

/** Whether the Reds or the Senate would take Control of a space if a Moderates Cell left it. */
export function givesControl(space: SpaceState): boolean {
  const after = controlIn(withCells(space, 'moderates', { inactive: -1 }))
  return after !== 'nobody' && controlIn(space) === 'nobody'
}
