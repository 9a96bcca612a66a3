/** What is closest, for Prepare of the Reds and the Senate: a border to Trains, and a Town to Helsinki. @module */

import { type Clause, readingOf } from 'rulewright/book'
import { closestWithinReach, distanceToTrains } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import { borderOf, type GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { gameIn, type Look, type Nested, prefer } from './8.2-priority.js'

interface OnBorder {
  readonly type: string
  readonly border: string
}

/** Whether a candidate will do: any will, or one that is the closest of all, whether it can be had or not. */
export const isCloseEnough = <Candidate>(
  game: Game,
  candidate: Candidate,
  all: readonly Candidate[],
  distance: (of: Candidate) => number,
): boolean =>
  readingOf(game, closestWithinReach) === 'within reach' || distance(candidate) <= Math.min(...all.map(distance))

/** Whether a border will do, of all that have Sabotage, or have none. */
export function isCloseBorder(map: GameMap, look: Look, border: string, sabotaged: boolean): boolean {
  const game = gameIn(look)
  const all = map.borders.map(([one, other]) => borderOf(one, other))
  const like = all.filter((name) => game.sabotage.includes(name) === sabotaged)
  return isCloseEnough(game, border, like, (name) => distanceToTrains(map, game, name))
}

/** The borders closest to a Train of the Senate. */
export const nearTrains = (map: GameMap, cites: Clause): Nested =>
  prefer<OnBorder>(
    cites,
    'closest to a Train of the Senate',
    (look, { border }) => -distanceToTrains(map, gameIn(look), border),
  )
