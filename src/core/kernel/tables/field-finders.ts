/**
 * Deciding: a table that refuses, with how the fields of its view are found.
 *
 * Each field is found by a function of its own. One of a single parameter looks at the context alone: it is asked once
 * for all candidates. The fields of a candidate are looked at only when a row asks for them. What a candidate leads to is
 * looked at last, and only if nothing else refuses it.
 *
 * @module
 */

import type { Inside, Leads } from '../offers/option.js'
import type { Clause } from '../sections/clause.js'
import type { ForbidTable, Refusal } from './forbid-table.js'
import type { FoundFields } from './table-view.js'

/** The fields that a table's rows read, as a type; it omits the field that the kernel fills in. */
export type ViewedBy<T> = T extends ForbidTable<infer F> ? FoundFields<F> : never

/** Finds the value of a field; with a single parameter, it looks at the context alone. */
export type Finder = (context: unknown, candidate: unknown) => unknown

/** The functions that find the fields of a view, one for each field. */
export type Finders<C, O, V> = { readonly [Field in keyof V]: (context: C, candidate: O) => V[Field] }

/** A table with how the fields of its view are found. */
export interface Deciding<C, O, T extends ForbidTable> {
  readonly table: T
  readonly view: Finders<C, O, ViewedBy<T>>
  /**
   * The lookahead of a candidate. The kernel writes its result into the `comesTo` field, and the rows decide. Without such a
   * field, a candidate that leads nowhere is refused for the reasons found there.
   */
  readonly leads?: Leads<C, O>
}

/** Queries of a table about candidates in a context. Candidates with a lookahead need an `inside` to follow them. */
export interface Decides<C, O> {
  /** The candidates that nothing refuses; leaves no trace, and looks only at what it must. */
  readonly allowed: (context: C, candidates: readonly O[], inside?: Inside) => readonly O[]
  /** True if at least one candidate is allowed; leaves no trace. */
  readonly allowsSome: (context: C, candidates: readonly O[], inside?: Inside) => boolean
  /** The same, where the rows that apply certain clauses are left aside: would anything be allowed but for those? */
  readonly allowsSomeBut: (
    forgiven: readonly Clause[],
    context: C,
    candidates: readonly O[],
    inside?: Inside,
  ) => boolean
  /** True if anything refuses a candidate; leaves no trace. */
  readonly refuses: (context: C, candidate: O, inside?: Inside) => boolean
  /** Why a candidate is refused; nothing where it is not. */
  readonly refusals: (context: C, candidate: O, inside?: Inside) => readonly Refusal[]
  /** The same for many candidates of a context. */
  readonly refusalsIn: (context: C, inside?: Inside) => (candidate: O) => readonly Refusal[]
}
