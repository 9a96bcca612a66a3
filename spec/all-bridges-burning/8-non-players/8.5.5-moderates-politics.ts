/** 8.5.5 Moderates Politics (Card #64). @module */

import { first, flag, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { publishedIn, publishers } from '../4-special-activities/4.3.3-publish.js'
import { FORCES, TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { piecesIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { SPACES, type Space } from '../vocabulary.js'
import { isPopulated, isTown } from './8.1.7-places.js'

export const moderatesPoliticsCondition = first(
  'Non-player Moderates: the condition of Politics (#64)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    cells: range(0, FORCES.cells.moderates, 'Moderates Cells on the map'),
  }),
  (row) => [
    row(cited.moderatesPoliticsCard.ifPolarization, { polarization: P.number.gte(6) }, 'not met'),
    row(cited.moderatesPoliticsCard.ifThreeCells, { cells: P.number.lt(3) }, 'not met'),
    row([cited.moderatesPoliticsCard.ifPolarization, cited.moderatesPoliticsCard.ifThreeCells], {}, 'met'),
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
    row([cited.moderatesPoliticsCard.color, cited.moderatesPoliticsCard.colorReds], { die: P.union(1, 2) }, 'red'),
    row(cited.moderatesPoliticsCard.colorSenate, { die: P.union(3, 4) }, 'white'),
    row(cited.moderatesPoliticsCard.colorNonPlayer, { reds: true, senate: false }, 'red'),
    row(cited.moderatesPoliticsCard.colorNonPlayer, { reds: false, senate: true }, 'white'),
    row([cited.moderatesPoliticsCard.colorNonPlayer, cited.randomSpaces.equalPriority], {}, 'either'),
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
  readingOf(game, cited.publishAtTheLimit) === 'yes' ? mostAdded(map, game) : mostPublished(map, game)
