/** Lists of books: what is told of a book before it is loaded, and how to load it. @module */
import { type Book, bookClauses } from './book.js'

/** The source of books: a module, and the folder of their stored files if their names do not give it. */
export interface Origin {
  readonly module: string
  readonly home?: string
}

/** A book as a list has it: as much as is told without it, and the way to it. */
export interface ListedBook {
  readonly name: string
  /** A few letters that mean it, too. */
  readonly short?: string
  readonly title: string
  readonly edition: string
  /** The number of its clauses. */
  readonly clauses: number
  /** One of them, by which help texts show how a clause is asked for. */
  readonly shown?: { readonly section: string; readonly id: string }
  readonly seats: readonly string[]
  /** The components that a user can replace, each with what it is. */
  readonly components: Readonly<Record<string, string>>
  /** The source of the book, if it differs from that of the list. */
  readonly from?: Origin
  /** Other names that a user has given it, such as its path. */
  readonly called?: readonly string[]
  readonly load: () => Promise<Book>
}

/** A book that is there already, as a list has it. */
export function asListed(book: Book): ListedBook {
  const { name, title, edition, seats = [], components = {} } = book
  const clauses = bookClauses(book)
  const [first] = clauses
  return {
    name,
    title,
    edition,
    clauses: clauses.length,
    seats,
    components: Object.fromEntries(Object.entries(components).map(([component, { says }]) => [component, says])),
    load: async () => book,
    ...(first && { shown: { section: first.section.number, id: first.id } }),
  }
}

/** The books of a list, loaded. An older list holds books themselves. */
export const allLoaded = (list: readonly (Book | ListedBook)[]): Promise<readonly Book[]> =>
  Promise.all(list.map((one) => ('load' in one ? one.load() : one)))
