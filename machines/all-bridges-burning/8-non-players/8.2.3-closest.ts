/** The closest places for Prepare of the Reds and the Senate: a border to Trains, and a Town to Helsinki. @module */

import { type Clause, readingOf } from 'rulewright/book'
import { distanceToTrains } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import { borderOf, type GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { gameIn, type Look, type Nested, prefer } from './8.2-priority.js'

interface OnBorder {
  readonly type: string
  readonly border: string
}

/** True if a candidate is acceptable: any one, or only the closest of all, even if that one is not available. */
export const isCloseEnough = <Candidate>(
  game: Game,
  candidate: Candidate,
  all: readonly Candidate[],
  distance: (of: Candidate) => number,
): boolean =>
  readingOf(game, cited.closestWithinReach) === 'within reach' || distance(candidate) <= Math.min(...all.map(distance))

/** True if a border is acceptable, among all with Sabotage, or all without. */
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
