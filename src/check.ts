/**
 * To check a book: its gates, run in tests of your own. Needs Node, as it reads the examples of the book.
 *
 * @module rulewright/check
 */
import { askedBySeat } from './ask/asked-by-seat.js'
import { verifyFolder } from './core/home/verify-folder.js'
import type { Book } from './core/kernel/book/book.js'
import type { GameState } from './core/kernel/sections/question.js'
import type { Report } from './core/verify/report.js'
import type { VerifyOptions } from './core/verify/verify.js'

export { exampleRunner } from './core/examples/folder.js'
export type { ExampleResult, Finding, Gate, Report } from './core/verify/report.js'
export { type Snapshot, snapshotOf } from './core/verify/status-snapshot.js'
export { type VerifyOptions, verify } from './core/verify/verify.js'

/**
 * Puts a book through all gates, with what its folder holds: the examples in `examples`, which are the worlds of the book where
 * they say that they are explored; the rulings `rulings.json`, the snapshot `status.json`, and `declared.jsonl`, where they are there.
 */
export const verifyIn = <Game extends GameState>(
  folder: string,
  book: Book<Game>,
  options: VerifyOptions = {},
): Report => verifyFolder(folder, book, { asked: askedBySeat, ...options })
