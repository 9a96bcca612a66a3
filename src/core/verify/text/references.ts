/**
 * References between sections: whether a section speaks of what it is cited for.
 *
 * One that does is named in the clause by its title, or decides the same table, or has a clause that says half as much.
 * Of any other an author says why it is right, or that the text leads astray.
 *
 * @module
 */
import { type Book, bookClauses } from '../../kernel/book/book.js'
import { type Clause, headOf, sectionClauses } from '../../kernel/sections/clause.js'
import { termsOf, weightsOf } from '../../wording/sentence-terms.js'
import type { Finding } from '../report.js'
import { type Citation, citationsOf } from './citing-places.js'

/** A clause and the section to which it refers. */
export interface Reference {
  readonly from: Clause
  readonly to: string
}

type Referring = Pick<Book<never>, 'sections' | 'references'> & Parameters<typeof citationsOf>[0]

const HALF = 0.5

/** Lists the faults of a book's references, if its author marks the correct ones. */
export function unlikelyReferences(book: Referring): readonly Finding[] {
  const { references: notes } = book
  if (notes === undefined) return []
  const key = (from: string, to: string) => `${from} ${to}`
  const noted = new Set(notes.flatMap(({ clauses, to }) => clauses.map(({ id }) => key(id, to))))
  const unlikely = sharingLittle(book)
  const found = new Set(unlikely.map(({ from, to }) => key(from.id, to)))
  const unnoted = unlikely
    .filter(({ from, to }) => !noted.has(key(from.id, to)))
    .map(({ from, to }) =>
      told(
        from,
        `refers to ${to}, which has little in common with it: expected the right number, or a note in \`references\``,
      ),
    )
  const idle = notes.flatMap(({ clauses, to, is }) =>
    clauses.flatMap((from) => {
      if (!from.see.includes(to)) return [told(from, `has a note on its reference to ${to}, but does not refer to it`)]
      if (is === 'right' && !found.has(key(from.id, to)))
        return [told(from, `has a note on its reference to ${to}, which needs no note: both have the same subject`)]
      return []
    }),
  )
  return [...unnoted, ...idle]
}

const told = ({ id }: Clause, what: string): Finding => ({ what, where: `clause:${id}`, clauses: [id] })

/** Every reference of a book. */
export const referencesOf = (book: Pick<Book, 'sections'>): readonly Reference[] =>
  bookClauses(book).flatMap((from) => from.see.map((to) => ({ from, to })))

/** Of references, those to sections that share little with what is cited. */
export function sharingLittle(book: Referring, references = referencesOf(book)): readonly Reference[] {
  const clauses = bookClauses(book)
  const terms = new Map(clauses.map((clause) => [clause, termsOf(`${clause.term ?? ''} ${clause.text}`)]))
  const weight = weightsOf([...terms.values()])
  const titles = new Map(book.sections.map(headOf).map(({ number, title }) => [number, termsOf(title)]))
  const titleWeight = weightsOf([...titles.values()])
  const tables = tablesOf(citationsOf(book))
  const share = (wanted: readonly string[], has: readonly string[], of: (term: string) => number) =>
    total(
      wanted.filter((term) => has.includes(term)),
      of,
    ) / (total(wanted, of) || 1)
  const isLikely = ({ from, to }: Reference): boolean => {
    const said = terms.get(from) ?? []
    const named = share(titles.get(to) ?? [], said, titleWeight) >= HALF
    const there = clausesWithin(book, to).filter((clause) => clause !== from)
    const mine = tables.get(from) ?? []
    return (
      named ||
      there.some((clause) => tables.get(clause)?.some((table) => mine.includes(table))) ||
      there.some((clause) => share(said, terms.get(clause) ?? [], weight) >= HALF)
    )
  }
  return references.filter((one) => !isLikely(one))
}

const total = (terms: readonly string[], of: (term: string) => number): number =>
  terms.reduce((sum, term) => sum + of(term), 0)

/** The clauses under a printed number, and under those that begin with it: 3.2 holds 3.2.1, and 3.0 all of the chapter. */
function clausesWithin({ sections }: Pick<Book, 'sections'>, number: string): readonly Clause[] {
  const above = `${number.replace(/\.0$/, '')}.`
  return sections
    .filter((section) => headOf(section).number === number || headOf(section).number.startsWith(above))
    .flatMap(sectionClauses)
}

/** By clause, the tables and whatever else cites it, without the number of the row. */
function tablesOf(citations: readonly Citation[]): ReadonlyMap<Clause, readonly string[]> {
  const tables = new Map<Clause, string[]>()
  for (const { anchor, clause } of citations) {
    const whole = anchor.startsWith('table:') ? anchor.replace(/\/\d+$/, '') : anchor
    tables.set(clause, [...(tables.get(clause) ?? []), whole])
  }
  return tables
}
