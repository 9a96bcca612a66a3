/** Amounts: words of a question that a limit answers. @module */
import { asksForLimit as asksForNumber } from '../lookup/search.js'
import { asNumber, signedWordsIn } from '../lookup/words-in.js'

/** Words that ask for more than one of something. */
const ONCE_MORE = /^(?:again|another|second|twice|times)$/

/** Whether a word says how many, or how often; what has four digits is a year. */
export const isAmount = (word: string): boolean => /^\d{1,3}$/.test(asNumber(word)) || ONCE_MORE.test(word)

/** Whether somebody asks how much may be done, or how often: `may ... two ...`, `can ... again`. */
export const asksForLimit = (words: string): boolean =>
  asksForNumber(words) || (/^\W*(?:may|can|must)\b/i.test(words) && signedWordsIn(words).some(isAmount))
