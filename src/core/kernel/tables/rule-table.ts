/**
 * Rule tables: rows of clause, pattern and answer, asked about a view.
 *
 * The hit policy says how rows answer together: exactly `one` matches; the `first` that matches answers;
 * the answers of all that match are added (`sum`); every row that matches refuses (`forbid`).
 *
 * @module
 */

import { Defect } from '../book/book-defect.js'
import { meet } from '../quick/compile-pattern.js'
import { late } from '../quick/memoize.js'
import type { Clause } from '../sections/clause.js'
import { stampOrder } from '../sections/creation-order.js'
import type { Hit } from '../watch/hit.js'
import { inForce, mustReadRows, recordHit, recordsRows, recordTable, recordValue, recordView } from '../watch/watch.js'
import {
  type AnswerOf,
  type AnyRow,
  addendHit,
  answering,
  firstMatchingRow,
  formatView,
  hitOf,
  noRowDefect,
  type Ready,
  type Row,
  type RowOf,
  readyOf,
  type Table,
} from './rows.js'
import type { Fields, View, Viewed } from './table-view.js'

export { type ForbidTable, forbid, type Refusal } from './forbid-table.js'
export { type BarOf, type LiftOf, POLICIES, type Policy, type Row, type RowOf, type Table } from './rows.js'

/** The one answer of a row, heard by whoever listens; that there is no row is a defect. */
function answered<V>(name: string, ready: Ready<V>, row: AnyRow<V> | undefined, view: V) {
  if (row === undefined) throw noRowDefect(name, view)
  recordHit(hitOf(name, ready, row))
  return row.answer(view)
}

/** The answer of the first row that matches, by tests. */
function quickly<V>(name: string, ready: Ready<V>, view: V): unknown {
  const place = firstMatchingRow(ready as Ready<never>, view as Readonly<Record<string, unknown>>)
  const row = ready.rows[place]
  if (row === undefined) throw noRowDefect(name, view)
  recordHit(ready.hits[place] as Hit)
  return row.answer(view)
}

/** True if no two rows can match the same view, so the first match is the only one. */
const areApart = (rows: readonly AnyRow<never>[], fields: Fields): boolean =>
  rows.every(({ pattern }, index) => rows.slice(index + 1).every((other) => !meet(pattern, other.pattern, fields)))

/** A table in which exactly one row answers every view. */
export function one<F extends Fields, const R extends readonly Row<Viewed<F>, unknown>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, AnswerOf<R[number]>> {
  const rows = write(answering())
  const ready = late(readyOf(name, of, rows))
  const apart = late(() => areApart(rows as readonly AnyRow<never>[], of.fields))
  const ask = (view: Viewed<F>) => {
    recordTable(name)
    if (!mustReadRows(name) && apart()) return quickly(name, ready(), view) as AnswerOf<R[number]>
    recordView(name, view)
    const matching = inForce(name, rows).filter((row) => row.matches(view))
    const [row] = matching
    if (matching.length > 1) throw new Defect(`${name}: ${matching.length} rows answer ${formatView(view)}`)
    return answered(name, ready(), row, view) as AnswerOf<R[number]>
  }
  return stampOrder(Object.freeze({ name, policy: 'one', view: of, rows, ask }))
}

/** A table in which the first row that matches answers. */
export function first<F extends Fields, const R extends readonly Row<Viewed<F>, unknown>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, AnswerOf<R[number]>> {
  const rows = write(answering())
  const ready = late(readyOf(name, of, rows))
  const ask = (view: Viewed<F>) => {
    recordTable(name)
    if (!mustReadRows(name)) return quickly(name, ready(), view) as AnswerOf<R[number]>
    recordView(name, view)
    const row = inForce(name, rows).find((candidate) => candidate.matches(view))
    return answered(name, ready(), row, view) as AnswerOf<R[number]>
  }
  return stampOrder(Object.freeze({ name, policy: 'first', view: of, rows, ask }))
}

/** A table whose answer is the sum of the rows that match. */
export function sum<F extends Fields, const R extends readonly Row<Viewed<F>, number>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, number> {
  const rows = write(answering())
  const ready = late(readyOf(name, of, rows))
  const quickly = (view: Viewed<F>) => {
    const { tests } = ready()
    let total = 0
    for (const [place, row] of rows.entries()) if (tests[place]?.(view)) total += row.answer(view)
    return total
  }
  const ask = (view: Viewed<F>) => {
    recordTable(name)
    if (!mustReadRows(name) && !recordsRows()) return quickly(view)
    recordView(name, view)
    const inUse = inForce(name, rows)
    const [sum, asked] = [{}, { rows: inUse, view, fields: of.fields }]
    let total = 0
    for (const row of inUse) {
      if (!row.matches(view)) continue
      const adds = row.answer(view)
      if (recordsRows()) recordHit(addendHit(hitOf(name, ready(), row), row, adds, asked, sum))
      total += adds
    }
    return total
  }
  return stampOrder(Object.freeze({ name, policy: 'sum', view: of, rows, ask }))
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
