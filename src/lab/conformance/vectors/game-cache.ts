/** Plain games and choices: what of a position, and of what is chosen in it, a foreign engine can know. @module */

import {
  canonical,
  changes,
  type Decision,
  type GameState,
  type Json,
  namedOf,
  type Option,
  type Over,
  offeredIn,
  type Readings,
  type RefusedChoice,
  recently,
} from '#core'
import type { Change } from '../format/case.js'
import { digestOf } from '../format/digest.js'
import type { DueDecision, PlainChoice, PlainGame } from '../format/situation.js'

/** The number of games to remember, because making cases asks about the same ones repeatedly. */
const MANY = 500

/** A game without its readings; of the same game, asked about lately, it is the same value. */
export const plainGame: <Game extends GameState>(whole: Game) => PlainGame = recently(
  ({ readings: _, ...game }: GameState) => game as PlainGame,
  MANY,
)

/** The name of a game in a folder of vectors. */
export const positionIdOf: (game: PlainGame) => string = recently(
  (game: PlainGame) => digestOf(game).slice(0, 16),
  MANY,
)

/** A game under readings. */
export const gameFrom = <Game extends GameState>(game: PlainGame, readings: Readings): Game =>
  ({ readings, ...game }) as unknown as Game

export const plainChoice = (choice: Pick<RefusedChoice, 'seat' | 'option'>): PlainChoice =>
  namedOf(choice) as PlainChoice

/** The option that a choice means. */
export function optionIn({ seat: _, ...option }: PlainChoice): Option {
  return option
}

/** Lists the options of a decision, free actions included, as choices in canonical order. */
export const plainOffered = (decision: Decision): readonly PlainChoice[] =>
  inOrder(offeredIn(decision).map(plainChoice))

/** Different choices in canonical order. */
export const inOrder = (choices: readonly PlainChoice[]): readonly PlainChoice[] =>
  [...new Map(choices.map((choice) => [canonical(choice), choice]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, choice]) => choice)

/** The decision, reduced to the parts that another engine can know. */
export const plainDue = (due: Decision | Over): DueDecision =>
  due.over ? { over: true, outcome: due.outcome } : { seat: due.seat, asks: due.asks }

/** Compares two games. Lists every differing place with its new value. */
export const changesBetween = (before: PlainGame, after: PlainGame): readonly Change[] =>
  changes(before, after)
    .map(({ path, to }) => ({ at: [...path], ...(to !== undefined && { to: to as Json }) }))
    .sort((a, b) => (canonical(a.at) < canonical(b.at) ? -1 : 1))
