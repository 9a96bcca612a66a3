/** Verification: all gates of a book, in order. @module */
import type { Book, GameState } from '#kernel'
import { judged, unitsOf, workOn } from './judging.js'
import type { VerifyOptions } from './options.js'
import type { Report } from './report.js'
import { doUnit } from './units.js'

export type { Progress, RunExamples, VerifyOptions } from './options.js'

/** Puts a book through all gates. */
export function verify<Game extends GameState>(book: Book<Game>, options: VerifyOptions = {}): Report {
  const work = workOn(book, options)
  return judged(work, options, unitsOf(work, 1), (unit, listeners) => doUnit(work, listeners, unit))
}
