/**
 * The books that the program knows, and which of them a file or a user means.
 *
 * @module
 */
import { instead } from '../examples/nearest.js'
import { type Misread, misreadLine, readSource } from '../examples/source.js'
import type { Book } from '../kernel/book.js'
import { isRecord } from '../kernel/json.js'
import { type Rules, rulesOf } from '../kernel/rules.js'
import { Unreadable } from './io.js'

/** The books that the program knows. */
export type Library = readonly Book[]

/** The book of a name. */
export function bookNamed(library: Library, name: string, where = ''): Book {
  const book = library.find((known) => known.name === name)
  if (book) return book
  const names = library.map((known) => known.name)
  throw new Unreadable([`${where}"${name}" is no book that is known here${instead(name, names)}`])
}

/** The rules for a file: of the book that it names, else of the one that the user names, else of the only one. */
export function rulesFor(library: Library, file: string, asked: string | undefined): Rules {
  const source = readSource(file)
  if (!source.ok) throw unreadable(source.misread)
  const written = isRecord(source.value.value) ? source.value.value.book : undefined
  if (asked !== undefined && written === undefined) return rulesOf(bookNamed(library, asked))
  const [only] = library
  if (written === undefined && only !== undefined && library.length === 1) return rulesOf(only)
  const { line, column } = source.value.spotOf(['book'])
  const where = `${file}:${line}:${column}: book: `
  if (typeof written === 'string') return rulesOf(agreed(bookNamed(library, written, where), asked, where))
  const names = library.map(({ name }) => name).join(', ')
  throw new Unreadable([`${where}expected the name of a book, here or as --book: ${names}`])
}

function agreed(book: Book, asked: string | undefined, where: string): Book {
  if (asked === undefined || asked === book.name) return book
  throw new Unreadable([`${where}the file is about ${book.name}, but --book says ${asked}`])
}

/** What is wrong with a file, for the user. */
export const unreadable = (misread: readonly Misread[]): Unreadable => new Unreadable(misread.map(misreadLine))
