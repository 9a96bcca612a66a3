/**
 * A second look at a copy: lines in which words of the edition were not found are read otherwise, as a tool may have spoilt them.
 *
 * The number of a page that was joined to a line stands alone; a letter that stands for a bullet goes, or comes back if it was a word.
 *
 * @module
 */
import { bulletLetters, LETTER } from './bullets.js'
import type { Copy } from './copy.js'
import type { TextLine } from './furniture.js'
import { letterAt } from './letters.js'

/** Fewer numbers that grow from page to page may be anything. */
const FEWEST = 3

/** The number of a page before or behind the words of a line. */
const BEFORE = /^\s*(\d{1,3})(?![\d.,:)])\s*(?=\D)(.+)$/s
const BEHIND = /^(.*[^\d\s.,+–-])\s*(?<![\d.+–-])(\d{1,3})\s*$/s

/** The lines of a copy read otherwise, as far as they hold words that are not known yet; nothing where there is nothing to read otherwise. */
export function readOtherwise({ page, letters, parts }: Copy, taken: Uint8Array): readonly TextLine[] | undefined {
  const { lines } = page
  const known = Uint8Array.from(taken)
  for (const { heading } of parts)
    if (heading) known.fill(1, letterAt(letters, heading.from), letterAt(letters, heading.to))
  const isOpen = lines.map(({ from, text }) =>
    known.subarray(letterAt(letters, from), letterAt(letters, from + text.length)).includes(0),
  )
  const joined = growing(lines.map(({ text }, index) => (isOpen[index] ? numberIn(text) : undefined)))
  const signs = bulletLetters(lines)
  let isOther = false
  const read = lines.flatMap((line, index) => {
    const other = isOpen[index] ? (joined[index] ?? otherSign(line, signs)) : undefined
    isOther ||= other !== undefined
    return other ? other.map((text, part) => ({ ...line, text, sign: '', begins: part === 0 && line.begins })) : [line]
  })
  return isOther ? read : undefined
}

interface Joined {
  readonly number: number
  readonly parts: readonly string[]
}

/** The number that may be that of a page, and the parts of its line. */
function numberIn(text: string): Joined | undefined {
  const [, first, rest] = BEFORE.exec(text) ?? []
  if (first !== undefined && rest !== undefined) return { number: Number(first), parts: [first, rest] }
  const [, words, last] = BEHIND.exec(text) ?? []
  return words !== undefined && last !== undefined ? { number: Number(last), parts: [words, last] } : undefined
}

/** The longest row of numbers that grow from line to line; none where it is too short to be that of the pages. */
function growing(joined: readonly (Joined | undefined)[]): readonly (readonly string[] | undefined)[] {
  const best: { readonly length: number; readonly before: number }[] = []
  let last = -1
  joined.forEach((one, at) => {
    let [length, before] = [one ? 1 : 0, -1]
    if (one)
      for (let other = 0; other < at; other += 1)
        if ((joined[other]?.number ?? Number.POSITIVE_INFINITY) < one.number && (best[other]?.length ?? 0) >= length)
          [length, before] = [(best[other]?.length ?? 0) + 1, other]
    best.push({ length, before })
    if (length > (best[last]?.length ?? 0)) last = at
  })
  const kept: (readonly string[] | undefined)[] = joined.map(() => undefined)
  if ((best[last]?.length ?? 0) < FEWEST) return kept
  for (let at = last; at >= 0; at = best[at]?.before ?? -1) kept[at] = joined[at]?.parts
  return kept
}

/** A line with the letter that was taken for a bullet, or without the one that was taken for a word. */
function otherSign({ text, sign = '' }: TextLine, signs: ReadonlySet<string>): readonly string[] | undefined {
  if (sign !== '') return [`${sign}${text}`]
  const match = LETTER.exec(text)
  return match?.[1] !== undefined && signs.has(match[1]) ? [text.slice(match[0].length)] : undefined
}
