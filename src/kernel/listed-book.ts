/** Lists of books: what is told of a book before it is loaded, and how to load it. @module */
import { type Book, bookClauses } from './book.js'

/** Where books are loaded from: a module, and the folder of all that they keep, where that is not told by their names. */
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
  /** How many clauses it has. */
  readonly clauses: number
  /** One of them, by which help texts show how a clause is asked for. */
  readonly shown?: { readonly section: string; readonly id: string }
  readonly seats: readonly string[]
  /** The components that a user can replace, each with what it is. */
  readonly components: Readonly<Record<string, string>>
  /** Where it is loaded from, if that is not where the list is. */
  readonly from?: Origin
  /** What else a user has called it, such as the path to it. */
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
