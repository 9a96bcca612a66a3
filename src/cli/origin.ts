/** Where books are loaded from. @module */
import type { Book } from '#kernel'
import type { Origin } from '../kernel/listed-book.js'
import type { Session } from './session.js'

/** Where threads find a book: it came from there, or from where the whole list did. */
export const originOf = (
  { library, io }: Pick<Session, 'library' | 'io'>,
  { name }: Pick<Book, 'name'>,
): Origin | undefined => library.books.find((book) => book.name === name)?.from ?? io.from
