/** Clauses as a page cites them: by section, each once. @module */
import { type Book, bookClauses, type Clause, groupsBy, once } from '#core'
import type { CitedSection } from './protocol.js'

/** Clauses by their sections. */
export const groupBySection = (clauses: readonly Clause[]): readonly CitedSection[] =>
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
export function mentionedClauses(
  { sections }: Pick<Book, 'sections'>,
  lines: readonly string[],
): readonly CitedSection[] {
  const known = byId(sections)
  return groupBySection(lines.flatMap((line) => [...line.matchAll(ID)].flatMap(([id]) => known.get(id) ?? [])))
}
