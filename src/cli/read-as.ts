/** Books under the readings that a user gives. @module */

import type { Book } from '../kernel/book.js'
import { Unreadable } from '../outside/unreadable.js'
import { bookUnder } from '../play/under-readings.js'
import type { Session } from './session.js'
import type { Settings } from './settings.js'

/** A book under the readings that a user gives, and under those that are set where it has such questions. */
export function readAs(book: Book, asked: readonly string[], { readings }: Settings): Book {
  return under(under(book, ofBook(book, readings), 'settings'), asked, '--reading')
}

/** The readings that a user gives for a book, those that are set first. */
export const readingsFor = (book: Book, asked: readonly string[], { readings }: Settings): readonly string[] => [
  ...ofBook(book, readings),
  ...asked,
]

const ofBook = ({ questions }: Book, readings: readonly string[]): readonly string[] =>
  readings.filter((one) => questions.some(({ name }) => one.startsWith(`${name}=`)))

/** A session whose books are under the readings that a user gives. */
export const sessionUnder = (session: Session, asked: readonly string[] = []): Session => {
  const { library, settings } = session
  const books = library.books.map((listed) => ({
    ...listed,
    load: async () => readAs(await listed.load(), asked, settings),
  }))
  return { ...session, library: { ...library, books } }
}

function under(book: Book, asked: readonly string[], where: string): Book {
  const read = bookUnder(book, asked)
  if (read.ok) return read.book
  throw new Unreadable([`${where}: ${read.message}`])
}
