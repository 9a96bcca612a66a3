/** The books that the program knows, and which of them a user means. A book is loaded when it is meant. @module */

import type { Book, ListedBook } from '#kernel'
import { instead } from '../examples/nearest.js'
import { briefly } from '../outside/escape.js'
import { Unreadable } from '../outside/unreadable.js'

/** The books that the program knows, over the components that a user gives. */
export interface Library {
  readonly books: readonly ListedBook[]
  /** The names of books that have no place for a component that the user gives, and the name of that component. */
  readonly lacking: Readonly<Record<string, string>>
}

/** Books over their own components. */
export const libraryOf = (books: readonly ListedBook[]): Library => ({ books, lacking: {} })

/** The names of the books, in one line. */
export const namesIn = ({ books }: Library): string => books.map(({ name }) => name).join(', ')

export async function bookNamed(library: Library, name: string, where = ''): Promise<Book> {
  const { books, lacking } = library
  const book = books.find((known) => known.name === name)
  if (book) return book.load()
  const component = Object.hasOwn(lacking, name) ? lacking[name] : undefined
  if (component !== undefined)
    throw new Unreadable([`${where}${name} has no component "${component}"; expected ${namesIn(library)}`])
  const names = books.map((known) => known.name)
  throw new Unreadable([`${where}"${briefly(name)}" is no book that is known here${instead(name, names)}`])
}

/** The book that the user names, or the only one. */
export async function bookMeant(library: Library, name: string | undefined, as = ''): Promise<Book> {
  if (name !== undefined) return bookNamed(library, name)
  const [only, ...others] = library.books
  if (only !== undefined && others.length === 0) return only.load()
  throw new Unreadable([`expected the name of a book${as}: ${namesIn(library)}`])
}

/** The book with which a help text shows a command. */
export const shownIn = ({ books: [first] }: Library): { readonly name: string; readonly seat: string } => ({
  name: first?.name ?? 'a-book',
  seat: first?.seats[0] ?? 'others',
})
