/** What runs in a thread of its own: units of the work on a book, one after the other. @module */

import { examplesOf } from '../home/examples-of.js'
import { Defect } from '../kernel/defect.js'
import type { ListedBook } from '../kernel/listed-book.js'
import { messageOf } from '../verify/explorable.js'
import { type DoneApart, doApart, type Unit } from '../verify/units.js'
import { type VerifyOptions, workOn } from '../verify/verify.js'

/** The options of a verification that are plain data. */
export type PlainOptions = Pick<VerifyOptions, 'plays' | 'seated' | 'seed' | 'bound'>

/** A unit to be done, as plain data. */
export interface Job {
  /** The address of a module that exports `books`. */
  readonly books: string
  readonly book: string
  readonly options: PlainOptions
  readonly unit: Unit
}

/** What came of a job, or why it could not be done: what is thrown in a thread loses what it is. */
export type Answer = DoneApart | { readonly failed: string; readonly defect: boolean }

/** Does a job. */
export default async function work({ books: address, book: name, options, unit }: Job): Promise<Answer> {
  const { books } = (await import(address)) as { readonly books: readonly ListedBook[] }
  const book = await books.find((known) => known.name === name)?.load()
  if (book === undefined) return { failed: `${address} has no book "${name}"`, defect: false }
  try {
    return doApart(workOn(book, { ...options, runExamples: examplesOf(book) }), unit, () => undefined)
  } catch (thrown) {
    return { failed: messageOf(thrown), defect: thrown instanceof Defect }
  }
}
