/** Amounts: words and numbers that say how many, how much, or how often. A question with one is answered by a limit. @module */
import { asNumber, signedWordsIn } from './tokenize.js'

/** Words by which something is done more than once. */
const REPEATING: ReadonlySet<string> = new Set('again another repeatedly second third thrice times twice'.split(' '))

/** All words that are no number and say how many, how much, or how often. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...REPEATING,
  ...'both double dozen half neither none once single triple'.split(' '),
])

/** A `once` that counts nothing: `at once`, and before what is a condition. */
const NOT_COUNTING = /\bat once\b|\bonce (?!(?:a|an|each|every|in|more|only|per)\b)(?=\p{L})/giu

/** True if a word means that something is done more than once. */
export const isRepeating = (word: string): boolean => REPEATING.has(word.toLowerCase())

/** True if a word means an amount or a frequency. A number of four digits is a year. */
export const isAmount = (word: string): boolean => /^\d{1,3}$/.test(asNumber(word)) || AMOUNTS.has(word)

/** True if some words name an amount, or any number. */
export const namesAmount = (words: string): boolean =>
  signedWordsIn(words.replace(NOT_COUNTING, ' ')).some((word) => isAmount(word) || /^\d+$/.test(asNumber(word)))

/** True if someone asks how much or how often something may be done: `may ... two ...`, `can ... twice`. */
export const asksForLimit = (words: string): boolean => /^\W*(?:may|can|must)\b/i.test(words) && namesAmount(words)
