/**
 * Plain questions: what a table refuses of which every field can be found, and why.
 *
 * @module
 */
import { isAnyAmended } from './amending.js'
import { answeredOnce } from './answered.js'
import type { Clause } from './clause.js'
import type { ForbidTable, Refusal } from './forbid.js'
import { isHearing } from './hearing.js'
import { late } from './once.js'
import { type Finder, isForgiven, type Refusing, staged } from './staged.js'

/** What is refused in contexts, and why. */
export interface Plain<C, O> {
  readonly among: (context: C) => Refusing
  /** The same, where the rows that apply certain clauses are left aside. */
  readonly amongBut: (forgiven: readonly Clause[], context: C) => Refusing
  readonly refusalsIn: (context: C) => (candidate: O) => readonly Refusal[]
}

/** Where no table refuses anything. */
export const UNREFUSED: Plain<unknown, unknown> = {
  among: () => () => false,
  amongBut: () => () => false,
  refusalsIn: () => () => [],
}

/** Whether a candidate is among what is refused. */
export const isRefused = (refusing: Refusing, candidate: unknown): boolean => refusing === true || refusing(candidate)

/** Whether everything that is asked must be asked as it is written: somebody listens, or rules are amended. */
export const isWatched = (): boolean => isHearing() || isAnyAmended()

/** Makes a table askable, by how the fields of its view are found. */
export function plainly<C, O>(table: ForbidTable, finders: Readonly<Record<string, Finder>>): Plain<C, O> {
  const askedIn = late(() => answeredOnce(table, finders))
  const quick = late(() => staged(table, finders))
  const forgiving = new Map<readonly Clause[], (context: C) => Refusing>()
  const quickBut = (clauses: readonly Clause[]) => {
    const known = forgiving.get(clauses) ?? staged(table, finders, clauses)
    forgiving.set(clauses, known)
    return known
  }
  return {
    among: (context) => {
      if (!isWatched()) return quick()(context)
      return askedIn()(context).refuses
    },
    amongBut: (forgiven, context) => {
      if (!isWatched()) return quickBut(forgiven)(context)
      const { refusals } = askedIn()(context)
      return (candidate) => refusals(candidate).some(({ clauses }) => !isForgiven(clauses, forgiven))
    },
    refusalsIn: (context) => askedIn()(context).refusals,
  }
}
