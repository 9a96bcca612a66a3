/** Bounds: what a clause says of how many there are, or can be. @module */
import { asNumber, isLimit, SMALL, signedWordsIn } from '#core'
import { wantedIn } from './question-type.js'
import type { Sentence } from './sentence.js'
import { likenessOf } from './word-stems.js'

/** Words of a text that tells how far something goes, beside those of every limit. */
const BOUND =
  /\b(?:never|no (?:further|fewer|higher|less|lower)|fewer than|less than|beyond|highest|lowest|as far as)\b/i

/** True if a text states the extent of something. */
export const isBound = (says: string): boolean => isLimit({ says }) || BOUND.test(says)

/** True if a text gives a number of the things that a sentence counts: `eight turns`, for `how many turns are there`. */
export function saysNumberOf(sentence: Sentence, says: string): boolean {
  const { at, counts } = wantedIn(sentence)
  const counted = sentence.words.findLast((one) => at.has(one.at))
  if (!counts || counted === undefined) return false
  const words = signedWordsIn(says)
  const isCounted = (word: string | undefined) =>
    word !== undefined && likenessOf({ ...counted, spelt: true }, word) > 0
  return words.some((word, place) => {
    // The first eight of something are not all of it, and one of it is any.
    if (!/^(?:0|[2-9]|[1-9]\d+)$/.test(asNumber(word)) || !SMALL.has(words[place - 1] ?? 'a')) return false
    const [first = '', second] = words.slice(place + 1)
    return isCounted(first) || (!SMALL.has(first) && isCounted(second))
  })
}
