/**
 * The option by which a user says under which readings a game is played.
 *
 * @module
 */
import { Option } from 'commander'
import type { Book } from '../kernel/book.js'
import { bookUnder } from '../play/under.js'
import { Unreadable } from './io.js'

/** `--reading question=reading`, as often as one likes. */
export const readingOption = (): Option =>
  new Option('--reading <question=reading>', 'play under another reading of a question; may be given several times')
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([], 'the usual ones')

/** A book under the readings that a user gives. */
export function readAs(book: Book, asked: readonly string[]): Book {
  const read = bookUnder(book, asked)
  if (read.ok) return read.book
  throw new Unreadable([`--reading: ${read.message}`])
}
