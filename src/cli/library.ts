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

/** The books that the program knows, over the components that a user gives. */
export interface Library {
  readonly books: readonly Book[]
  /** The names of books that have no place for a component that the user gives, and the name of that component. */
  readonly lacking: Readonly<Record<string, string>>
}

/** Books over their own components. */
export const libraryOf = (books: readonly Book[]): Library => ({ books, lacking: {} })

/** The names of the books, in one line. */
export const namesIn = ({ books }: Library): string => books.map(({ name }) => name).join(', ')

/** The book of a name. */
export function bookNamed(library: Library, name: string, where = ''): Book {
  const { books, lacking } = library
  const book = books.find((known) => known.name === name)
  if (book) return book
  const component = lacking[name]
  if (component !== undefined)
    throw new Unreadable([`${where}${name} has no component "${component}"; expected ${namesIn(library)}`])
  const names = books.map((known) => known.name)
  throw new Unreadable([`${where}"${name}" is no book that is known here${instead(name, names)}`])
}

/** The book that the user names, or the only one. */
export function bookMeant(library: Library, name: string | undefined, as = ''): Book {
  if (name !== undefined) return bookNamed(library, name)
  const [only, ...others] = library.books
  if (only !== undefined && others.length === 0) return only
  throw new Unreadable([`expected the name of a book${as}: ${namesIn(library)}`])
}

/** The book with which a help text shows a command. */
export const shownIn = ({ books: [first] }: Library): { readonly name: string; readonly seat: string } => ({
  name: first?.name ?? 'a-book',
  seat: first?.seats?.[0] ?? 'others',
})

/** The rules for a file: of the book that it names, else of the one that the user names, else of the only one. */
export function rulesFor(library: Library, source: Source, asked: string | undefined): Rules {
  const written = isRecord(source.value) ? source.value.book : undefined
  if (asked !== undefined && written === undefined) return rulesOf(bookNamed(library, asked))
  const [only] = library.books
  if (written === undefined && only !== undefined && library.books.length === 1) return rulesOf(only)
  const where = `${placeIn(source, ['book'])}: `
  if (typeof written === 'string') return rulesOf(agreed(bookNamed(library, written, where), asked, where))
  throw new Unreadable([`${where}expected the name of a book, here or as --book: ${namesIn(library)}`])
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
