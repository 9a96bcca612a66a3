/**
 * Sentences that somebody has put into another section.
 *
 * Tools take columns, tables and boxes in another order, but they move whole lines. A sentence that stands in one line with
 * a sentence of another section, between two that followed each other, and whose own neighbours now follow each other, was
 * moved by an author.
 *
 * @module
 */

import type { Matched } from './passage-targets.js'
import type { Copy } from './rulebook-copy.js'

/** More at once are moved by a tool. */
const MOST_TOGETHER = 3
const MOST_MOVED = 6

interface Placed {
  readonly one: Matched
  /** Its place in the edition. */
  readonly rank: number
  readonly from: number
  readonly to: number
}

/** The passages that were moved into another section. */
export function movedAway(all: readonly Matched[], copy: Copy): readonly Matched[] {
  const placed = all
    .flatMap((one, rank): readonly Placed[] => {
      const [first, last] = [one.pieces[0], one.pieces.at(-1)]
      return first && last ? [{ one, rank, from: first.from, to: last.to }] : []
    })
    .toSorted((one, other) => one.from - other.from)
  const places = new Map(placed.map(({ rank }, place) => [rank, place]))
  const moved = placed.flatMap((_, at) => {
    const run = runAt(placed, at)
    return run && isMoved(run, placed, at, places, copy) ? run.map(({ one }) => one) : []
  })
  return moved.length > MOST_MOVED ? [] : moved
}

/** The passages from a place on that followed each other in the edition, too, if they are few. */
function runAt(placed: readonly Placed[], at: number): readonly Placed[] | undefined {
  const first = placed[at]
  if (first === undefined || placed[at - 1]?.rank === first.rank - 1) return undefined
  let length = 1
  while (placed[at + length]?.rank === first.rank + length) length += 1
  return length > MOST_TOGETHER ? undefined : placed.slice(at, at + length)
}

function isMoved(
  run: readonly Placed[],
  placed: readonly Placed[],
  at: number,
  places: ReadonlyMap<number, number>,
  copy: Copy,
): boolean {
  const [first, last] = [run[0], run.at(-1)]
  const [before, behind] = [placed[at - 1], placed[at + run.length]]
  if (first === undefined || last === undefined || first.one.section !== last.one.section) return false
  const { section } = first.one
  const isOther = (one: Placed | undefined): one is Placed => one !== undefined && one.one.section !== section
  if (before && behind ? before.rank + 1 !== behind.rank : !isOther(before ?? behind)) return false
  const [left, right] = [places.get(first.rank - 1), places.get(last.rank + 1)]
  if (left === undefined || right === undefined || left + 1 !== right) return false
  return (
    (isOther(before) && inOneLine(copy, before.to, first.from)) ||
    (isOther(behind) && inOneLine(copy, last.to, behind.from))
  )
}

/** True if the end at one letter and the start at another are in the same line. */
const inOneLine = ({ page, letters }: Copy, end: number, start: number): boolean =>
  !page.text.slice(letters.at[end - 1] ?? 0, letters.at[start] ?? page.text.length).includes('\n')
