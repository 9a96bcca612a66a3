/** Leaning: clauses whose first words point back to the clause before them, and that say little alone. @module */

import { once } from '../kernel/quick/memoize.js'
import type { Clause } from '../kernel/sections/clause.js'
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

/** First words of a clause that speak of what the clause before it names. */
const REFERS =
  /^(?:\p{Lu}+: )?(?:(?:at|by|for|from|in|on|to|with) )?(?:it|its|they|them|their|such|this|there|he|his|she|her|one that|up or down)\b/iu

/** The clause of which another speaks without naming what it is about. */
const refersTo = once((book: BookEntries): ReadonlyMap<Clause, Clause> => {
  const clauses = entriesIn(book, 'clauses').map(({ value }) => value)
  return new Map(
    clauses.flatMap((clause, at) => {
      const before = clauses[at - 1]
      const refers = before?.section === clause.section && (BACK.test(clause.text) || REFERS.test(clause.text))
      return before && refers ? [[clause, before] as const] : []
    }),
  )
})

/** The maximum number of steps back, clause by clause, from a reference to the clause that names its subject. */
const FURTHEST = 3

/** The clauses in which stands what a clause speaks of without naming it, the nearest first. */
export function spokenOfIn(book: BookEntries, clause: Clause, most = FURTHEST): readonly Clause[] {
  const before = most > 0 ? refersTo(book).get(clause) : undefined
  return before === undefined ? [] : [before, ...spokenOfIn(book, before, most - 1)]
}

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
