/** Rows: clauses, a pattern over a view, and an answer, as they are written and as they are asked. @module */
import type { P } from 'ts-pattern'
import { Defect } from '../book/book-defect.js'
import { late } from '../quick/memoize.js'
import type { Clause } from '../sections/clause.js'
import type { Hit } from '../watch/hit.js'
import { becauseIn, type SumQuery } from './condition-phrases.js'
import { lets } from './pattern-test.js'
import type { Fields, View, Viewed } from './table-view.js'

/** One row: the clauses it applies, the views it is about and what it answers for them. */
export interface Row<V, Answer> {
  readonly clauses: readonly Clause[]
  readonly pattern: Readonly<Record<string, unknown>>
  // Methods, so that tables over different views can stand in one list.
  /** True if the row matches the view. */
  matches(view: V): boolean
  /** The row's answer for a view that it matches. */
  answer(view: V): Answer
  /** The answer as it is written, where it is a plain value. */
  readonly constant?: Answer
  /** For an exception in a `forbid` table: the clauses whose refusals it lifts. */
  readonly lifts?: readonly Clause[]
}

/** The policies by which the rows of a table answer together. */
export const POLICIES = ['one', 'first', 'sum', 'forbid'] as const
/** The policy by which the rows of a table answer together. */
export type Policy = (typeof POLICIES)[number]

/** A rule table over a view. */
export interface Table<F extends Fields = Fields, Answer = unknown> {
  readonly name: string
  readonly policy: Policy
  readonly view: View<F>
  readonly rows: readonly Row<Viewed<F>, unknown>[]
  /** Returns the table's answer for a view. */
  ask(view: Viewed<F>): Answer
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

/** The answer of a row, as a type. */
export type AnswerOf<R> = R extends Row<never, infer Answer> ? Answer : never

const listed = (cited: Cited): readonly Clause[] => ('id' in cited ? [cited] : cited)

/** Patterns are one level deep: a plain value is compared, and ts-pattern matches the rest. */
function matching<V>(pattern: Readonly<Record<string, unknown>>): (view: V) => boolean {
  const tests = Object.entries(pattern).map(([field, expected]) => ({ field, holds: lets(expected) }))
  return (view) => tests.every(({ field, holds }) => holds((view as Readonly<Record<string, unknown>>)[field]))
}

/** Writes the rows of a table. */
export const answering =
  <V>(): RowOf<V> =>
  (cited, pattern, answer) => ({
    clauses: listed(cited),
    pattern,
    matches: matching(pattern),
    ...(typeof answer === 'function'
      ? { answer: answer as (view: V) => never }
      : { answer: () => answer as never, constant: answer as never }),
  })

/** A row, whatever it answers. */
export type AnyRow<V> = Row<V, unknown>

/** The hits of a table's rows, one for each, made at the first question. */
export const hitsOf = (name: string, rows: readonly AnyRow<never>[]): (() => readonly Hit[]) =>
  late(() => rows.map(({ clauses }, row) => Object.freeze({ table: name, row, clauses })))

/** The hit of a row, also of one that stands in for others. */
export const hitOf = <V>(name: string, rows: readonly AnyRow<V>[], hits: readonly Hit[], row: AnyRow<V>): Hit =>
  hits[rows.indexOf(row)] ?? { table: name, row: -1, clauses: row.clauses }

/** The hit of a row that adds to a sum: what it adds, and because of which fields. */
export const addendHit = (
  hit: Hit,
  { pattern }: Pick<AnyRow<never>, 'pattern'>,
  adds: number,
  asked: SumQuery,
  sum: object,
): Hit => ({ adds, because: becauseIn(asked, pattern), sum, ...hit })

/** A view in a message. */
export const formatView = (view: unknown) => JSON.stringify(view)

/** Makes the defect that no row answers. */
export const noRowDefect = (name: string, view: unknown): Defect =>
  new Defect(`${name}: no row answers ${formatView(view)}`)
