/** Of what `rulewright conform` tells: a book with its cases, and what the command line says of them. @module */

import { type Book, Unreadable } from '#core'
import type { Suite } from '#lab'
import { bookMeant, bookNamed, type Library } from '../../books/library.js'
import type { Io } from '../../program/io.js'
import { type ReportFiles, suiteFor, suiteIn } from './cases-and-reports.js'

/** Command-line options of `conform`. */
export interface ConformFlags extends ReportFiles {
  readonly command?: string
  readonly against?: string
  readonly vectors?: string
  readonly only: readonly string[]
  readonly timeout: string
  readonly jobs?: string
  readonly limit: string
  readonly random: string
  readonly seed: string
  readonly journal?: string
  readonly resume?: string
  readonly examples?: string
  readonly matrix?: true | readonly string[]
  readonly implementation: readonly string[]
  readonly queue?: string
  readonly results?: string
  readonly full?: true
  readonly json?: true
}

/** A book with its cases. */
export interface BookSuite {
  readonly book: Book
  readonly suite: Suite
}

/** A book, and its cases: from a folder, else made from the book. */
export async function bookWithSuite(
  name: string | undefined,
  vectors: string | undefined,
  library: Library,
  log: Io['told'] | undefined,
): Promise<BookSuite> {
  const read = vectors === undefined ? undefined : suiteIn(vectors)
  const book = await (name === undefined && read
    ? bookNamed(library, read.manifest.book, '--vectors: ')
    : bookMeant(library, name))
  if (read && read.manifest.book !== book.name)
    throw new Unreadable([`--vectors: these are about ${read.manifest.book}, expected ${book.name}`])
  return { book, suite: read ?? suiteFor(book, log) }
}
