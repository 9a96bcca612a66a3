/** Tables that refuse: every row that matches refuses, unless an exception lifts its clauses. @module */

import { late } from '../quick/memoize.js'
import type { Clause } from '../sections/clause.js'
import { stampOrder } from '../sections/creation-order.js'
import { inForce, mustReadRows, recordRefusal, recordTable, recordView } from '../watch/watch.js'
import { type Because, becauseOf } from './condition-phrases.js'
import { type AnyRow, answering, type BarOf, hitOf, type LiftOf, type Row, readyOf, type Table } from './rows.js'
import type { Fields, View, Viewed } from './table-view.js'

/** Why something is refused: a row of a table with its clauses, and the fields that made it match. */
export interface Refusal {
  readonly table: string
  /** The row's place in its table; -1 where an offer has nothing to choose from, and what it cites is all there is to tell. */
  readonly row: number
  readonly clauses: readonly Clause[]
  readonly because: Because
  /** The path to the refused item, outermost first, if the refusal comes from a lookahead. */
  readonly inside?: readonly Within[]
}

/** The place of a refusal: the precondition of a procedure, or the candidates of an offer. */
export interface Within {
  /** The procedure; left out where it is the same as before. */
  readonly procedure?: string
  /** The offer; left out at the door. */
  readonly asks?: string
  /** The number of candidates refused for this reason, and the number of all candidates. */
  readonly times?: number
  readonly of?: number
  /** Set where the refusals before it suffice to refuse every candidate. */
  readonly also?: true
}

/** A table that refuses: its answer lists why, and is empty where nothing refuses. */
export interface ForbidTable<F extends Fields = Fields> extends Table<F, readonly Refusal[]> {
  /** True if anything refuses a view; leaves no trace, and is faster than listing the reasons. */
  refuses(view: Viewed<F>): boolean
}

/** The empty list of refusals. */
const NOTHING: readonly Refusal[] = Object.freeze([])

/** A table in which every row that matches refuses, unless an exception lifts its clauses. */
export function forbid<F extends Fields>(
  name: string,
  of: View<F>,
  write: (bar: BarOf<Viewed<F>>, lift: LiftOf<Viewed<F>>) => readonly Row<Viewed<F>, 'refused' | 'lifted'>[],
): ForbidTable<F> {
  type R = Row<Viewed<F>, unknown>
  const row = answering<Viewed<F>>()
  const rows = write(
    (cited, pattern) => row(cited, pattern, 'refused') as Row<Viewed<F>, 'refused'>,
    (cited, pattern, lifts) => ({ ...(row(cited, pattern, 'lifted') as Row<Viewed<F>, 'lifted'>), lifts }),
  )
  const ready = late(readyOf(name, of, rows))
  const testsOf = (wanted: readonly R[]) => wanted.flatMap((one) => ready().tests[rows.indexOf(one as never)] ?? [])
  const quick = late(() => {
    const { bars, exceptions } = splitOf(rows)
    return { bars: testsOf(bars), lifting: exceptions.length > 0 }
  })
  const written = late(() => splitOf(rows))
  const split = () => {
    const current = inForce(name, rows)
    return current === rows ? written() : splitOf(current)
  }
  const refuses = (view: Viewed<F>) => {
    recordTable(name)
    const listening = mustReadRows(name)
    if (!listening) {
      const { bars, lifting } = quick()
      if (!bars.some((test) => test(view))) return false
      if (!lifting) return true
    }
    recordView(name, view)
    const all = split()
    const isLifted = liftedIn(all.exceptions.filter((exception) => exception.matches(view)))
    return all.bars.some((bar) => bar.matches(view) && !isLifted(bar))
  }
  const ask = (view: Viewed<F>) => {
    recordTable(name)
    if (!mustReadRows(name) && !quick().bars.some((test) => test(view))) return NOTHING
    recordView(name, view)
    const all = split()
    const bars = all.bars.filter((bar) => bar.matches(view))
    const exceptions = all.exceptions.filter((exception) => exception.matches(view))
    const isLifted = liftedIn(exceptions)
    const standing = bars.filter((bar) => !isLifted(bar))
    const atWork = exceptions.filter(({ lifts = [] }) =>
      bars.some((bar) => isLifted(bar) && bar.clauses.some((clause) => lifts.includes(clause))),
    )
    for (const candidate of [...standing, ...atWork]) recordRefusal(hitOf(name, ready(), candidate))
    return standing.map((bar) => ({
      table: name,
      row: hitOf(name, ready(), bar).row,
      clauses: bar.clauses,
      because: becauseOf(of.fields, bar.pattern, view),
    }))
  }
  return stampOrder(Object.freeze({ name, policy: 'forbid', view: of, rows, ask, refuses }))
}

/** Tests whether exceptions cancel every clause of a prohibition. */
function liftedIn(exceptions: readonly AnyRow<never>[]): (bar: Pick<AnyRow<never>, 'clauses'>) => boolean {
  if (exceptions.length === 0) return () => false
  const lifted = new Set(exceptions.flatMap(({ lifts }) => lifts ?? []))
  return ({ clauses }) => clauses.every((clause) => lifted.has(clause))
}

/** The rows of a table that refuse, and those that lift refusals. */
const splitOf = <V>(rows: readonly Row<V, unknown>[]) => ({
  bars: rows.filter(({ lifts }) => lifts === undefined),
  exceptions: rows.filter(({ lifts }) => lifts !== undefined),
})
