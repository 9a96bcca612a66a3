/** The words of a copy that the edition does not have. @module */

import type { Stretch } from './cut-into-passages.js'
import { BETWEEN_NUMBERS, letterAt } from './layout/normalized-letters.js'
import { longestGrowing } from './layout/number-run.js'
import type { Matching } from './passage-matching.js'
import type { Copy } from './rulebook-copy.js'

const PAGE_NUMBER = /^\W*\d{1,3}\W*$/

/** The stretches of a copy that belong to no heading and no passage. A number alone on its line is that of a page. */
export function freshIn(copy: Copy, { taken }: Matching): readonly Stretch[] {
  const { letters, page } = copy
  const used = Uint8Array.from(taken)
  for (const { heading } of copy.parts)
    if (heading) used.fill(1, letterAt(letters, heading.from), letterAt(letters, heading.to))
  for (const { from, text } of page.lines)
    if (PAGE_NUMBER.test(text)) used.fill(1, letterAt(letters, from), letterAt(letters, from + text.length))
  letters.codes.forEach((code, index) => {
    if (code === BETWEEN_NUMBERS) used[index] = used[index - 1] === 1 || used[index + 1] === 1 ? 1 : 0
  })
  const bounds = copy.parts.map(({ to }) => to)
  const stretches: Stretch[] = []
  for (let from = used.indexOf(0); from >= 0; ) {
    const next = used.indexOf(1, from)
    const end = next < 0 ? used.length : next
    const to = Math.min(end, bounds.find((bound) => bound > from) ?? end)
    if (to - from > 1 || /\d/.test(String.fromCodePoint(letters.codes[from] ?? 0))) stretches.push({ from, to })
    from = used.indexOf(0, to)
  }
  const numbers = new Set(pageNumbers(copy, stretches))
  return stretches.filter((one) => !numbers.has(one))
}

/** New numbers at the edge of a line, all else of which is known, that grow from one to the next: those of pages. */
function pageNumbers({ letters, page }: Copy, stretches: readonly Stretch[]): readonly Stretch[] {
  const starts = new Set(page.lines.map(({ from }) => letterAt(letters, from)))
  const numbers = stretches.flatMap((stretch) => {
    const { from, to } = stretch
    const digits = String.fromCodePoint(...letters.codes.slice(from, to)).replaceAll(
      String.fromCodePoint(BETWEEN_NUMBERS),
      '',
    )
    return /^\d{1,3}$/.test(digits) && (starts.has(from) || starts.has(to)) ? [{ stretch, number: Number(digits) }] : []
  })
  const pages = longestGrowing(numbers.map(({ number }) => number))
  return numbers.flatMap(({ stretch }, index) => (pages.has(index) ? [stretch] : []))
}
