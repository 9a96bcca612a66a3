/**
 * To check a book: its gates, run in tests of your own. Needs Node, as it reads the examples of the book.
 *
 * @module rulewright/check
 */
export { exampleRunner } from './examples/folder.js'
export { verifyIn } from './home/verify-in.js'
export type { ExampleResult, Finding, Gate, Report } from './verify/report.js'
export { type Snapshot, snapshotOf } from './verify/status-snapshot.js'
export { type VerifyOptions, verify } from './verify/verify.js'
