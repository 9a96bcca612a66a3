/** Readings under which a game is played, as they are written on the command line. @module */

import type { Book } from '../kernel/book/book.js'
import type { Position } from '../kernel/plays/position.js'
import { rulesOf } from '../kernel/plays/rules.js'
import { executable, type GameState } from '../kernel/sections/question.js'
import { instead } from '../lookup/nearest-word.js'

/** Either a book under some readings, or what is wrong with how they are written. */
export type ReadBook<Game extends GameState> =
  | { readonly ok: true; readonly book: Book<Game> }
  | { readonly ok: false; readonly message: string }

/** A book whose games begin under some readings, each written as `question=reading`. */
export function bookUnder<Game extends GameState>(book: Book<Game>, asked: readonly string[]): ReadBook<Game> {
  const questions = executable(book.questions)
  const names = questions.map(({ name }) => name)
  const readings: Record<string, string> = {}
  for (const one of asked) {
    const [name = '', ...rest] = one.split('=')
    const reading = rest.join('=')
    const question = questions.find((known) => known.name === name)
    if (question === undefined)
      return {
        ok: false,
        message: `"${name}" is not a question of ${book.name} that a play can show${instead(name, names)}`,
      }
    if (!question.domain.includes(reading))
      return { ok: false, message: `${name}: got "${reading}", expected one of ${question.domain.join(', ')}` }
    readings[name] = reading
  }
  if (asked.length === 0) return { ok: true, book }
  const readAs = (game: Game): Game => ({ ...game, readings: { ...game.readings, ...readings } })
  const bases = Object.fromEntries(Object.entries(book.bases ?? {}).map(([name, game]) => [name, readAs(game)]))
  return { ok: true, book: { ...book, empty: readAs(book.empty), ...(book.bases && { bases }) } }
}

/** Returns the start of a game for a play file; nothing if it is the usual start of the book. */
export const beginningIn = <Game extends GameState>(
  book: Pick<Book<Game>, 'empty'>,
  played: Book<Game>,
): { readonly from?: Position<Game> } => (played.empty === book.empty ? {} : { from: rulesOf(played).start() })
