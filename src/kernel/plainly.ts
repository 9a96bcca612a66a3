/**
 * Plain questions: what a table refuses of which every field can be found, and why.
 *
 * @module
 */
import { isAnyAmended } from './amending.js'
import type { Clause } from './clause.js'
import { late } from './compiled.js'
import type { ForbidTable, Refusal } from './forbid.js'
import { isHearing } from './hearing.js'
import { type Finder, isForgiven, type Refusing, staged } from './staged.js'

/** What is refused in contexts, and why. */
export interface Plain<C, O> {
  readonly among: (context: C) => Refusing
  /** The same, where the rows that apply certain clauses are left aside. */
  readonly amongBut: (forgiven: readonly Clause[], context: C) => Refusing
  readonly refusals: (context: C, candidate: O) => readonly Refusal[]
}

/** Where no table refuses anything. */
export const UNREFUSED: Plain<unknown, unknown> = {
  among: () => () => false,
  amongBut: () => () => false,
  refusals: () => [],
}

/** Whether a candidate is among what is refused. */
export const isRefused = (refusing: Refusing, candidate: unknown): boolean => refusing === true || refusing(candidate)

/** Whether everything that is asked must be asked as it is written: somebody listens, or rules are amended. */
export const isWatched = (): boolean => isHearing() || isAnyAmended()

/** The whole view of a candidate in a context. */
const viewOf = (finders: Readonly<Record<string, Finder>>, context: unknown, candidate: unknown) =>
  Object.fromEntries(Object.entries(finders).map(([field, find]) => [field, find(context, candidate)])) as never

/** Makes a table askable, by how the fields of its view are found. */
export function plainly<C, O>(table: ForbidTable, finders: Readonly<Record<string, Finder>>): Plain<C, O> {
  const quick = late(() => staged(table, finders))
  const forgiving = new Map<readonly Clause[], (context: C) => Refusing>()
  const quickBut = (clauses: readonly Clause[]) => {
    const known = forgiving.get(clauses) ?? staged(table, finders, clauses)
    forgiving.set(clauses, known)
    return known
  }
  /** Rows that lift others, and whoever listens, need the whole view. */
  const hasLifts = table.rows.some(({ lifts }) => lifts !== undefined)
  const wholly = (context: C) => (candidate: unknown) => table.refuses(viewOf(finders, context, candidate))
  return {
    among: (context) => {
      if (isWatched()) return wholly(context)
      const some = quick()(context)
      if (!hasLifts) return some
      const whole = wholly(context)
      return (candidate) => isRefused(some, candidate) && whole(candidate)
    },
    amongBut: (forgiven, context) => {
      if (!hasLifts && !isWatched()) return quickBut(forgiven)(context)
      return (candidate) =>
        table.ask(viewOf(finders, context, candidate)).some(({ clauses }) => !isForgiven(clauses, forgiven))
    },
    refusals: (context, candidate) => table.ask(viewOf(finders, context, candidate)),
  }
}
