/**
 * To play: the rules of a book, asked and played. No file is read here and no module of Node is used, so a page in a browser
 * can load it. A book comes from an entry of its own, such as `rulewright/front-line`.
 *
 * @module rulewright
 */

// Whole games.
export { pickerFrom } from './explore/seat-strategies.js'
// A book, and its rules at work.
export type { Book } from './kernel/book.js'
export { cite } from './kernel/clause.js'
export { type Choice, type Decision, NotOffered, type Over } from './kernel/decision.js'
export type { Option } from './kernel/option.js'
// What comes from outside.
export type { Parsed, Problem } from './kernel/parse-result.js'
export type { Position } from './kernel/position.js'
export { type Play, parsePlay, printPlay, problemLine, replay } from './kernel/recorded-play.js'
export { type Rules, rulesOf } from './kernel/rules.js'
export { spoken, words } from './kernel/text/option-text.js'
// What is told of it.
export { sketchOf } from './kernel/text/text-picture.js'
export { toldLines } from './kernel/text/trace-lines.js'
export { bookUnder } from './play/book-under-readings.js'
export { checkPosition } from './play/check-position.js'
export { whyNot } from './play/why-not.js'
