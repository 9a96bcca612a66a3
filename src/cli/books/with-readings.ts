/** Books under the readings that a user gives. @module */

import { type Book, bookUnder, instead, Unreadable } from '#core'
import type { Session } from '../program/command-context.js'
import { programName } from '../program/program-name.js'
import type { Settings } from '../program/settings.js'

/** The current settings, and the books that they may be meant for. */
type Setting = Pick<Session, 'library' | 'settings'>

/** A book under the readings that a user gives, and under those that are set where it has such questions. */
export async function bookWithReadings(book: Book, asked: readonly string[], setting: Setting): Promise<Book> {
  const { settings } = setting
  await strayFree(book, setting)
  return under(under(book, ofBook(book, settings.readings), placeOf(settings)), asked, '--reading')
}

/** The readings that a user gives for a book, those that are set first. */
export const readingsFor = (book: Book, asked: readonly string[], { readings }: Settings): readonly string[] => [
  ...ofBook(book, readings),
  ...asked,
]

const questionIn = (reading: string): string => reading.split('=')[0] ?? ''

const namesOf = ({ questions }: Pick<Book, 'questions'>): readonly string[] => questions.map(({ name }) => name)

const ofBook = (book: Book, readings: readonly string[]): readonly string[] =>
  readings.filter((one) => namesOf(book).includes(questionIn(one)))

const placeOf = ({ from }: Settings): string => from?.readings ?? 'settings'

/**
 * Checks that each question in the settings belongs to some book, perhaps to another one. Other books are loaded only for this
 * check.
 */
async function strayFree(book: Book, { library, settings }: Setting): Promise<void> {
  const known = new Set(namesOf(book))
  const stray = () => settings.readings.map(questionIn).find((name) => !known.has(name))
  for (const other of [...library.books, ...library.lacking.map((one) => one.book)]) {
    if (stray() === undefined) return
    for (const name of namesOf(await other.load())) known.add(name)
  }
  const name = stray()
  if (name === undefined) return
  const names = instead(name, [...known]) || `; \`${programName()} questions BOOK\` lists the questions of a book`
  throw new Unreadable([`${placeOf(settings)}: "${name}" is not a question of any known book${names}`])
}

/** A session whose books are under the readings that a user gives. */
export const sessionUnder = (session: Session, asked: readonly string[] = []): Session => {
  const { library } = session
  const books = library.books.map((listed) => ({
    ...listed,
    load: async () => bookWithReadings(await listed.load(), asked, session),
  }))
  return { ...session, library: { ...library, books } }
}

function under(book: Book, asked: readonly string[], where: string): Book {
  const read = bookUnder(book, asked)
  if (read.ok) return read.book
  throw new Unreadable([`${where}: ${read.message}`])
}
