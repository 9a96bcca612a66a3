/**
 * Running heads, and headings, in the midst of a copy: where paragraphs were put together, they stand between the words.
 *
 * @module
 */

import type { Stretch } from '../cut-into-passages.js'
import type { Lock } from '../edition-lockfile.js'
import { type Prints, readPrint } from '../fingerprints.js'
import type { Copy } from '../rulebook-copy.js'
import { BETWEEN_NUMBERS } from './normalized-letters.js'

/** Shorter heads may be words of the text. */
const SHORTEST = 5
/** A page number, or that of a section, has no more digits and points. */
const DIGITS = 6

/** Takes the running heads of an edition, and headings that were not recognised, with the numbers beside them out of what is left of a copy. */
export function pageEnds(
  { made, sections }: Lock,
  { letters, parts }: Copy,
  prints: Prints,
  taken: Uint8Array,
): readonly Stretch[] {
  const recognised = new Set(parts.map(({ number }) => number))
  const titles = sections.flatMap(({ number, title }) => (recognised.has(number) ? [] : [title]))
  const heads = [...made.heads, ...titles].map(readPrint).filter(({ length }) => length >= SHORTEST)
  const isNumber = (at: number) => {
    const code = letters.codes[at] ?? 0
    return taken[at] === 0 && (code === BETWEEN_NUMBERS || (code >= 48 && code <= 57))
  }
  const ends: Stretch[] = []
  for (const { length, high, low } of heads)
    for (let at = 0; at + length <= prints.size; at += 1) {
      if (taken[at] || prints.high(at, length) !== high || prints.low(at, length) !== low) continue
      let from = at
      let to = at + length
      while (at - from < DIGITS && isNumber(from - 1)) from -= 1
      while (to - at - length < DIGITS && isNumber(to)) to += 1
      taken.fill(1, from, to)
      ends.push({ from, to })
    }
  return ends
}
