/**
 * Rule tables: rows of clause, pattern and answer, asked about a view.
 *
 * The hit policy says how rows answer together: exactly `one` matches; the `first` that matches answers;
 * the answers of all that match are added (`sum`); every row that matches refuses (`forbid`).
 *
 * @module
 */
import { isMatching, type P } from 'ts-pattern'
import { inForce } from './amending.js'
import type { Clause } from './clause.js'
import { Defect } from './defect.js'
import { heard, heardView } from './hearing.js'
import type { Fields, Value, View, Viewed } from './view.js'

/** How the rows of a table can answer together. */
export const POLICIES = ['one', 'first', 'sum', 'forbid'] as const
/** How the rows of a table answer together. */
export type Policy = (typeof POLICIES)[number]

/** One row: the clauses it applies, the views it is about and what it answers for them. */
export interface Row<V, Answer> {
  readonly clauses: readonly Clause[]
  readonly pattern: Readonly<Record<string, unknown>>
  // Methods, so that tables over different views can stand in one list.
  /** Whether the row is about a view. */
  matches(view: V): boolean
  /** What the row answers for a view that it is about. */
  answer(view: V): Answer
  /** The answer as it is written, where it is a plain value. */
  readonly constant?: Answer
  /** For an exception in a `forbid` table: the clauses whose refusals it lifts. */
  readonly lifts?: readonly Clause[]
}

/** A rule table over a view. */
export interface Table<F extends Fields = Fields, Answer = unknown> {
  readonly name: string
  readonly policy: Policy
  readonly view: View<F>
  readonly rows: readonly Row<Viewed<F>, unknown>[]
  /** What the table answers for a view. */
  ask(view: Viewed<F>): Answer
}

/** Why something is refused: the clauses of a row, and the fields that made it match. */
export interface Refusal {
  readonly clauses: readonly Clause[]
  readonly because: Readonly<Record<string, Value>>
}

type Cited = Clause | readonly Clause[]
type Pattern<V> = { readonly [Key in keyof V]?: P.Pattern<V[Key]> }
type Narrowed<V, Pat> = { readonly [Key in keyof V]: Key extends keyof Pat ? P.narrow<V[Key], Pat[Key]> : V[Key] }

/** Writes a row that answers. */
export type RowOf<V> = <const Pat extends Pattern<V>, const Answer>(
  cited: Cited,
  pattern: Pat,
  answer: Answer | ((view: Narrowed<V, Pat>) => Answer),
) => Row<V, Answer>

/** Writes a row that refuses. */
export type BarOf<V> = (cited: Cited, pattern: Pattern<V>) => Row<V, 'refused'>
/** Writes an exception: a row that lifts the refusals of certain clauses. */
export type LiftOf<V> = (cited: Cited, pattern: Pattern<V>, lifts: readonly Clause[]) => Row<V, 'lifted'>

type AnswerOf<R> = R extends Row<never, infer Answer> ? Answer : never

const listed = (cited: Cited): readonly Clause[] => ('id' in cited ? [cited] : cited)

/** Patterns are one level deep: a plain value is compared, and ts-pattern matches the rest. */
function matching<V>(pattern: Readonly<Record<string, unknown>>): (view: V) => boolean {
  const tests = Object.entries(pattern).map(([field, expected]) =>
    typeof expected === 'object' && expected !== null
      ? { field, holds: isMatching(expected as never) as (value: unknown) => boolean }
      : { field, holds: (value: unknown) => value === expected },
  )
  return (view) => tests.every(({ field, holds }) => holds((view as Readonly<Record<string, unknown>>)[field]))
}

const answering =
  <V>(): RowOf<V> =>
  (cited, pattern, answer) => ({
    clauses: listed(cited),
    pattern,
    matches: matching(pattern),
    ...(typeof answer === 'function'
      ? { answer: answer as (view: V) => never }
      : { answer: () => answer as never, constant: answer as never }),
  })

const hit = (name: string, rows: readonly Row<never, unknown>[], row: Row<never, unknown>) =>
  heard({ table: name, row: rows.indexOf(row), clauses: row.clauses })

const described = (view: unknown) => JSON.stringify(view)

/** What a row answers, heard by whoever listens; that there is no row is a defect. */
function answered<V>(name: string, rows: readonly Row<V, unknown>[], row: Row<V, unknown> | undefined, view: V) {
  if (row === undefined) throw new Defect(`${name}: no row answers ${described(view)}`)
  hit(name, rows, row)
  return row.answer(view)
}

/** A table in which exactly one row answers every view. */
export function one<F extends Fields, const R extends readonly Row<Viewed<F>, unknown>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, AnswerOf<R[number]>> {
  const rows = write(answering())
  const ask = (view: Viewed<F>) => {
    heardView(name, view)
    const matching = inForce(name, rows).filter((row) => row.matches(view))
    const [row] = matching
    if (matching.length > 1) throw new Defect(`${name}: ${matching.length} rows answer ${described(view)}`)
    return answered(name, rows, row, view) as AnswerOf<R[number]>
  }
  return Object.freeze({ name, policy: 'one', view: of, rows, ask })
}

/** A table in which the first row that matches answers. */
export function first<F extends Fields, const R extends readonly Row<Viewed<F>, unknown>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, AnswerOf<R[number]>> {
  const rows = write(answering())
  const ask = (view: Viewed<F>) => {
    heardView(name, view)
    const row = inForce(name, rows).find((candidate) => candidate.matches(view))
    return answered(name, rows, row, view) as AnswerOf<R[number]>
  }
  return Object.freeze({ name, policy: 'first', view: of, rows, ask })
}

/** A table whose answer is the sum of the rows that match. */
export function sum<F extends Fields, const R extends readonly Row<Viewed<F>, number>[]>(
  name: string,
  of: View<F>,
  write: (row: RowOf<Viewed<F>>) => R,
): Table<F, number> {
  const rows = write(answering())
  const ask = (view: Viewed<F>) => {
    heardView(name, view)
    const matching = inForce(name, rows).filter((row) => row.matches(view))
    for (const row of matching) hit(name, rows, row)
    return matching.reduce((total, row) => total + row.answer(view), 0)
  }
  return Object.freeze({ name, policy: 'sum', view: of, rows, ask })
}

/** A table that refuses: its answer lists why, and is empty where nothing refuses. */
export interface ForbidTable<F extends Fields = Fields> extends Table<F, readonly Refusal[]> {
  /** Whether anything refuses a view; leaves no trace, and is quicker than asking why. */
  refuses(view: Viewed<F>): boolean
}

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
  const written = splitOf(rows)
  const split = () => {
    const current = inForce(name, rows)
    return current === rows ? written : splitOf(current)
  }
  const liftedIn = (exceptions: readonly Row<Viewed<F>, unknown>[]) => {
    const lifted = new Set(exceptions.flatMap(({ lifts }) => lifts ?? []))
    return ({ clauses }: Row<Viewed<F>, unknown>) => clauses.every((clause) => lifted.has(clause))
  }
  const refuses = (view: Viewed<F>) => {
    heardView(name, view)
    const all = split()
    const isLifted = liftedIn(all.exceptions.filter((exception) => exception.matches(view)))
    return all.bars.some((bar) => bar.matches(view) && !isLifted(bar))
  }
  const ask = (view: Viewed<F>) => {
    heardView(name, view)
    const all = split()
    const bars = all.bars.filter((bar) => bar.matches(view))
    const exceptions = all.exceptions.filter((exception) => exception.matches(view))
    const isLifted = liftedIn(exceptions)
    const standing = bars.filter((bar) => !isLifted(bar))
    const atWork = exceptions.filter(({ lifts = [] }) =>
      bars.some((bar) => isLifted(bar) && bar.clauses.some((clause) => lifts.includes(clause))),
    )
    for (const candidate of [...standing, ...atWork]) hit(name, rows, candidate)
    return standing.map(({ clauses, pattern }) => ({ clauses, because: fieldsOf(pattern, view) }))
  }
  return Object.freeze({ name, policy: 'forbid', view: of, rows, ask, refuses })
}

/** The rows of a table that refuse, and those that lift refusals. */
const splitOf = <V>(rows: readonly Row<V, unknown>[]) => ({
  bars: rows.filter(({ lifts }) => lifts === undefined),
  exceptions: rows.filter(({ lifts }) => lifts !== undefined),
})

const fieldsOf = (pattern: object, view: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(pattern).map((field) => [field, view[field] as Value]))

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
  return Object.freeze({
    name,
    clauses,
    compute: (...args: Args) => {
      heard({ table: name, row: 0, clauses })
      return compute(...args)
    },
  })
}
