/** The places that books are loaded from. @module */
import type { Book, Origin } from '#core'
import type { Session } from '../program/command-context.js'

/** Finds the place where threads can load a book: its own origin, or that of the whole list. */
export const originOf = (
  { library, io }: Pick<Session, 'library' | 'io'>,
  { name }: Pick<Book, 'name'>,
): Origin | undefined => library.books.find((book) => book.name === name)?.from ?? io.from
