/** Hits: rows of tables, formulas and measures that decided something. @module */
import type { Json, Value } from '../../values/json.js'
import type { Clause } from '../sections/clause.js'

/** A part of a sum, with what it is. */
export interface SumPart {
  readonly what: string
  readonly amount: number
}

/** A row of a table, a formula or a measure, that decided something. */
export interface Hit {
  readonly table: string
  /** The row's place in its table, counted from 0. */
  readonly row: number
  readonly clauses: readonly Clause[]
  /** The amount that a row adds to a sum. */
  readonly adds?: number
  /** The fields that the row of a sum looked at. */
  readonly because?: Readonly<Record<string, Value>>
  /** The sum to which it is added: one object a question, so that two sums over one table stay apart. */
  readonly sum?: object
  /** The argument of a measure. */
  readonly argument?: Readonly<Record<string, string | number>>
  /** The value of a measure. */
  readonly value?: Json
  /** The parts of which a measure is the sum. */
  readonly parts?: readonly SumPart[]
  /** The sums of which a measure was made up. */
  readonly sums?: readonly object[]
}

/** The end of a transition, as it stands in the journal of a step. */
export const TURN: Hit = Object.freeze({ table: 'the end of a transition', row: -1, clauses: [] })
