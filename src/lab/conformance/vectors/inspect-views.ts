/**
 * Inspection of views: which rows of a table a view sets to work, and which slips in a row it would bring to light.
 *
 * A row can be forgotten; a field of its condition can be forgotten or turned round; a number in its condition can be one
 * too high or too low. A view shows such a slip where the table would then answer otherwise.
 *
 * @module
 */
import { isMatching } from 'ts-pattern'
import { type Book, canonical, domainOf, numbering, type Row, rowAnchor, type Table, type Value, viewSize } from '#core'

/** The facts that a view shows about its table. */
export interface Inspected {
  /** The rows that decide, or the view itself if the table is small. */
  readonly rows: readonly string[]
  /** The slips in rows that would become visible, and the field values that occur. */
  readonly edges: readonly string[]
}

/** Tables with no more views than these are shown view by view. */
const SMALL = 48
/** Fields with no more values than these are shown value by value. */
const FEW = 12

type AnyRow = Row<never, unknown>
type AnyView = Readonly<Record<string, Value>>

/** Looks at a view of a table. */
export type Inspector = (table: string, view: object) => Inspected | undefined

/** Looks at the views that the tables of a book are asked about, at each of them once. */
export function inspectorOf({ tables }: Pick<Book, 'tables'>): Inspector {
  const known = new Map(tables.map((table) => [table.name, lookerOf(table)]))
  return (table, view) => known.get(table)?.(view as AnyView)
}

function lookerOf(table: Table): (view: AnyView) => Inspected {
  const seen = new Map<number | string, Inspected>()
  const numberOf = numbering(table)
  const rows = table.rows.map((row, index) => rowLooker(table, row as AnyRow, index))
  const small = viewSize(table.view) <= SMALL
  return (view) => {
    const number = numberOf(view)
    const before = seen.get(number)
    if (before) return before
    const matches = table.rows.map((row) => row.matches(view as never))
    const base = answerOf(table, matches, view)
    const looks = rows.map((look, index) => {
      const flipped = answerOf(table, matches.with(index, !matches[index]), view)
      return look(view, matches[index] === true, flipped !== base, isAtWork(table, matches, index))
    })
    const inspected = {
      rows: [...(small ? [`view:${table.name}/${number}`] : []), ...looks.flatMap(({ rows: shown }) => shown)],
      edges: looks.flatMap(({ edges }) => edges),
    }
    seen.set(number, inspected)
    return inspected
  }
}

/** The answer of a table as text, given which rows match. */
function answerOf({ policy, rows }: Table, matches: readonly boolean[], view: AnyView): string {
  const matching = rows.filter((_, index) => matches[index]) as unknown as readonly AnyRow[]
  if (policy === 'forbid') return String(standing(matching).length > 0)
  if (policy === 'sum') return String(matching.reduce((total, row) => total + Number(answeredBy(row, view)), 0))
  if (matching.length === 0 || (policy === 'one' && matching.length > 1)) return 'a defect'
  return canonical(answeredBy(matching[0] as AnyRow, view))
}

/** The answer of a row. A row may fail on a view that it does not match. */
function answeredBy(row: AnyRow, view: AnyView): unknown {
  try {
    return row.answer(view as never)
  } catch {
    return 'a defect'
  }
}

/** The bars that no exception lifts. */
function standing(matching: readonly AnyRow[]): readonly AnyRow[] {
  const lifted = new Set(matching.flatMap(({ lifts = [] }) => lifts))
  return matching.filter(({ lifts, clauses }) => lifts === undefined && !clauses.every((clause) => lifted.has(clause)))
}

function isAtWork({ policy, rows }: Table, matches: readonly boolean[], index: number): boolean {
  if (!matches[index]) return false
  if (policy === 'first') return matches.indexOf(true) === index
  if (policy !== 'forbid' || rows[index]?.lifts) return true
  const matching = rows.filter((_, at) => matches[at]) as unknown as readonly AnyRow[]
  return standing(matching).includes(rows[index] as unknown as AnyRow)
}

/** Examines a row: whether it matches, whether reversing the match would show, and whether it is at work. */
type LookAtRow = (view: AnyView, matches: boolean, matters: boolean, atWork: boolean) => Inspected

function rowLooker({ name, view: { fields } }: Table, { pattern }: AnyRow, index: number): LookAtRow {
  const anchor = rowAnchor(name, index)
  const tests = Object.entries(pattern).map(([field, expected]) => {
    const values = fields[field] ? domainOf(fields[field]) : []
    const holds = (value: unknown) => isMatching(expected as never, value)
    return { field, holds, numeric: values.every((value) => typeof value === 'number'), few: values.length <= FEW }
  })
  const shifted = (view: AnyView, fails: readonly string[]) =>
    tests.flatMap(({ field, holds, numeric }) =>
      numeric && fails.every((other) => other === field)
        ? [-1, 1]
            .filter((by) => holds(Number(view[field]) + by) !== holds(view[field]))
            .map((by) => `${anchor} edge of ${field} by ${by}`)
        : [],
    )
  return (view, matches, matters, atWork) => {
    const rows = atWork ? [`${anchor} decides`, ...(matters ? [`${anchor} matters`] : [])] : []
    if (!matters) return { rows, edges: [] }
    const fails = tests.filter(({ field, holds }) => !holds(view[field])).map(({ field }) => field)
    const [only, ...others] = fails
    const outside = only !== undefined && others.length === 0 ? [`${anchor} but for ${only}`] : []
    const within = matches
      ? tests.filter(({ few }) => few).map(({ field }) => `${anchor} with ${field} ${String(view[field])}`)
      : []
    return { rows, edges: [...outside, ...within, ...shifted(view, fails)] }
  }
}
