/** A few cases of a book in a folder, for works over them that are not to take long. */

import { examplesFolder } from '../../src/core/home/book-home.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { USUALLY } from '../../src/lab/conformance/vectors/default-extent.js'
import { writeVectors } from '../../src/lab/conformance/vectors/files/folder.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'

/** Writes some cases of a book to a folder. */
export function writeFewVectors(book: Book | undefined, at: string): void {
  if (book === undefined) throw new Error('expected a book')
  const few = { ...USUALLY, random: 0, places: 1, examples: examplesFolder(book), plays: [], counted: false }
  const made = vectorsOf({ ...book, worlds: book.worlds.slice(0, 2) }, { ...few, madeBy: 'a test' })
  const cases = made.cases.slice(0, 60)
  const given = new Set(cases.map((one) => one.given))
  writeVectors(at, { ...made, cases, positions: new Map([...made.positions].filter(([id]) => given.has(id))) })
}
