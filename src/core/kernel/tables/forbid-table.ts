/** Tables that refuse: every row that matches refuses, unless an exception lifts its clauses. @module */

import { askBars } from '../quick/quick-rows.js'
import type { Clause } from '../sections/clause.js'
import { stampOrder } from '../sections/creation-order.js'
import { inForce, mustReadRows, recordRefusal, recordTable, recordView } from '../watch/watch.js'
import { type Because, becauseOf } from './condition-phrases.js'
import { type AnyRow, answering, type BarOf, hitOf, hitsOf, type LiftOf, type Row, type Table } from './rows.js'
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

/** True if a row applies one of the clauses to ignore. */
export const isForgiven = (clauses: readonly Clause[], forgiven: readonly Clause[]): boolean =>
  clauses.some((clause) => forgiven.includes(clause))

/** The empty list of refusals. */
const NOTHING: readonly Refusal[] = Object.freeze([])

/** A table in which every row that matches refuses, unless an exception lifts its clauses. */
export function forbid<F extends Fields>(
  name: string,
  of: View<F>,
  write: (bar: BarOf<Viewed<F>>, lift: LiftOf<Viewed<F>>) => readonly Row<Viewed<F>, 'refused' | 'lifted'>[],
): ForbidTable<F> {
  const row = answering<Viewed<F>>()
  const rows = write(
    (cited, pattern) => row(cited, pattern, 'refused') as Row<Viewed<F>, 'refused'>,
    (cited, pattern, lifts) => ({ ...(row(cited, pattern, 'lifted') as Row<Viewed<F>, 'lifted'>), lifts }),
  )
  const hits = hitsOf(name, rows as never)
  const written = splitOf(rows)
  const isBarred = askBars({ fields: of.fields, rows: written.bars as never })
  const workingFor = (view: Viewed<F>) => {
    recordView(name, view)
    const current = inForce(name, rows)
    return workingIn(current === rows ? written : splitOf(current), view)
  }
  const refuses = (view: Viewed<F>) => {
    recordTable(name)
    if (!mustReadRows(name)) {
      if (!isBarred(view)) return false
      if (written.exceptions.length === 0) return true
    }
    return workingFor(view).refusing.length > 0
  }
  const ask = (view: Viewed<F>) => {
    recordTable(name)
    if (!mustReadRows(name) && !isBarred(view)) return NOTHING
    const { refusing, lifting } = workingFor(view)
    for (const one of [...refusing, ...lifting]) recordRefusal(hitOf(name, rows, hits(), one))
    return refusing.map((bar) => ({
      table: name,
      row: hitOf(name, rows, hits(), bar).row,
      clauses: bar.clauses,
      because: becauseOf(of.fields, bar.pattern, view),
    }))
  }
  return stampOrder(Object.freeze({ name, policy: 'forbid', view: of, rows, ask, refuses }))
}

/** The rows that refuse a view, and the exceptions that lift what others would refuse. */
function workingIn<V>({ bars, exceptions }: Split<V>, view: V) {
  const matching = bars.filter((bar) => bar.matches(view))
  const lifters = exceptions.filter((exception) => exception.matches(view))
  const isLifted = liftedIn(lifters)
  return {
    refusing: matching.filter((bar) => !isLifted(bar)),
    lifting: lifters.filter(({ lifts = [] }) =>
      matching.some((bar) => isLifted(bar) && bar.clauses.some((clause) => lifts.includes(clause))),
    ),
  }
}

/** Tests whether exceptions cancel every clause of a prohibition. */
function liftedIn(exceptions: readonly AnyRow<never>[]): (bar: Pick<AnyRow<never>, 'clauses'>) => boolean {
  if (exceptions.length === 0) return () => false
  const lifted = new Set(exceptions.flatMap(({ lifts }) => lifts ?? []))
  return ({ clauses }) => clauses.every((clause) => lifted.has(clause))
}

/** The rows of a table that refuse, and those that lift refusals. */
interface Split<V> {
  readonly bars: readonly Row<V, unknown>[]
  readonly exceptions: readonly Row<V, unknown>[]
}

const splitOf = <V>(rows: readonly Row<V, unknown>[]): Split<V> => ({
  bars: rows.filter(({ lifts }) => lifts === undefined),
  exceptions: rows.filter(({ lifts }) => lifts !== undefined),
})
