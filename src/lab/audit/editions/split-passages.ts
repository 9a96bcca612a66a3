/** Passages that stand in a copy in two pieces, because a column or a page ends within them. @module */

import type { Stretch } from './cut-into-passages.js'
import type { Print, Prints } from './fingerprints.js'
import { BETWEEN_NUMBERS, letterAt } from './layout/normalized-letters.js'
import type { Matched } from './passage-targets.js'
import type { Copy } from './rulebook-copy.js'

/** More lines than this are left over only where the copy is of something else. */
const MOST_LINES = 3_000

/** Looks for the passages that were not found, in two pieces of what is left: one before the end of a line, one from the beginning of a line on. */
export function stitchPassages(
  passages: readonly Matched[],
  copy: Copy,
  pageEnds: readonly Stretch[],
  prints: Prints,
  taken: Uint8Array,
): readonly Matched[] {
  const longest = Math.max(0, ...passages.filter(({ pieces }) => pieces.length === 0).map(({ print }) => print.length))
  const bounds = copy.page.lines.map(({ from }) => letterAt(copy.letters, from))
  const begins = [...bounds, ...pageEnds.map(({ to }) => to)]
  // Behind the number of a page a number begins a piece without what stands between two numbers, too.
  const bare = begins.filter((at) => copy.letters.codes[at] === BETWEEN_NUMBERS).map((at) => at + 1)
  const starts = [...begins, ...bare].filter((at) => at < prints.size && taken[at] === 0)
  if (longest === 0 || starts.length > MOST_LINES) return passages
  const ends = [...bounds.slice(1), ...pageEnds.map(({ from }) => from), prints.size].filter(
    (at) => at > 0 && taken[at - 1] === 0,
  )
  const tails = tailsFrom(starts, longest, prints, taken)
  return passages.map((one) => {
    if (one.pieces.length > 0) return one
    const cut = cutOf(one.print, ends, tails, prints, taken)
    if (cut === undefined) return one
    const pieces = [
      { from: cut.end - cut.length, to: cut.end },
      { from: cut.start, to: cut.start + one.print.length - cut.length },
    ]
    for (const { from, to } of pieces) taken.fill(1, from, to)
    return { ...one, pieces }
  })
}

interface Tail {
  readonly start: number
  readonly length: number
}

/** Everything with which a line that is left begins, by its print. */
function tailsFrom(starts: readonly number[], longest: number, prints: Prints, taken: Uint8Array) {
  const tails = new Map<number, Tail[]>()
  for (const start of starts)
    for (let length = 1; length < longest && start + length <= prints.size && !taken[start + length - 1]; length += 1) {
      const high = prints.high(start, length)
      tails.set(high, [...(tails.get(high) ?? []), { start, length }])
    }
  return tails
}

/** Finds where a passage is split: the end of its first piece, and the start of its second. */
function cutOf(
  print: Print,
  ends: readonly number[],
  tails: ReadonlyMap<number, readonly Tail[]>,
  prints: Prints,
  taken: Uint8Array,
): { readonly end: number; readonly length: number; readonly start: number } | undefined {
  for (const end of ends)
    for (let length = 1; length <= print.length - 1 && end - length >= 0 && !taken[end - length]; length += 1) {
      const left = print.length - length
      const wanted = prints.rest(print, prints.high(end - length, length), left)
      const tail = tails.get(wanted)?.find((one) => one.length === left && isApart(one, end, length, taken))
      if (tail && prints.lowOfBoth(end - length, length, tail.start, left) === print.low)
        return { end, length, start: tail.start }
    }
  return undefined
}

const isApart = ({ start, length: left }: Tail, end: number, length: number, taken: Uint8Array): boolean =>
  (start >= end || start + left <= end - length) && taken[start] === 0 && taken[start + left - 1] === 0
