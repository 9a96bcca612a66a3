/**
 * Rule tables: rows of clause, pattern and answer, asked about a view.
 *
 * The hit policy says how rows answer together: exactly `one` matches; the `first` that matches answers;
 * the answers of all that match are added (`sum`); every row that matches refuses (`forbid`).
 *
 * @module
 */

import { Defect } from '../book/book-defect.js'
import { askFirst, askOnly, askSum } from '../quick/quick-rows.js'
import type { Clause } from '../sections/clause.js'
import { stampOrder } from '../sections/creation-order.js'
import type { Hit } from '../watch/hit.js'
import { inForce, mustReadRows, recordHit, recordsRows, recordTable, recordValue, recordView } from '../watch/watch.js'
import {
  type AnswerOf,
  type AnyRow,
  addendHit,
  answering,
  formatView,
  hitOf,
  hitsOf,
  noRowDefect,
  type Row,
  type RowOf,
  type Table,
} from './rows.js'
import type { Fields, View, Viewed } from './table-view.js'

export { type ForbidTable, forbid, type Refusal } from './forbid-table.js'
export { type BarOf, type LiftOf, POLICIES, type Policy, type Row, type RowOf, type Table } from './rows.js'

/** The two ways to ask a table, which answer alike. */
interface Asked<V, Answer> {
  /** By its rows as they are written: somebody hears the views, or other rows stand in for these. */
  readonly asWritten: (view: V) => Answer
  readonly quickly: (view: V) => Answer
}

/** Makes a table. */
function tableOf<F extends Fields, Answer>(
  { name, policy, view, rows }: Omit<Table<F>, 'ask'>,
  { asWritten, quickly }: Asked<Viewed<F>, Answer>,
): Table<F, Answer> {
  const ask = (of: Viewed<F>): Answer => {
    recordTable(name)
    if (!mustReadRows(name)) return quickly(of)
    recordView(name, of)
    return asWritten(of)
  }
  return stampOrder(Object.freeze({ name, policy, view, rows, ask }))
}

/** A table in which exactly one row answers every view. */
export function one<F extends Fields, const R extends readonly Row<Viewed<F>, unknown>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, AnswerOf<R[number]>> {
  const rows = write(answering())
  const hits = hitsOf(name, rows as never)
  const asWritten = (view: Viewed<F>) => {
    const matching = inForce(name, rows).filter((row) => row.matches(view))
    if (matching.length > 1) throw new Defect(`${name}: ${matching.length} rows answer ${formatView(view)}`)
    return answered(name, rows, hits, matching[0], view) as AnswerOf<R[number]>
  }
  const only = askOnly({ name, fields: of.fields, rows: rows as never, hits })
  const quickly = (view: Viewed<F>) => (only() ?? asWritten)(view) as AnswerOf<R[number]>
  return tableOf({ name, policy: 'one', view: of, rows }, { asWritten, quickly })
}

/** A table in which the first row that matches answers. */
export function first<F extends Fields, const R extends readonly Row<Viewed<F>, unknown>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, AnswerOf<R[number]>> {
  const rows = write(answering())
  const hits = hitsOf(name, rows as never)
  const asWritten = (view: Viewed<F>) => {
    const row = inForce(name, rows).find((candidate) => candidate.matches(view))
    return answered(name, rows, hits, row, view) as AnswerOf<R[number]>
  }
  const quickly = askFirst({ name, fields: of.fields, rows: rows as never, hits }) as typeof asWritten
  return tableOf({ name, policy: 'first', view: of, rows }, { asWritten, quickly })
}

/** The answer of a row; that there is none is a defect. */
function answered<V>(
  name: string,
  rows: readonly AnyRow<V>[],
  hits: () => readonly Hit[],
  row: AnyRow<V> | undefined,
  view: V,
) {
  if (row === undefined) throw noRowDefect(name, view)
  recordHit(hitOf(name, rows, hits(), row))
  return row.answer(view)
}

/** A table whose answer is the sum of the rows that match. */
export function sum<F extends Fields, const R extends readonly Row<Viewed<F>, number>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, number> {
  const rows = write(answering())
  const hits = hitsOf(name, rows as never)
  const asWritten = (view: Viewed<F>) => {
    const inUse = inForce(name, rows)
    const [sum, asked] = [{}, { rows: inUse, view, fields: of.fields }]
    let total = 0
    for (const row of inUse) {
      if (!row.matches(view)) continue
      const adds = row.answer(view)
      if (recordsRows()) recordHit(addendHit(hitOf(name, rows, hits(), row), row, adds, asked, sum))
      total += adds
    }
    return total
  }
  const summed = askSum({ name, fields: of.fields, rows: rows as never, hits })
  const quickly = (view: Viewed<F>) => (recordsRows() ? asWritten : summed)(view)
  return tableOf({ name, policy: 'sum', view: of, rows }, { asWritten, quickly })
}

/** A number, or another value, that is computed from more than a finite view, with the clauses that say how. */
export interface Formula<Args extends readonly unknown[] = readonly never[], Answer = unknown> {
  readonly name: string
  readonly clauses: readonly Clause[]
  /** Computes the answer, and leaves a trace like a row. */
  compute(...args: Args): Answer
}

/** Declares a formula: calling it leaves the same trace as asking a table. */
export function computed<Args extends readonly unknown[], Answer>(
  name: string,
  clauses: readonly Clause[],
  compute: (...args: Args) => Answer,
): Formula<Args, Answer> {
  const hit = Object.freeze({ table: name, row: 0, clauses })
  const asked = (...args: Args) => {
    recordHit(hit)
    const value = compute(...args)
    recordValue(name, args, value)
    return value
  }
  return stampOrder(Object.freeze({ name, clauses, compute: asked }))
}
