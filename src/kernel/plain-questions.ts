/**
 * Plain questions: what a table refuses, asked as it is written: the whole view of each candidate, row by row.
 *
 * So it is asked for reasons, and by whoever listens or amends; what is offered otherwise is asked in stages.
 *
 * @module
 */
import { isAnyAmended } from './amending.js'
import { answeredOnce } from './answered-views.js'
import type { Clause } from './clause.js'
import type { ForbidTable, Refusal } from './forbid.js'
import { isHearing } from './hearing.js'
import { late } from './once.js'
import { type Finder, isForgiven, NOTHING_REFUSED, type Refusing } from './staged-questions.js'

/** What is refused in contexts, and why. */
export interface Plain<C, O> {
  readonly among: (context: C) => Refusing
  /** The same, where the rows that apply certain clauses are left aside. */
  readonly amongBut: (forgiven: readonly Clause[], context: C) => Refusing
  readonly refusalsIn: (context: C) => (candidate: O) => readonly Refusal[]
}

/** Where no table refuses anything. */
export const UNREFUSED: Plain<unknown, unknown> = {
  among: () => NOTHING_REFUSED,
  amongBut: () => NOTHING_REFUSED,
  refusalsIn: () => () => [],
}

/** Whether everything that is asked must be asked as it is written: somebody listens, or rules are amended. */
export const isWatched = (): boolean => isHearing() || isAnyAmended()

/** Makes a table askable, by how the fields of its view are found. */
export function plainly<C, O>(table: ForbidTable, finders: Readonly<Record<string, Finder>>): Plain<C, O> {
  const askedIn = late(() => answeredOnce(table, finders))
  return {
    among: (context) => {
      const { refuses } = askedIn()(context)
      return { all: false, refuses }
    },
    amongBut: (forgiven, context) => {
      const { refusals } = askedIn()(context)
      const isStanding = ({ clauses }: Refusal) => !isForgiven(clauses, forgiven)
      return { all: false, refuses: (candidate) => refusals(candidate).some(isStanding) }
    },
    refusalsIn: (context) => askedIn()(context).refusals,
  }
}
