/** The registry of clauses as CSV, as RFC 4180 has it, and so that no spreadsheet takes a text for a formula. @module */
import type { Book } from '#core'
import type { Exported } from '../export-result.js'
import { countsOf, type RegistryEntry, registryOf } from './entries.js'

/** The columns, and what stands in each; several of a kind stand in lines of their own, since names have semicolons. */
const COLUMNS: Readonly<Record<string, (entry: RegistryEntry) => string>> = {
  number: ({ clause }) => clause.section.number,
  title: ({ clause }) => clause.section.title,
  id: ({ clause }) => clause.id,
  kind: ({ clause }) => clause.kind,
  status: ({ clause }) => clause.disposition.as,
  reason: ({ clause: { disposition } }) => ('reason' in disposition ? disposition.reason : ''),
  term: ({ clause }) => clause.term ?? '',
  text: ({ clause }) => clause.text,
  'refers to': ({ refers }) => refers.map(({ number }) => number).join('\n'),
  'cited by': ({ citedBy }) => citedBy.join('\n'),
}

/** With what a formula begins in one spreadsheet or another. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A text as it may stand in a cell: one that would be a formula is marked as a text, as spreadsheets do. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The registry of a book as a file. */
export function csvOf(book: Book): Exported {
  const entries = registryOf(book)
  const text = [
    line(Object.keys(COLUMNS)),
    ...entries.map((entry) => line(Object.values(COLUMNS).map((cell) => cell(entry)))),
  ].join('')
  return {
    files: new Map([['clauses.csv', text]]),
    entries: [{ name: 'Clauses', file: 'clauses.csv', counts: countsOf(entries), notes: [] }],
  }
}
