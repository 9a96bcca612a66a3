/**
 * The books that the program knows, and which of them a file or a user means.
 *
 * @module
 */
import { instead } from '../examples/nearest.js'
import { type Misread, misreadLine, placeIn, readSource, type Source } from '../examples/source.js'
import type { Book } from '../kernel/book.js'
import { isRecord } from '../kernel/json.js'
import { type Rules, rulesOf } from '../kernel/rules.js'
import { type Io, Unreadable } from './io.js'

/** The books that the program knows. */
export type Library = readonly Book[]

/** The book of a name. */
export function bookNamed(library: Library, name: string, where = ''): Book {
  const book = library.find((known) => known.name === name)
  if (book) return book
  const names = library.map((known) => known.name)
  throw new Unreadable([`${where}"${name}" is no book that is known here${instead(name, names)}`])
}

/** The first book: it is meant where nobody names one. */
export function firstOf([first]: Library): Book {
  if (first === undefined) throw new Unreadable(['no book is known here'])
  return first
}

/** The rules for a file: of the book that it names, else of the one that the user names, else of the only one. */
export function rulesFor(library: Library, source: Source, asked: string | undefined): Rules {
  const written = isRecord(source.value) ? source.value.book : undefined
  if (asked !== undefined && written === undefined) return rulesOf(bookNamed(library, asked))
  const [only] = library
  if (written === undefined && only !== undefined && library.length === 1) return rulesOf(only)
  const where = `${placeIn(source, ['book'])}: `
  if (typeof written === 'string') return rulesOf(agreed(bookNamed(library, written, where), asked, where))
  const names = library.map(({ name }) => name).join(', ')
  throw new Unreadable([`${where}expected the name of a book, here or as --book: ${names}`])
}

function agreed(book: Book, asked: string | undefined, where: string): Book {
  if (asked === undefined || asked === book.name) return book
  throw new Unreadable([`${where}the file is about ${book.name}, but --book says ${asked}`])
}

/** A file, open: it must be readable. */
export function opened(file: string, { piped }: Pick<Io, 'piped'>): Source {
  const source = readSource(file, piped)
  if (!source.ok) throw unreadable(source.misread)
  return source.value
}

/** What is wrong with a file, for the user. */
export const unreadable = (misread: readonly Misread[]): Unreadable => new Unreadable(misread.map(misreadLine))
