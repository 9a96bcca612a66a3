/** Verification: all gates of a book, in order. @module */
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Report } from './report.js'
import { reportFromUnits, unitsOf, workOn } from './verify-in-units.js'
import type { VerifyOptions } from './verify-options.js'
import { doUnit } from './work-units.js'

export type { Progress, RunExamples, VerifyOptions } from './verify-options.js'

/** Puts a book through all gates. */
export function verify<Game extends GameState>(book: Book<Game>, options: VerifyOptions = {}): Report {
  const work = workOn(book, options)
  return reportFromUnits(work, options, unitsOf(work, 1), (unit, listeners) => doUnit(work, listeners, unit))
}
