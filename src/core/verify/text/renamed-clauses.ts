/** Renamed clauses: each leads from an id that there is no more to one that there is. @module */
import { type Book, bookClauses } from '../../kernel/book/book.js'
import type { Finding } from '../report.js'

/** Lists the faults in the old ids of a book. */
export function wronglyRenamed({ sections, renamed = {} }: Pick<Book, 'sections' | 'renamed'>): readonly Finding[] {
  const known = new Set(bookClauses({ sections }).map(({ id }) => id))
  return Object.entries(renamed).flatMap(([before, now]) => [
    ...(known.has(before) ? [finding(before, `"${before}" is renamed to "${now}", but is still a clause`)] : []),
    ...(known.has(now) ? [] : [finding(before, `"${before}" is renamed to "${now}", which is not a clause`)]),
  ])
}

const finding = (id: string, what: string): Finding => ({ what, where: `renamed:${id}`, clauses: [] })
