/** Passages: the sentences of a section, short ones together with the next. @module */

import { BETWEEN_NUMBERS, letterAt } from './layout/normalized-letters.js'
import type { Copy, CopySection } from './rulebook-copy.js'

/** A stretch of letters. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Shorter passages could be found by trying. */
const SHORTEST = 40

/** A sentence ends, a paragraph begins, an item of a list begins, or a table goes on in its next column. */
const END = /[.!?:;]["”’')\]*_]*\s+|\n\s*\n|[•◦▪]|\t+| {3,}/g

/** The passages of a section. */
export function passagesOf(copy: Copy, part: CopySection): readonly Stretch[] {
  const { letters, page } = copy
  const start = letters.at[part.from] ?? page.text.length
  const end = letters.at[part.to] ?? page.text.length
  const cuts = [...page.text.slice(start, end).matchAll(END)].map(({ index, 0: gap }) =>
    letterAt(letters, start + index + gap.length),
  )
  const passages: Stretch[] = []
  let from = part.from
  for (const cut of [...cuts, part.to]) {
    if (cut - from < SHORTEST) continue
    passages.push({ from, to: cut })
    from = cut
  }
  const last = passages.at(-1)
  if (from < part.to) passages.splice(last ? -1 : 0, last ? 1 : 0, { from: last?.from ?? from, to: part.to })
  return passages.map((passage) => trimmed(copy, passage)).filter((passage) => passage.to > passage.from)
}

/** A stretch without what only stands between its numbers and its neighbours'. */
function trimmed({ letters: { codes } }: Copy, { from, to }: Stretch): Stretch {
  const first = codes[from] === BETWEEN_NUMBERS ? from + 1 : from
  return { from: first, to: to > first && codes[to - 1] === BETWEEN_NUMBERS ? to - 1 : to }
}
