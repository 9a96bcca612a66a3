/**
 * Plain questions: what a table refuses, asked as it is written: the whole view of each candidate, row by row.
 *
 * So it is asked for reasons, and by whoever listens or amends; what is offered otherwise is asked in stages.
 *
 * @module
 */
import { isAnyAmended } from './amending.js'
import type { Clause } from './clause.js'
import type { ForbidTable, Refusal } from './forbid.js'
import { isHearing } from './hearing.js'
import { late } from './once.js'
import { type Finder, isForgiven, NOTHING_REFUSED, type Refusing } from './staged.js'

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

/** Makes whole views of candidates: what looks at the context alone is found once for all candidates of a context. */
function viewing(finders: Readonly<Record<string, Finder>>) {
  const fields = Object.entries(finders)
  const shared = fields.filter(([, find]) => find.length < 2)
  const own = fields.filter(([, find]) => find.length >= 2)
  const blank = Object.fromEntries(fields.map(([field]) => [field, undefined]))
  return (context: unknown) => {
    // Not before there is a candidate: a context without one need not make sense to the fields.
    const common = late(() => {
      const found: Record<string, unknown> = { ...blank }
      for (const [field, find] of shared) found[field] = find(context, undefined)
      return found
    })
    return (candidate: unknown) => {
      const view: Record<string, unknown> = { ...common() }
      for (const [field, find] of own) view[field] = find(context, candidate)
      return view as never
    }
  }
}

/** Makes a table askable, by how the fields of its view are found. */
export function plainly<C, O>(table: ForbidTable, finders: Readonly<Record<string, Finder>>): Plain<C, O> {
  const seenIn = viewing(finders)
  return {
    among: (context) => {
      const seen = seenIn(context)
      return { all: false, refuses: (candidate) => table.refuses(seen(candidate)) }
    },
    amongBut: (forgiven, context) => {
      const seen = seenIn(context)
      const isStanding = ({ clauses }: Refusal) => !isForgiven(clauses, forgiven)
      return { all: false, refuses: (candidate) => table.ask(seen(candidate)).some(isStanding) }
    },
    refusalsIn: (context) => {
      const seen = seenIn(context)
      return (candidate) => table.ask(seen(candidate))
    },
  }
}
