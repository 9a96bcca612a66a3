/** Named beginnings: a book whose games begin in one of the games that it names, and by its optional rules. @module */
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import { instead } from '../lookup/nearest-word.js'
import type { ReadBook } from './book-under-readings.js'

/** In which game of the book, and by which of its optional rules; both are those of every game where nothing is said. */
export interface NamedBeginning {
  readonly from?: string
  readonly variants?: readonly string[]
}

/** A book whose games begin so, or what is wrong with a name. */
export function bookFrom<Game extends GameState>(
  book: Book<Game>,
  { from, variants = [] }: NamedBeginning,
): ReadBook<Game> {
  const { bases = {}, variants: known = {}, title } = book
  const base = from === undefined || from === 'empty' ? book.empty : Object.hasOwn(bases, from) && bases[from]
  if (!base) return unknown(`"${from}" is no game that ${title} names`, from ?? '', Object.keys(bases))
  const stranger = variants.find((name) => !Object.hasOwn(known, name))
  if (stranger !== undefined)
    return unknown(`"${stranger}" is not an optional rule of ${title}`, stranger, Object.keys(known))
  const changes = variants.map((name) => known[name])
  // A game that begins as every game of the book is the same one, and is kept without its beginning.
  if (base === book.empty && changes.length === 0) return { ok: true, book }
  return { ok: true, book: { ...book, empty: Object.assign({}, base, ...changes) as Game } }
}

function unknown(message: string, name: string, names: readonly string[]) {
  return { ok: false, message: `${message}${instead(name, names)}` } as const
}
