/** What the Moderates would earn by Publish. @module */

import { publishedIn, publishers } from '../4-special-activities/4.3.3-publish.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { piecesIn } from '../pieces.js'
import { SPACES, type Space } from '../vocabulary.js'
import { isPopulated, isTown } from './places.js'

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

/** The most that Publish would earn, up to the end of the track. */
export function mostPublished(map: GameMap, game: Game): number {
  const best = SPACES.map((name) => publishedAt(map, game, name)).toSorted((one, other) => other - one)
  const earned = best.slice(0, MOST_SPACES).reduce((total, one) => total + one, 0)
  return Math.min(earned, TRACKS.resources - game.resources.moderates)
}
