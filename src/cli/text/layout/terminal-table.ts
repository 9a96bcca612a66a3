/** Texts and tables that fit the terminal. @module */
import Table from 'cli-table3'
import { cutLines } from '#core'
import type { Paint } from './output-layout.js'
import { width } from './terminal-width.js'
import { wrapText } from './wrap-text.js'

const PLAIN = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: ' ',
}

/** The content of a cell: a name on the left, or a number on the right. */
export type Cell = string | number

/** A table without borders: names on the left, numbers on the right of their columns; a long last column is wrapped. */
export function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[], paint: Paint): string {
  const room = roomForLast([head, ...rows])
  const table = new Table({
    chars: PLAIN,
    style: { head: [], border: [], 'padding-left': 1, 'padding-right': 0 },
    colAligns: head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? 'right' : 'left')),
  })
  table.push(
    head.map((name) => paint.faint(name)),
    ...rows.map((row) => row.map((cell, column) => (column === head.length - 1 ? inLines(cell, room) : `${cell}`))),
  )
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

const LEAST = 20

/** Returns the width left for the last column. Every other column has one space after it. */
function roomForLast(rows: readonly (readonly Cell[])[]): number {
  const columns = Math.max(...rows.map(({ length }) => length)) - 1
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => `${row[column] ?? ''}`.length)),
  )
  return Math.max(LEAST, width() - widths.reduce((sum, one) => sum + one + 2, 0) - 1)
}

const inLines = (cell: Cell, room: number): string =>
  `${cell}`.length > room ? wrapText(`${cell}`, room).join('\n') : `${cell}`

/** A text in lines that fit, all indented; a word that is too long for a line is cut. */
export const wrapIndented = (text: string, indent: number): readonly string[] =>
  wrapText(cutLines(text), width() - indent).map((line) => `${' '.repeat(indent)}${line}`)

/** Texts in lines that fit, slightly indented. */
export const lines = (...texts: readonly string[]): string => texts.flatMap((text) => wrapIndented(text, 1)).join('\n')
