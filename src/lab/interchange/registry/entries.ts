/** The registry of clauses: each with the sections to which it refers, and the places of the book that cite it. @module */
import { type Book, bookClauses, type Clause, citationsOf, headOf, type SectionHead } from '#core'

/** A clause in the registry. */
export interface RegistryEntry {
  readonly clause: Clause
  readonly refers: readonly SectionHead[]
  /** The places that cite it, each once: rows, transitions, offers, laws and others, by their anchors. */
  readonly citedBy: readonly string[]
}

/** The registry of a book, in its own order. */
export function registryOf(book: Book): readonly RegistryEntry[] {
  const sections = new Map(book.sections.map(headOf).map((head) => [head.number, head]))
  const cited = new Map<string, Set<string>>()
  for (const { anchor, clause } of citationsOf(book)) {
    const anchors = cited.get(clause.id) ?? new Set()
    cited.set(clause.id, anchors.add(anchor))
  }
  return bookClauses(book).map((clause) => ({
    clause,
    refers: clause.see.flatMap((number) => sections.get(number) ?? []),
    citedBy: [...(cited.get(clause.id) ?? [])],
  }))
}

/** Counts the entries of the registry, by kind. */
export const countsOf = (entries: readonly RegistryEntry[]): Readonly<Record<string, number>> => ({
  clause: entries.length,
  reference: entries.reduce((sum, { refers }) => sum + refers.length, 0),
  citation: entries.reduce((sum, { citedBy }) => sum + citedBy.length, 0),
})
