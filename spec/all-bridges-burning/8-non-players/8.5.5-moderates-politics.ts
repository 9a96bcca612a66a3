/** 8.5.5 Moderates Politics (Card #64). @module */

import { first, flag, question, range, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { publishedIn, publishers } from '../4-special-activities/4.3.3-publish.js'
import { FORCES, TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { piecesIn } from '../pieces.js'
import { ahead, section } from '../section.js'
import { SPACES, type Space } from '../vocabulary.js'
import { isPopulated, isTown } from './8.1.7-places.js'
import { publishAtTheLimit } from './8.5.4-moderates-message-in-war.js'

export const moderatesPoliticsCard = section('moderatesPoliticsCard', '8.5.5', 'Moderates Politics (Card #64)', {
  ifPolarization: rule('Condition: the card applies at Polarization five or less.'),
  ifThreeCells: rule('Condition: the card applies with three or more Moderates Cells on the map.'),
  cube: rule('Priority 1: an Available Political cube goes to the Political Display.'),
  color: rule('Priority 1: if there are cubes of both colors, a die decides on the color.'),
  colorReds: rule('Priority 1: on 1 or 2 the cube is a Reds cube.'),
  colorSenate: rule('Priority 1: on 3 or 4 it is a Senate cube.'),
  colorNonPlayer: rule('Priority 1: on 5 or 6 it is a cube of a Non-player Faction.'),

  publish: rule('Publish follows, as on the second card for Message.', { see: ['8.5.4'] }),
  personality: rule('Personality is next, as on the card of the Moderates Rally.', {
    see: ['8.5.1'],
  }),
  dialogue: rule('Dialogue is last, as on the card for Negotiate.', { see: ['8.5.2'] }),
})

export const politicsOtherCube = question('politicsOtherCube', {
  asks: 'On a 5 or 6, whose cube do Non-player Moderates place if the Reds and the Senate are both Non-players, or neither is?',
  clauses: [moderatesPoliticsCard.colorNonPlayer],
  readings: {
    chance: 'Chance decides between the two colors.',
    'another roll': 'The die is rolled until it shows 1 to 4.',
  },
  usual: 'chance',
  because: 'Both cubes, or neither, answer to the text, so that they have equal priority.',
  kind: 'gap',
  editorial: 'both give either color an even chance',
})

export const moderatesPoliticsCondition = first(
  'Non-player Moderates: the condition of Politics (#64)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    cells: range(0, FORCES.cells.moderates, 'Moderates Cells on the map'),
  }),
  (row) => [
    row(moderatesPoliticsCard.ifPolarization, { polarization: P.number.gte(6) }, 'not met'),
    row(moderatesPoliticsCard.ifThreeCells, { cells: P.number.lt(3) }, 'not met'),
    row([moderatesPoliticsCard.ifPolarization, moderatesPoliticsCard.ifThreeCells], {}, 'met'),
  ],
)

export const politicsColor = first(
  'Non-player Moderates: the color of the cube (#64)',
  view({
    die: range(1, 6, 'what the die shows'),
    reds: flag('the Reds are a Non-player', 'the Reds are no Non-player'),
    senate: flag('the Senate is a Non-player', 'the Senate is no Non-player'),
  }),
  (row) => [
    row([moderatesPoliticsCard.color, moderatesPoliticsCard.colorReds], { die: P.union(1, 2) }, 'red'),
    row(moderatesPoliticsCard.colorSenate, { die: P.union(3, 4) }, 'white'),
    row(moderatesPoliticsCard.colorNonPlayer, { reds: true, senate: false }, 'red'),
    row(moderatesPoliticsCard.colorNonPlayer, { reds: false, senate: true }, 'white'),
    row([moderatesPoliticsCard.colorNonPlayer, ahead('randomSpaces.equalPriority')], {}, 'either'),
  ],
)

const RESOURCES_OF_A_CELL = 2
const MOST_SPACES = 2

/** The Resources that Publish would bring in a space. */
export function publishedAt(map: GameMap, { spaces }: Game, name: Space): number {
  const space = spaces[name]
  if (!isPopulated(map, name) || piecesIn(space, 'moderates') === 0) return 0
  const { personality, networks, cells } = space
  const speakers = Math.min(publishers.ask({ personality, networks }), cells.moderates.inactive)
  return publishedIn.ask({ town: isTown(name) }) + RESOURCES_OF_A_CELL * speakers
}

/** The most that Publish would add, whatever the track has room for. */
function mostAdded(map: GameMap, game: Game): number {
  const best = SPACES.map((name) => publishedAt(map, game, name)).toSorted((one, other) => other - one)
  return best.slice(0, MOST_SPACES).reduce((total, one) => total + one, 0)
}

/** The most that Publish would earn, up to the end of the track. */
export const mostPublished = (map: GameMap, game: Game): number =>
  Math.min(mostAdded(map, game), TRACKS.resources - game.resources.moderates)

/** The most that Publish would earn where a card wants it to be four, as it is read. */
export const mostWanted = (map: GameMap, game: Game): number =>
  readingOf(game, publishAtTheLimit) === 'yes' ? mostAdded(map, game) : mostPublished(map, game)
