/** Books under the readings that a user gives. @module */

import type { Book } from '../kernel/book.js'
import { Unreadable } from '../outside/unreadable.js'
import { bookUnder } from '../play/under-readings.js'

/** A book under the readings that a user gives. */
export function readAs(book: Book, asked: readonly string[]): Book {
  const read = bookUnder(book, asked)
  if (read.ok) return read.book
  throw new Unreadable([`--reading: ${read.message}`])
}
