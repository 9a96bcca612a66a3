/**
 * A second look at a copy: lines in which words of the edition were not found are read otherwise, as a tool may have spoilt them.
 *
 * The number of a page that was joined to a line stands alone; a letter that stands for a bullet goes, or comes back if it was
 * a word; a running head that the edition does not have goes; a line that was taken for one, but is none of the edition, comes
 * back, and so does a number that was taken for that of a page.
 *
 * @module
 */

import { type Print, printOf, printsOf } from './fingerprints.js'
import { bulletLetters, LETTER } from './layout/bullets.js'
import { withoutJoinedHeads } from './layout/joined-heads.js'
import { letterAt } from './layout/normalized-letters.js'
import { longestGrowing } from './layout/number-run.js'
import { repeatedHeads } from './layout/repeated-heads.js'
import { headKey, type TextLine } from './layout/running-heads.js'
import type { Copy } from './rulebook-copy.js'

/** The number of a page before or behind the words of a line. */
const BEFORE = /^\s*(\d{1,3})(?:\s+|(?![\d.,:)]))(?=\D|\d+\s)(.+)$/s
const ALONE = /^\s*\d{1,3}\s*$/
const BEHIND = /^(.*(?:\S\s+|[^\d\s.,+–-]))(\d{1,3})\s*$/s

/** Tests whether the edition has a running head. */
export type IsHead = (text: string) => boolean

/** The ways in which a copy can be read otherwise, where it holds words that are not known yet. */
export function otherReadings(copy: Copy, taken: Uint8Array, salt: string, isHead: IsHead): readonly Reread[] {
  const isOpen = openLines(copy, taken)
  const left = leftOut(copy.page.lines).filter((key) => !isHead(key))
  // A word alone on its line may be a head and may be the end of a paragraph; several of them may stand in one sentence.
  const words = left.filter((key) => key !== '' && !key.includes(' '))
  const backs = [...left.map((key) => [key]), words]
  return [
    { lines: () => numbersAndSigns(copy.page.lines, isOpen), finds: false },
    { lines: () => withoutRepeatedHeads(copy, taken, isOpen, salt, true), finds: false },
    { lines: () => withoutRepeatedHeads(copy, taken, isOpen, salt, false), finds: true },
    { lines: () => withoutPageNumbers(copy.page.lines, isOpen), finds: true },
    ...backs.map((keys) => ({ lines: () => putBack(copy.page.lines, isOpen, keys), finds: true })),
  ]
}

/** Another way to read a copy. */
export interface Reread {
  /** Its lines; nothing where there is nothing to read otherwise. */
  readonly lines: () => readonly TextLine[] | undefined
  /** True if it is correct only when more passages are found, and not when there are merely fewer new words. */
  readonly finds: boolean
}

/** Of each line whether it holds words that are not known. */
function openLines({ page, letters, parts }: Copy, taken: Uint8Array): readonly boolean[] {
  const known = Uint8Array.from(taken)
  for (const { heading } of parts)
    if (heading) known.fill(1, letterAt(letters, heading.from), letterAt(letters, heading.to))
  return page.lines.map(({ from, text }) =>
    known.subarray(letterAt(letters, from), letterAt(letters, from + text.length)).includes(0),
  )
}

/** Lines without running heads that stand in them again and again. */
function withoutRepeatedHeads(
  { page, letters }: Copy,
  taken: Uint8Array,
  isOpen: readonly boolean[],
  salt: string,
  numbered: boolean,
) {
  const known = Array.from(letters.codes, (code, at) => (taken[at] ? String.fromCodePoint(code) : ' ')).join('')
  const heads = repeatedHeads(page.lines, isOpen, known, numbered).map((head) => titleOf(head, salt))
  if (heads.length === 0) return undefined
  return page.lines.flatMap((line, index) => (isOpen[index] ? withoutJoinedHeads([line], heads, salt) : [line]))
}

function titleOf(spelled: string, salt: string): Print {
  const codes = Int32Array.from([...spelled], (char) => char.codePointAt(0) ?? 0)
  return printOf(printsOf(codes, salt), 0, codes.length)
}

/** The lines that were left out as running heads, each once; nothing stands for the numbers of pages. */
const leftOut = (lines: readonly TextLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ left = [] }) => left.map(({ text }) => headKey(text)))),
]

/** Lines with those that were left out as running heads, where words beside them are not known. */
function putBack(lines: readonly TextLine[], isOpen: readonly boolean[], keys: readonly string[]) {
  const isBack = (index: number) => isOpen[index] || isOpen[index - 1]
  const wanted = ({ text }: TextLine) => keys.includes(headKey(text))
  if (!lines.some(({ left = [] }, index) => isBack(index) && left.some(wanted))) return undefined
  return lines.flatMap((line, index): readonly TextLine[] => {
    const { left = [], ...without } = line
    if (!isBack(index) || !left.some(wanted)) return [line]
    return [...left.filter(wanted), { ...without, left: left.filter((one) => !wanted(one)) }]
  })
}

/** Lines with other letters for bullets, and without the numbers of pages. */
function numbersAndSigns(lines: readonly TextLine[], isOpen: readonly boolean[]): readonly TextLine[] | undefined {
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

/** Lines without the numbers of pages that stand alone between words that are not known. */
function withoutPageNumbers(lines: readonly TextLine[], isOpen: readonly boolean[]): readonly TextLine[] | undefined {
  const pages = growing(lines.map(({ text }) => (ALONE.test(text) ? { number: Number(text), parts: [] } : undefined)))
  const kept = lines.filter((_, index) => !pages[index] || !(isOpen[index - 1] || isOpen[index + 1]))
  return kept.length < lines.length ? kept : undefined
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

/** The parts of the lines whose numbers are those of pages. */
function growing(joined: readonly (Joined | undefined)[]): readonly (readonly string[] | undefined)[] {
  const pages = longestGrowing(joined.map((one) => one?.number))
  return joined.map((one, at) => (pages.has(at) ? one?.parts : undefined))
}

/** A line with the letter that was taken for a bullet, or without the one that was taken for a word. */
function otherSign({ text, sign = '' }: TextLine, signs: ReadonlySet<string>): readonly string[] | undefined {
  if (sign !== '') return [`${sign}${text}`]
  const match = LETTER.exec(text)
  return match?.[1] !== undefined && signs.has(match[1]) ? [text.slice(match[0].length)] : undefined
}
