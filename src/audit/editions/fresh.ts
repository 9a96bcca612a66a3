/** The words of a copy that the edition does not have. @module */
import type { Copy } from './copy.js'
import { BETWEEN_NUMBERS, letterAt } from './letters.js'
import type { Matching } from './matching.js'
import type { Stretch } from './passages.js'

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
  return stretches
}
