/** Older states of a book: of this project, or of the repository in which somebody keeps one. @module */
import { join } from 'node:path'
import { type Checkout, type Making, NoCheckout, withCheckout } from '../../audit/behaviour/checkout.js'
import { KERNEL } from '../../audit/behaviour/rules-at-work.js'
import { booksFrom } from '../../home/books-from.js'
import { bookAt } from '../../home/manifest.js'
import type { Book } from '../../kernel/book.js'
import { allLoaded } from '../../kernel/listed-book.js'
import { Unreadable } from '../../outside/unreadable.js'
import { placesOf } from '../../verify/citations.js'

/** A book of another package is run by this program, as it is now. */
const loading: Making = async (_, folder, ref) => {
  try {
    const origin = bookAt(folder, folder)
    if (origin === undefined) throw new NoCheckout([`${ref} has no package.json that tells of a book, and no book.ts`])
    return { books: await allLoaded(await booksFrom(origin)), kernel: { ...KERNEL, placesOf } }
  } catch (error) {
    throw error instanceof Unreadable ? new NoCheckout([`${ref} cannot be used:`, ...error.lines]) : error
  }
}

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
  return withCheckout(root, ref, found, ...(book.home === undefined ? [] : [loading]))
}

const homeIn = ({ folder }: Checkout, { name, home }: Book): string => home ?? join(folder, 'spec', name)

/** The book of a checkout. */
function bookIn({ books }: Checkout, name: string, ref: string): Book {
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
