/** The option `--seat`: as whom somebody looks at a game. @module */
import type { Book } from '../kernel/book.js'
import { CHANCE } from '../kernel/option.js'
import type { GameState } from '../kernel/question.js'
import { type Sight, sightOf, viewersOf } from '../kernel/secrets.js'
import { Unreadable } from '../outside/unreadable.js'

/** What somebody may know who is named by `--seat`; a seat that the book does not have is a mistake. */
export function sightFor<Game extends GameState>(book: Book<Game>, seat: string): Sight<Game> {
  const known = [...viewersOf(book), CHANCE]
  if (book.seats === undefined || known.includes(seat)) return sightOf(book, seat)
  throw new Unreadable([`--seat: "${seat}" is no seat of ${book.name}, expected one of ${known.join(', ')}`])
}
