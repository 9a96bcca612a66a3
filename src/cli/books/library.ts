/** The books that the program knows, and which of them a user means. A book is loaded when it is meant. @module */

import { type Book, briefly, isPath, type ListedBook, Unreadable } from '#core'
import { bookWithTitle, MOST_WORDS, meantText } from './book-titles.js'

/** The books that the program knows, over the components that a user gives. */
export interface Library {
  readonly books: readonly ListedBook[]
  /** The books that have no place for a component that the user gives, and the name of that component. */
  readonly lacking: readonly { readonly book: ListedBook; readonly component: string }[]
  /** The names of the books of the package in which somebody works. */
  readonly worked?: readonly string[]
  /** The book that is meant where none is named. */
  readonly usual?: string
  /** The variable or the file that sets the usual book, if any. */
  readonly usualIn?: string
}

/** Books over their own components. */
export const libraryOf = (books: readonly ListedBook[]): Library => ({ books, lacking: [] })

/** Formats the name of a book, with the short name in brackets. */
export const calledBy = ({ name, short }: Pick<ListedBook, 'name' | 'short'>): string =>
  short === undefined ? name : `${name} (${short})`

/** The names of the books, in one line. */
export const namesIn = ({ books }: Library): string => books.map(calledBy).join(', ')

/** The shortest names of the books, in one line. */
export const shortNamesIn = ({ books }: Library): string => books.map(({ name, short }) => short ?? name).join(', ')

/** True if a word names a book: its name or short name in any case, or a name given by a user. */
const isMeant = ({ name, short, called = [] }: ListedBook, word: string): boolean =>
  called.includes(word) || [name, short].some((one) => one?.toLowerCase() === word.toLowerCase())

/** True if a word names one of the books. */
export const isKnown = (library: Library, word: string): boolean => meantBy(library, word) !== undefined

/** The book that a word means: by a name, or else by its printed title, if only one has it. */
const meantBy = ({ books }: Library, word: string): ListedBook | undefined =>
  books.find((book) => isMeant(book, word)) ?? bookWithTitle(books, word)

/** The whole name of the book that a word means; the word itself where it means none. */
export const wholeName = (library: Library, word: string): string => meantBy(library, word)?.name ?? word

/** The book that the first of some words means, or else one that is named otherwise; and the other words. */
export function bookFirst(
  library: Library,
  words: readonly string[],
  otherwise?: string,
): { readonly name: string | undefined; readonly others: readonly string[] } {
  // A title of several words need not stand in quotes.
  for (let many = 1; many <= Math.min(words.length, MOST_WORDS); many++) {
    const book = meantBy(library, words.slice(0, many).join(' '))
    if (book) return { name: book.name, others: words.slice(many) }
  }
  return { name: otherwise, others: words }
}

/** The book and the word behind it that a user says; one word alone that means no book stands behind the one that is usually meant. */
export function bookAndWord(
  library: Library,
  first: string | undefined,
  second: string | undefined,
): readonly [book: string | undefined, word: string | undefined] {
  if (first === undefined || second !== undefined || library.usual === undefined) return [first, second]
  const isBook = isKnown(library, first) || isPath(first) || library.lacking.some(({ book }) => isMeant(book, first))
  return isBook ? [first, undefined] : [undefined, first]
}

export async function bookNamed(library: Library, name: string, where = ''): Promise<Book> {
  const { lacking } = library
  const book = meantBy(library, name)
  if (book) return book.load()
  const without = lacking.find((one) => isMeant(one.book, name))
  if (without)
    throw new Unreadable([
      `${where}${without.book.name} has no component "${without.component}"; expected ${namesIn(library)}`,
    ])
  if (isPath(name))
    throw new Unreadable([
      `${where}${briefly(name)}: there is no book here; expected a folder with a book.ts, or with a package.json whose "rulewright" names one`,
    ])
  throw new Unreadable([`${where}"${briefly(name)}" is not a known book${insteadOf(library, name)}`])
}

/** Formats the expected words for a message about an unknown book. */
function insteadOf({ books }: Library, word: string): string {
  const meant = meantText(books, word)
  if (books.length === 0) return meant
  return `; expected ${books.length > 1 ? 'one of ' : ''}${books.map(calledBy).join(', ')}${meant}`
}

/** The book that the user names, or the only one, before it is loaded. */
export function listedMeant(library: Library, named: string | undefined): ListedBook | undefined {
  const name = named ?? library.usual
  if (name !== undefined) return meantBy(library, name)
  return library.books.length === 1 ? library.books[0] : undefined
}

/** Before what is wrong with the book that is usually meant: where that is set. */
export const whereUsual = ({ usualIn }: Library): string => (usualIn === undefined ? '' : `${usualIn}: `)

/** The book that the user names, or the only one. Where there is none, the word that stands first may be a misspelt one. */
export async function bookMeant(library: Library, named: string | undefined, as = '', first = ''): Promise<Book> {
  const book = listedMeant(library, named)
  if (book) return book.load()
  const name = named ?? library.usual
  if (name !== undefined) return bookNamed(library, name, named === undefined ? whereUsual(library) : '')
  throw new Unreadable([`expected the name of a book${as}: ${namesIn(library)}${meantText(library.books, first)}`])
}

/** The book with which a help text shows a command. */
export const helpExample = ({ books: [first] }: Library): { readonly name: string; readonly seat: string } => ({
  name: first?.name ?? 'a-book',
  seat: first?.seats[0] ?? 'others',
})
