/** References of a text to its own sections: `(3.2.1)`, `see 6.5`, `section 2`. @module */

import { isNumber, stem } from './heading.js'
import { letterAt } from './layout/normalized-letters.js'
import { type PageText, rowAt } from './layout/page-text.js'
import type { TextLine } from './layout/running-heads.js'
import type { Dangling } from './report.js'
import type { Copy } from './rulebook-copy.js'

const NUMBER = /(?<![\d.,])\d{1,2}(?:\.\d{1,2})*(?![\d%])/g
const CUE = /(?:\b(?:see|see also|sections?|rules?|chapter|chapters)\s+|§\s*)(?:[\d.]+(?:,| and| or| to)\s*)*$/i
const DOTTED_CUE = /\b(?:per|under|by|in|of)\s+$/i
const LOOKED_BACK = 80

interface Reference {
  readonly number: string
  readonly index: number
}

/** The references in a text. A number with a point is one in brackets, too. */
export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const before = text.slice(Math.max(0, index - LOOKED_BACK), index).replace(/\s+/g, ' ')
    const dotted = number.includes('.')
    const bracketed = dotted && /\([^()]*$/.test(before)
    return bracketed || CUE.test(before) || (dotted && DOTTED_CUE.test(before)) ? [{ number, index }] : []
  })
}

/** Counts the references of a copy and lists those to missing sections. Sections without a recognizable heading are left out. */
export function checkedReferences(copy: Copy, unheaded: readonly string[]) {
  const { page, letters, parts } = copy
  const numbers = parts.map(({ number }) => number).filter(isNumber)
  if (numbers.length === 0) return { checked: 0, dangling: [] }
  const known = new Set([...numbers, ...unheaded].map(stem))
  const dotless = numbers.some((number) => !number.includes('.'))
  const headings = parts.flatMap(({ heading }) => heading ?? [])
  const references = referencesIn(page.text).filter(
    ({ number, index }) =>
      (dotless || number.includes('.')) && !headings.some(({ from, to }) => from <= index && index < to),
  )
  const dangling = references
    .filter(({ number }) => !known.has(stem(number)))
    .map(({ number, index }): Dangling => {
      const letter = letterAt(letters, index)
      const part = parts.find(({ from, to }) => from <= letter && letter < to)
      return { to: number, in: part?.number ?? '', line: rowAt(page, index) }
    })
  return { checked: references.length, dangling }
}

/** Lines in which references are put back to the numbers that sections had before they were renumbered. */
export function putBack({ text: all, lines }: PageText, before: ReadonlyMap<string, string>): readonly TextLine[] {
  const references = referencesIn(all).filter(({ number }) => before.has(stem(number)))
  return lines.map((line) => {
    const { from, text } = line
    const inLine = references.filter(({ index }) => from <= index && index < from + text.length)
    const replaced = inLine.reduceRight(
      (so, { number, index }) =>
        so.slice(0, index - from) + before.get(stem(number)) + so.slice(index - from + number.length),
      text,
    )
    return { ...line, text: replaced }
  })
}
