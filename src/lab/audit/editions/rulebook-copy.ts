/** A copy of a rulebook: its sections, each with its words, as far as they can be recognised. @module */
import type { Section, SectionHead } from '#core'
import { headingsOf } from './find-headings.js'
import type { Heading } from './heading.js'
import { type Letters, letterAt, lettersOf } from './layout/normalized-letters.js'
import { type PageText, pageText } from './layout/page-text.js'
import { type Layout, type Reading, readingOf } from './layout/reading-order.js'

/** A section of a copy; what stands before the first heading has no number. */
export interface CopySection {
  readonly number: string
  readonly title: string
  readonly head?: SectionHead
  /** Its words behind the heading, as letters: from the first to behind the last. */
  readonly from: number
  readonly to: number
  /** Its heading in the text. */
  readonly heading?: Heading
}

/** A copy of a rulebook. */
export interface Copy {
  readonly page: PageText
  readonly letters: Letters
  readonly layout: Layout
  /** The running heads that were left out. */
  readonly heads: readonly string[]
  readonly parts: readonly CopySection[]
}

/** Reads a copy of a rulebook with these sections. */
export function readCopy(text: string, sections: readonly Section[]): Copy {
  return copyOf(readingOf(text), sections)
}

/** A copy whose lines are in reading order. */
export function copyOf({ lines, layout, heads }: Reading, sections: readonly Section[]): Copy {
  const page = pageText(lines)
  const letters = lettersOf(page.text)
  const headings = headingsOf(page, sections).filter(({ from }, index, all) => from >= (all[index - 1]?.to ?? 0))
  const endOf = (index: number) => letterAt(letters, headings[index]?.from ?? page.text.length)
  const front: CopySection = { number: '', title: '', from: 0, to: endOf(0) }
  return {
    page,
    letters,
    layout,
    heads,
    parts: [
      front,
      ...headings.map((heading, index) => ({
        number: heading.number,
        title: heading.title,
        ...(heading.head && { head: heading.head }),
        from: letterAt(letters, heading.to),
        to: endOf(index + 1),
        heading,
      })),
    ],
  }
}

/** The number of words in a stretch of letters. */
export const countWords = (copy: Copy, from: number, to: number): number => wordList(copy, from, to).length

/** The words of a stretch of letters, as they stand in the copy. */
export const wordList = (copy: Copy, from: number, to: number): readonly string[] =>
  stretchText(copy, from, to)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** A stretch of letters as it stands in the copy, in one line. */
export function stretchText({ page, letters }: Copy, from: number, to: number): string {
  if (to <= from) return ''
  const start = letters.at[from] ?? 0
  const last = letters.at[to - 1] ?? start
  const tail = /^\S*/.exec(page.text.slice(last, letters.at[to] ?? page.text.length))?.[0].length ?? 1
  return page.text
    .slice(start, last + Math.max(1, tail))
    .replace(/\u00AD\s*/g, '')
    .replace(/(\p{L})[-‐]\n(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
