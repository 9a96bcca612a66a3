/** Older states of a book: of this project, or of the repository in which somebody keeps one. @module */
import { join } from 'node:path'
import { allLoaded, type Book, bookAt, booksFrom, citingPlaces, type Housed, Unreadable } from '#core'
import { KERNEL } from '../audit/behaviour/active-rules.js'
import {
  type Checkout,
  COMPILING,
  type Loaded,
  type Making,
  NoCheckout,
  withCheckout,
} from '../audit/behaviour/checkout.js'

/** A book of another package is run by this program, as it is now. */
const LOADING: Making = {
  loaded: async (folder, ref) => {
    try {
      const origin = bookAt(folder, folder)
      if (origin === undefined) throw new NoCheckout([`${ref} has no package.json that names a book, and no book.ts`])
      return { books: await allLoaded(await booksFrom(origin)), kernel: { ...KERNEL, placesOf: citingPlaces } }
    } catch (error) {
      throw error instanceof Unreadable ? new NoCheckout([`${ref} cannot be used:`, ...error.lines]) : error
    }
  },
}

const makingOf = ({ home }: Housed): Making => (home === undefined ? COMPILING : LOADING)

/** The folder of an available older state, and the name by which it was requested. */
export interface OlderPlace {
  readonly folder: string
  readonly ref: string
}

/** An older state of a book, and the program of it. */
export type OlderBook = Pick<Loaded, 'kernel'> & { readonly book: Book }

/** An older state of a book, as a git ref of the repository to which its folder belongs has it. */
export interface Older extends Checkout {
  readonly book: Book
  readonly examples: string
}

/** Does something with an older state of a book. */
export const withOlder = <T>(
  book: Book,
  root: string,
  ref: string,
  work: (older: Older) => T | Promise<T>,
): Promise<T> => {
  const found = (checkout: Checkout) => {
    const older = bookIn(checkout, book.name, ref)
    return work({ ...checkout, book: older, examples: join(homeIn(checkout, older), 'examples') })
  }
  return withCheckout(root, ref, found, makingOf(book))
}

/** Has older states at hand while something is done, by their commits: each as refs of the repository of a book name it. */
export async function withOlders<T>(
  book: Book,
  root: string,
  refs: readonly string[],
  work: (places: Readonly<Record<string, OlderPlace>>) => Promise<T>,
): Promise<T> {
  const [ref, ...others] = refs
  if (ref === undefined) return work({})
  return withOlder(book, root, ref, ({ commit, folder }) =>
    withOlders(book, root, others, (places) => work({ ...places, [commit]: { folder, ref } })),
  )
}

/** The older state of a book that is at hand somewhere. */
export async function olderAt(book: Housed, { folder, ref }: OlderPlace): Promise<OlderBook> {
  const loaded = await makingOf(book).loaded(folder, ref)
  return { book: bookIn(loaded, book.name, ref), kernel: loaded.kernel }
}

const homeIn = ({ folder }: Checkout, { name, home }: Book): string => home ?? join(folder, 'spec', name)

/** The book of a checkout. */
function bookIn({ books }: Pick<Loaded, 'books'>, name: string, ref: string): Book {
  const older = books.find((one) => one.name === name)
  if (older) return older
  const names = books.map((one) => one.name).join(', ') || 'none'
  throw new NoCheckout([`${ref} has no book "${name}"; it has ${names}`])
}

/** Why an older state cannot be had, for whoever asked for it by an option. */
export const asUnreadable = (error: unknown, flag: string): unknown => {
  if (!(error instanceof NoCheckout)) return error
  const [first = '', ...others] = error.lines
  return new Unreadable([`${flag}: ${first}`, ...others])
}
