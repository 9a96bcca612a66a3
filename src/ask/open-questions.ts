/** Forms of asking: words by which a sentence says what it wants to know, whatever it is about. @module */

/** Nouns that name what is wanted to be known of something: `price of ...`. */
export const WANTED_NOUNS =
  'amount|cost|height|income|level|limit|maximum|max|minimum|number|order|population|price|range|size|strength|value'

/** Words that ask for the most or the least that there can be. */
const EXTREME =
  /^(?:biggest|fewest|greatest|highest|largest|limit|longest|lowest|max|maximal|maximum|min|minimal|minimum|smallest|strongest)$/i

/** True if a word asks for a maximum or a minimum. */
export const isExtreme = (word: string): boolean => EXTREME.test(word)

/** Ways to ask for an extent: `how high can it go`, but not `how many turns are there`. */
const HOW_FAR_UP = /\bhow (?:high|low|long|large)\b|\bat (?:most|least)\b/i

/** True if a sentence asks for the maximum or the minimum. */
export const asksForMost = (text: string): boolean => HOW_FAR_UP.test(text) || text.split(/[^\p{L}]+/u).some(isExtreme)
