/**
 * Which spaces are adjacent to a Train for the conditions of the Non-player cards.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { adjacentByTrain } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { wayByTrain } from '../../../commands/attack-trains.js'

/** The spaces adjacent to a Train in a space: all of them, or those that it can reach, as it is read. */
export const reachedFrom =
  (map: GameMap, game: Game) =>
  (from: Space): readonly Space[] =>
    neighbors(map, from).filter((to) => {
      if (readingOf(game, adjacentByTrain) === 'adjacent') return true
      const { railway, sabotaged, setsOut, destination } = wayByTrain(map, game, from, to)
      return railway && !sabotaged && setsOut && destination
    })
