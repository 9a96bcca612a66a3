/**
 * To play: the rules of a book, asked and played. No file is read here and no module of Node is used, so a page in a browser
 * can load it. A book comes from an entry of its own, such as `rulewright/front-line`.
 *
 * @module rulewright
 */

// Whole games.
export { pickerFrom } from './core/explore/seat-strategies.js'
// A book, and its rules at work.
export type { Book } from './core/kernel/book/book.js'
export type { Option } from './core/kernel/offers/option.js'
export { type Choice, type Decision, NotOffered, type Over } from './core/kernel/plays/decision.js'
export type { Position } from './core/kernel/plays/position.js'
export { type Rules, rulesOf } from './core/kernel/plays/rules.js'
export { cite } from './core/kernel/sections/clause.js'
export { bookUnder } from './core/play/book-under-readings.js'
export { checkPosition } from './core/play/check-position.js'
export { whyNot } from './core/play/why-not.js'
export { type Play, parsePlay, printPlay, problemLine, replay } from './core/records/recorded-play.js'
// What comes from outside.
export type { Parsed, Problem } from './core/values/parse-result.js'
export { spoken, words } from './core/wording/option-text.js'
// What is told of it.
export { sketchOf } from './core/wording/picture-text.js'
export { toldLines } from './core/wording/trace-lines.js'
