/**
 * Rule tables with rows that are written otherwise: asked about every case, whether a position comes to it or not.
 *
 * @module
 */

import { type Book, canonical, type Json, misfits, product, type Refusal, type Table, type View, viewSize } from '#core'
import {
  type AskedTable,
  type Attempted,
  type Both,
  type Cause,
  outcomeOf,
  type TableAnswer,
} from './behaviour-types.js'
import { blameClauses, type RowsByState } from './blame-clauses.js'
import type { Kernel } from './compatible-kernels.js'
import { rowAtWork, type WrittenRows } from './rows-written.js'

/** A table that answers some cases otherwise, with the one of them in which the fewest rows are at work. */
export interface TableDifference {
  readonly table: string
  /** The number of cases with a different answer, and the number of all cases. */
  readonly cases: number
  readonly of: number
  readonly view: Readonly<Record<string, Json>>
  readonly before: string
  readonly now: string
  readonly clauses: readonly string[]
}

/** The tables of a book, by name. */
export const tablesOf = (
  { tables }: Pick<Book, 'tables'>,
  { observed }: Pick<Kernel, 'observed'>,
  written: WrittenRows,
): ReadonlyMap<string, AskedTable> =>
  new Map(
    tables.map((table) => [
      table.name,
      {
        view: table.view,
        rows: written.get(table.name) ?? [],
        ask: (view) =>
          outcomeOf(() => {
            const [answer, hits] = observed(() => table.ask(view as never))
            return { says: saidBy(table, answer), causes: hits.flatMap((hit) => rowAtWork(hit, written)) }
          }),
      },
    ]),
  )

const saidBy = ({ policy }: Table, answer: unknown): Json => {
  if (policy !== 'forbid') return answer as Json
  const clauses = (answer as readonly Refusal[]).flatMap((refusal) => refusal.clauses.map(({ id }) => id))
  return clauses.length > 0 ? `refused by ${[...new Set(clauses)].join(', ')}` : 'not refused'
}

/** The maximum number of cases to ask of a table. */
const LARGEST = 200_000

/** One state of a book, as far as its tables are compared. */
type Asking = RowsByState & { readonly tables: ReadonlyMap<string, AskedTable> }

/** The tables whose rows are written otherwise, as far as all their cases can be asked. */
export const tablesRewritten = (of: Both<Asking>): readonly string[] =>
  [...of.now.tables].flatMap(([table, now]) => {
    const base = of.base.tables.get(table)
    return base === undefined || base.rows.join() === now.rows.join() || viewSize(now.view) > LARGEST ? [] : [table]
  })

/** Compares the answers of a table in both states; returns nothing if all answers are equal. */
export function tableApart(of: Both<Asking>, table: string): TableDifference | undefined {
  const [base, now] = [of.base.tables.get(table), of.now.tables.get(table)]
  if (base === undefined || now === undefined) return undefined
  const cases = [...product(now.view)].filter((view) => canBe(base.view, view))
  const apart = cases.flatMap((view) => {
    const answers = { base: base.ask(view), now: now.ask(view) }
    if (saidIn(answers.base) === saidIn(answers.now)) return []
    const causes = { base: causesIn(answers.base), now: causesIn(answers.now) }
    return [{ view, answers, causes, rows: causes.base.length + causes.now.length }]
  })
  const [plainest] = apart.toSorted((a, b) => a.rows - b.rows)
  if (plainest === undefined) return undefined
  const { view, answers, causes } = plainest
  return {
    table,
    cases: apart.length,
    of: cases.length,
    view: view as Readonly<Record<string, Json>>,
    before: saidIn(answers.base),
    now: saidIn(answers.now),
    clauses: blameClauses(of, causes).clauses,
  }
}

const canBe = (of: View, view: object): boolean =>
  misfits(of, view).length === 0 && !of.impossible.some(({ when }) => when(view as never))

const causesIn = (answer: Attempted<TableAnswer>): readonly Cause[] => (answer.ok ? answer.value.causes : [])

const saidIn = (answer: Attempted<TableAnswer>): string => {
  if (!answer.ok) return `fails: ${answer.fault}`
  const { says } = answer.value
  return typeof says === 'string' ? says : canonical(says)
}
