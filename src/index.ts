/**
 * To play: the rules of a book, asked and played. No file is read here and no module of Node is used, so a page in a browser
 * can load it. A book comes from an entry of its own, such as `rulewright/front-line`.
 *
 * @module rulewright
 */

// Whole games.
export { pickerFrom } from './explore/picker.js'
// A book, and its rules at work.
export type { Book } from './kernel/book.js'
export { cite } from './kernel/clause.js'
export { type Choice, type Decision, NotOffered, type Over } from './kernel/decision.js'
export type { Option } from './kernel/option.js'
// What comes from outside.
export type { Parsed, Problem } from './kernel/parsed.js'
export { type Play, parsePlay, printPlay, problemLine, replay } from './kernel/play.js'
export type { Position } from './kernel/position.js'
export { type Rules, rulesOf } from './kernel/rules.js'
// What is told of it.
export { sketchOf } from './kernel/sketch.js'
export { toldLines } from './kernel/told-trace.js'
export { spoken, words } from './kernel/words.js'
export { checkPosition } from './play/check-position.js'
export { bookUnder } from './play/under-readings.js'
export { whyNot } from './play/why-not.js'
