/** A text as lines in reading order, without what belongs to its pages. @module */
import { withoutLetterBullets } from './bullets.js'
import { inOneColumn, type Row, usualGutter } from './columns.js'
import { type TextLine, withoutFurniture } from './running-heads.js'

/** The ways in which the words of a page can be copied. */
export const LAYOUTS = ['columns beside each other', 'lines', 'paragraphs'] as const
/** The way in which the words of a page were copied. */
export type Layout = (typeof LAYOUTS)[number]

/** A text in reading order. */
export interface Reading {
  readonly lines: readonly TextLine[]
  readonly layout: Layout
  /** The running heads and feet that were left out. */
  readonly heads: readonly string[]
}

/** Longer than a line of print. */
const LONG_LINE = 160

/** Reads a text: pages, columns, running heads. */
export function readingOf(text: string): Reading {
  const pages = pagesOf(text)
  const gutter = usualGutter(pages)
  const lines = pages.flatMap((page) => linesOf(page, gutter, pages.length > 1))
  return {
    ...withoutFurniture(withoutLetterBullets(lines)),
    layout: gutter !== undefined ? LAYOUTS[0] : layoutOf(pages.flat()),
  }
}

function layoutOf(rows: readonly Row[]): Layout {
  const letters = rows.reduce((sum, { text }) => sum + text.length, 0)
  const long = rows.reduce((sum, { text }) => sum + (text.length > LONG_LINE ? text.length : 0), 0)
  return long * 2 > letters ? 'paragraphs' : 'lines'
}

/** The pages, as far as form feeds tell. */
function pagesOf(text: string): readonly (readonly Row[])[] {
  const pages: Row[][] = [[]]
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .entries())
    for (const [part, piece] of raw.split('\f').entries()) {
      if (part > 0) pages.push([])
      pages.at(-1)?.push({ row: index + 1, text: piece })
    }
  return pages.filter((page) => page.some(({ text }) => text.trim() !== ''))
}

const EDGE = 2

/** The lines of a page that are not blank. */
function linesOf(page: readonly Row[], gutter: number | undefined, several: boolean): readonly TextLine[] {
  const printed = page.filter(isPrinted).map(({ row }) => row)
  const edges = new Set(several ? [...printed.slice(0, EDGE), ...printed.slice(-EDGE)] : [])
  const rows = inOneColumn(page, gutter)
  return rows.flatMap((line, index) => {
    if (!isPrinted(line)) return []
    const before = rows[index - 1]
    const begins = before === undefined || !isPrinted(before) || before.row > line.row
    return [{ row: line.row, text: line.text, begins, edge: edges.has(line.row) }]
  })
}

const isPrinted = ({ text }: Row): boolean => text.trim() !== ''
