/**
 * Which spaces are adjacent to a Train for the conditions of the Non-player cards.
 *
 * @module
 */
import { type GameMap, neighbors } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../../spec/all-bridges-burning/game.js'
import { adjacentByTrain } from '../../../../../spec/all-bridges-burning/questions/non-players/terror-and-war/adjacent-by-train.js'
import type { Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../../../src/kernel/question.js'
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
