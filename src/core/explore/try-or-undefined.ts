/** Attempts: what a book may not be made for is tried, and comes to nothing where the book fails. @module */
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import { brokenLaws } from '../records/read-position.js'
import { check } from '../values/parse-result.js'

/** Does what a book may not be made for, such as a procedure that begins where it never does. */
export function tryOrUndefined<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

/** True if a game has the shape of its book and keeps its invariants. */
export const isSound = <Game extends GameState>(book: Book<Game>, game: Game): boolean =>
  check(book.schema, game).ok && brokenLaws(book, game).length === 0

/** The same game as a new value, so that whatever is asked of it is asked again. */
export const afreshGame = <Game extends GameState>(game: Game): Game => ({ ...game, readings: { ...game.readings } })
