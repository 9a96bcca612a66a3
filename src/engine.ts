/**
 * The engine alone: what a page needs to play a book and to tell why. No file is read here and no module of Node is used,
 * so a browser can load it.
 *
 * @module rulewright/engine
 */

export { pickerFrom } from './explore/picker.js'
export type { Book } from './kernel/book.js'
export { type Clause, cite } from './kernel/clause.js'
export { type Explained, explain, GaveUp, type Named } from './kernel/explain.js'
export type { Json } from './kernel/json.js'
export type { Option, RefusedChoice } from './kernel/option.js'
export type { Parsed, Problem } from './kernel/parsed.js'
export { parsePlay, printPlay, problemLine } from './kernel/play.js'
export { type Position, textOf } from './kernel/position.js'
export type { GameState } from './kernel/question.js'
export { parsePosition } from './kernel/read-position.js'
export { refusalLines, refusalsText } from './kernel/refusing.js'
export { type Choice, type Decision, NotOffered, type Over, type Rules, rulesOf } from './kernel/rules.js'
export { sketchOf } from './kernel/sketch.js'
export { adviceIn, lineOf, type Traced } from './kernel/trace.js'
export { asked, spoken, words } from './kernel/words.js'
