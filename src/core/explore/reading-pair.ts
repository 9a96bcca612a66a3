/** Pairs of readings: two ways to read a question, held against each other. @module */

import type { Position } from '../kernel/plays/position.js'
import { executable, type GameState, type Question } from '../kernel/sections/question.js'
import { afreshGame } from './try-or-undefined.js'

/** Two readings of a question. */
export interface Pair {
  readonly question: Question
  readonly readings: readonly [string, string]
}

/** A pair in a few words, different for every pair. */
export const readingPairName = ({ question, readings }: Pair): string => `${question.name}: ${readings.join(' | ')}`

/** The usual reading of every question that a play can tell apart, beside each of its others. */
export const pairsOf = (questions: readonly Question[]): readonly Pair[] =>
  executable(questions).flatMap((question) =>
    question.domain
      .filter((reading) => reading !== question.usual)
      .map((reading) => ({ question, readings: [question.usual, reading] as const })),
  )

/** A game under a reading of a question. The readings are a new value, so that nothing worked out before is used. */
export const gameUnder = <Game extends GameState>(game: Game, { name }: Question, reading: string): Game => ({
  ...game,
  readings: { ...game.readings, [name]: reading },
})

/** A position under a reading of a question. */
export const positionUnder = <Game extends GameState>(
  position: Position<Game>,
  question: Question,
  reading: string,
): Position<Game> => ({ ...position, game: gameUnder(position.game, question, reading) })

/** The same position as a new value, so that whatever is asked of it is asked again. */
export const afresh = <Game extends GameState>(position: Position<Game>): Position<Game> => ({
  ...position,
  game: afreshGame(position.game),
})
