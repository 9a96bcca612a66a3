/**
 * Deciding: a table that refuses, with how the fields of its view are found.
 *
 * Each field is found by a function of its own. One of a single parameter looks at the context alone: it is asked once
 * for all candidates. The fields of a candidate are looked at only when a row asks for them.
 *
 * @module
 */
import type { ForbidTable, Refusal } from './table.js'
import type { Viewed } from './view.js'

/** What the rows of a table look at, as a type. */
export type ViewedBy<T> = T extends ForbidTable<infer F> ? Viewed<F> : never

/** How the fields of a view are found, each by a function of its own. */
export type Finders<C, O, V> = { readonly [Field in keyof V]: (context: C, candidate: O) => V[Field] }

/** A table with how the fields of its view are found. */
export interface Deciding<C, O, T extends ForbidTable> {
  readonly table: T
  readonly view: Finders<C, O, ViewedBy<T>>
}

/** What can be asked of a table, in a context, about candidates. */
export interface Decides<C, O> {
  /** Whether anything refuses a candidate; leaves no trace, and looks only at what it must. */
  readonly refuses: (context: C, candidate: O) => boolean
  /** Whether any of several candidates is not refused; leaves no trace. */
  readonly allowsSome: (context: C, candidates: readonly O[]) => boolean
  /** Why a candidate is refused; nothing where it is not. */
  readonly refusals: (context: C, candidate: O) => readonly Refusal[]
}

/** The whole view of a candidate in a context. */
export const viewOf = <C, O, V>(finders: Finders<C, O, V>, context: C, candidate: O): V =>
  Object.fromEntries(
    Object.entries<(context: C, candidate: O) => unknown>(finders as never).map(([field, find]) => [
      field,
      find(context, candidate),
    ]),
  ) as V

/** Makes a table askable in contexts, about candidates. */
export function decides<C, O, T extends ForbidTable>({ table, view }: Deciding<C, O, T>): Decides<C, O> {
  const seen = (context: C, candidate: O) => viewOf(view, context, candidate) as never
  const refuses = (context: C, candidate: O) => table.refuses(seen(context, candidate))
  return Object.freeze({
    refuses,
    allowsSome: (context: C, candidates: readonly O[]) => candidates.some((candidate) => !refuses(context, candidate)),
    refusals: (context: C, candidate: O) => table.ask(seen(context, candidate)),
  })
}

/**
 * A table that is asked beside offers, in contexts and about candidates of a kind: `deciding<C, O>()({ table, view })`.
 * An offer may take it as its `forbid`.
 */
export const deciding =
  <C, O = void>() =>
  <T extends ForbidTable>(of: Deciding<C, O, T>): Deciding<C, O, T> & Decides<C, O> =>
    Object.freeze({ ...of, ...decides(of) })
