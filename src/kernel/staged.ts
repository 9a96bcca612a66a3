/**
 * Staged questions: what a table refuses among many candidates, without looking at more than it must.
 *
 * A row of which all fields look at the context refuses everything or nothing, so it is asked once. Of the other rows the
 * fields of the context are looked at once for all candidates, and those of a candidate only where a row still depends on
 * them.
 *
 * @module
 */
import type { Clause } from './clause.js'
import { type ValueTest, valueTest } from './compiled.js'
import type { ForbidTable } from './forbid.js'

/** How a field is found. */
export type Finder = (context: unknown, candidate: unknown) => unknown

/** What is refused in a context: everything, or those candidates of which this is true. */
export type Refusing = true | ((candidate: unknown) => boolean)

/** What one row asks of one field. */
interface Condition {
  readonly field: number
  readonly holds: ValueTest
}

/** What one row asks: of the context, and of a candidate. */
interface Bar {
  readonly shared: readonly Condition[]
  readonly own: readonly Condition[]
}

/** The fields of a view that have been looked at; none of them is ever undefined. */
type Seen = unknown[]

/** Whether a row applies one of the clauses that are forgiven. */
export const isForgiven = (clauses: readonly Clause[], forgiven: readonly Clause[]): boolean =>
  clauses.some((clause) => forgiven.includes(clause))

/** The rows of a table that refuse, but for those that apply a forgiven clause. */
const refusing = ({ rows }: ForbidTable, forgiven: readonly Clause[]) =>
  rows.filter(({ lifts, clauses }) => lifts === undefined && !isForgiven(clauses, forgiven))

/** Stages the rows of a table over how its fields are found; a field of a single parameter looks at the context alone. */
export function staged(
  table: ForbidTable,
  finders: Readonly<Record<string, Finder>>,
  forgiven: readonly Clause[] = [],
): (context: unknown) => Refusing {
  const fields = Object.keys(finders)
  const find = Object.values(finders)
  const isShared = ({ field }: Condition) => (find[field]?.length ?? 0) < 2
  const bars = refusing(table, forgiven).map(({ pattern }): Bar => {
    const conditions = Object.entries(pattern).map(([name, expected]) => ({
      field: fields.indexOf(name),
      holds: valueTest(expected, table.view.fields[name]),
    }))
    return { shared: conditions.filter(isShared), own: conditions.filter((one) => !isShared(one)) }
  })
  const whole = bars.filter(({ own }) => own.length === 0)
  const single = bars.filter(({ own }) => own.length > 0)

  return (context) => {
    const known: Seen = []
    const met = (conditions: readonly Condition[]) => {
      for (const { field, holds } of conditions) {
        if (known[field] === undefined) known[field] = find[field]?.(context, undefined)
        if (!holds(known[field])) return false
      }
      return true
    }
    for (const { shared } of whole) if (met(shared)) return true
    /** For each row whether the context leaves it to the candidates, found out where it is first needed. */
    const live: boolean[] = []
    return (candidate) => {
      const own: Seen = []
      rows: for (let row = 0; row < single.length; row += 1) {
        const bar = single[row] as Bar
        live[row] ??= met(bar.shared)
        if (!live[row]) continue
        for (const { field, holds } of bar.own) {
          if (own[field] === undefined) own[field] = find[field]?.(context, candidate)
          if (!holds(own[field])) continue rows
        }
        return true
      }
      return false
    }
  }
}
