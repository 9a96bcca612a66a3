/** Leaning: clauses whose first words point back to the clause before them, and that say little alone. @module */
import type { Clause } from '#kernel'
import { once } from '../kernel/once.js'
import { type BookEntries, entriesIn } from './entries.js'

/** First words that point back. */
const BACK =
  /^(?:\p{Lu}+: )?(?:then|so|that|those|these|for (?:that|this|it|them)|in that case|the others?|the same|both|neither|nor|otherwise|such|each of them|of these)\b/iu

/** For each clause that leans on another, that other one. */
const leaning = once((book: BookEntries): ReadonlyMap<Clause, Clause> => {
  const clauses = entriesIn(book, 'clauses').map(({ value }) => value)
  return new Map(
    clauses.flatMap((clause, at) => {
      const before = clauses[at - 1]
      const leans = before?.section === clause.section && BACK.test(clause.text)
      return before && leans ? [[clause, before] as const] : []
    }),
  )
})

/** The clause that another leans on. */
export const leansOn = (book: BookEntries, clause: Clause): Clause | undefined => leaning(book).get(clause)

const followed = once(
  (book: BookEntries): ReadonlyMap<Clause, Clause> =>
    new Map([...leaning(book)].map(([after, clause]) => [clause, after])),
)

/** The clauses that lean on one, each on the one before: so many at most. */
export function leaningOn(book: BookEntries, clause: Clause, most: number): readonly Clause[] {
  const after = most > 0 ? followed(book).get(clause) : undefined
  return after === undefined ? [] : [after, ...leaningOn(book, after, most - 1)]
}
