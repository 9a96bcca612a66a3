/** Clauses as a page cites them: by section, each once. @module */
import { type Book, bookClauses, type Clause } from '#kernel'
import { groupsBy } from '../kernel/grouped.js'
import { once } from '../kernel/once.js'
import type { Cited } from './protocol.js'

/** Clauses by their sections. */
export const citedOf = (clauses: readonly Clause[]): readonly Cited[] =>
  groupsBy([...new Set(clauses)], ({ section }) => section.name).flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { number, title } = first.section
    return [{ section: number, title, clauses: same.map(({ id, text }) => ({ id, text })) }]
  })

const byId = once(
  (sections: Book['sections']): ReadonlyMap<string, Clause> =>
    new Map(bookClauses({ sections }).map((clause) => [clause.id, clause])),
)

const ID = /[\p{L}]\w*\.\w+/gu

/** The clauses that some lines name by their ids. */
export function mentioned({ sections }: Pick<Book, 'sections'>, lines: readonly string[]): readonly Cited[] {
  const known = byId(sections)
  return citedOf(lines.flatMap((line) => [...line.matchAll(ID)].flatMap(([id]) => known.get(id) ?? [])))
}
