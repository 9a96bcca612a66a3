/** The passive: what is done to somebody, who is named before it, and does not do it. @module */
import type { AskedStart } from './implied-starts.js'
import { type Covered, NOTHING } from './name-coverage.js'
import type { Sentence } from './sentence.js'

/** Words before a form of a verb that say that it is suffered, and such forms. */
const SUFFERS = /^(?:be|been|being|get)$/i
const FORM =
  /(?:ed|en|wn|ught)$|^(?:built|cut|held|hit|kept|left|lost|met|paid|put|sent|set|shot|struck|sunk|undone|won)$/i

/** The places of the words before what is suffered: `the North` of `can the North be attacked`. */
export function sufferingIn({ words }: Sentence): ReadonlySet<number> {
  const verb = words.findIndex(
    ({ text, tells }, at) => tells && FORM.test(text) && SUFFERS.test(words[at - 1]?.text ?? ''),
  )
  return new Set(words.slice(0, Math.max(verb, 0)).map(({ at }) => at))
}

/** True if a start takes as its actor a seat that the sentence names only as the one affected. */
export function isDoneBySufferer(
  seats: readonly string[],
  { args, accounted: [, first] }: Pick<AskedStart, 'args' | 'accounted'>,
  suffering: ReadonlySet<number>,
): boolean {
  const who = Object.values((args ?? {}) as object)[0] as unknown
  const by: Covered = first?.covered ?? NOTHING
  return seats.some((seat) => seat === who) && by.size > 0 && [...by.keys()].every((at) => suffering.has(at))
}
