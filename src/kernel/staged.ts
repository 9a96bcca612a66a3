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

/** What one row asks of one field: a plain value, or a test. */
interface Condition {
  readonly field: number
  readonly value: unknown
  readonly holds: ValueTest | undefined
}

/** What one row asks: of the context, and of a candidate; and what lifts it, clause by clause. */
interface Bar {
  readonly shared: readonly Condition[]
  readonly own: readonly Condition[]
  /** For each of its clauses the exceptions that lift it; empty where one of them is never lifted. */
  readonly lifts: readonly (readonly (readonly Condition[])[])[]
}

/** The fields of a view that have been looked at; none of them is ever undefined. */
type Seen = unknown[]

/** Whether a row applies one of the clauses that are forgiven. */
export const isForgiven = (clauses: readonly Clause[], forgiven: readonly Clause[]): boolean =>
  clauses.some((clause) => forgiven.includes(clause))

/** The rows of a table that refuse, but for those that apply a forgiven clause. */
const refusing = ({ rows }: ForbidTable, forgiven: readonly Clause[]) =>
  rows.filter(({ lifts, clauses }) => lifts === undefined && !isForgiven(clauses, forgiven))

const isPlain = (expected: unknown): boolean => typeof expected !== 'object' || expected === null

/** Makes the rows of a table ready to be asked in stages. */
function barsOf(
  table: ForbidTable,
  finders: Readonly<Record<string, Finder>>,
  forgiven: readonly Clause[],
): readonly Bar[] {
  const fields = Object.keys(finders)
  const conditionsOf = (pattern: object): readonly Condition[] =>
    Object.entries(pattern).map(([name, expected]) => ({
      field: fields.indexOf(name),
      value: expected,
      holds: isPlain(expected) ? undefined : valueTest(expected, table.view.fields[name]),
    }))
  const isShared = ({ field }: Condition) => (finders[fields[field] ?? '']?.length ?? 0) < 2
  const liftersOf = (clause: Clause) =>
    table.rows.filter(({ lifts }) => lifts?.includes(clause)).map(({ pattern }) => conditionsOf(pattern))
  return refusing(table, forgiven).map(({ pattern, clauses }) => {
    const conditions = conditionsOf(pattern)
    const lifts = clauses.map(liftersOf)
    return {
      shared: conditions.filter(isShared),
      own: conditions.filter((one) => !isShared(one)),
      lifts: lifts.some((lifters) => lifters.length === 0) ? [] : lifts,
    }
  })
}

/** Stages the rows of a table over how its fields are found; a field of a single parameter looks at the context alone. */
export function staged(
  table: ForbidTable,
  finders: Readonly<Record<string, Finder>>,
  forgiven: readonly Clause[] = [],
): (context: unknown) => Refusing {
  const find = Object.values(finders)
  const isShared = find.map(({ length }) => length < 2)
  const bars = barsOf(table, finders, forgiven)
  const isWhole = ({ own, lifts }: Bar) => own.length === 0 && lifts.length === 0
  const whole = bars.filter(isWhole)
  const single = bars.filter((bar) => !isWhole(bar))

  return (context) => {
    const known: Seen = []
    /** Whether what is asked of one candidate, or of the context alone, is met. */
    const met = (conditions: readonly Condition[], candidate: unknown, own: Seen) => {
      for (const { field, value, holds } of conditions) {
        const seen = isShared[field] ? known : own
        let here = seen[field]
        if (here === undefined) {
          here = find[field]?.(context, candidate)
          seen[field] = here
        }
        if (holds === undefined ? here !== value : !holds(here)) return false
      }
      return true
    }
    for (const { shared } of whole) if (met(shared, undefined, known)) return true
    /** For each row whether the context leaves it to the candidates, found out where it is first needed. */
    const live: boolean[] = []
    return (candidate) => {
      const own: Seen = []
      const isLifted = (lifts: Bar['lifts']) =>
        lifts.length > 0 && lifts.every((lifters) => lifters.some((lifter) => met(lifter, candidate, own)))
      for (let row = 0; row < single.length; row += 1) {
        const bar = single[row] as Bar
        live[row] ??= met(bar.shared, undefined, known)
        if (live[row] && met(bar.own, candidate, own) && !isLifted(bar.lifts)) return true
      }
      return false
    }
  }
}
