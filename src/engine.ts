/**
 * The engine alone: what a page needs to play a book and to tell why. No file is read here and no module of Node is used,
 * so a browser can load it.
 *
 * @module rulewright/engine
 */

export { pickerFrom } from './explore/picker.js'
export type { Book, GameState } from './kernel/book.js'
export { type Clause, cite } from './kernel/clause.js'
export { type Explained, explain, GaveUp, type Named } from './kernel/explain.js'
export type { Json } from './kernel/json.js'
export type { Option, RefusedChoice } from './kernel/offer.js'
export { parsePlay, printPlay, problemLine } from './kernel/play.js'
export { type Parsed, type Position, type Problem, parsePosition, textOf } from './kernel/position.js'
export { refusalLines, refusalsText } from './kernel/refusing.js'
export { type Choice, type Decision, NotOffered, type Over, type Rules, rulesOf } from './kernel/rules.js'
export { sketchOf } from './kernel/sketch.js'
export { adviceIn, lineOf, type Traced } from './kernel/trace.js'
export { asked, spoken, words } from './kernel/words.js'
