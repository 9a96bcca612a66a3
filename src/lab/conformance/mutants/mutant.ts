/** Mutants: the rules of a book with one small mistake in them. @module */

import type { Automaton, Book, Chart, GameState, Offer, Readings, Table } from '#core'

/** The kinds of mistakes, named after the place of the mistake. */
export const KINDS_OF_MUTANTS = [
  'row',
  'transition',
  'target',
  'condition',
  'effect',
  'offer',
  'field',
  'priority',
  'code',
] as const
/** In what a mistake is made. */
export type KindOfMutant = (typeof KINDS_OF_MUTANTS)[number]
/** The kinds tried by default. Slips in code are excluded, because they need the book loaded again with all of them. */
export const USUAL_KINDS: readonly KindOfMutant[] = KINDS_OF_MUTANTS.filter((kind) => kind !== 'code')

/** The rules of a book with one small mistake. */
export interface Mutant<Game extends GameState = GameState> {
  readonly kind: KindOfMutant
  /** The row, the transition, the offer or what else it is in, by its anchor. */
  readonly where: string
  /** The mistake in words. */
  readonly says: string
  /** The ids of the clauses of which it is a mistake. */
  readonly clauses: readonly string[]
  /** The declaration in which the mistake is made. */
  readonly declared: Declaration
  /** The place that a run must reach to detect it: the views of a table, a transition, an offer or a priority. */
  readonly trail: Trail
  /** The book with the mistake, for as long as a piece of work runs. */
  readonly within: <T>(piece: (book: Book<Game>) => T) => T
}

/** The declaration in which a mistake is made. */
export type Declaration =
  | { readonly table: Table }
  | { readonly chart: Chart }
  | { readonly offer: Offer<never> }
  | { readonly automaton: Automaton<never> }
  /** A digest of a function. */
  | { readonly code: string }

/** The place that a run must reach to detect a mutant. */
export type Trail =
  | {
      readonly of: 'table'
      readonly table: string
      /** Under which readings it can be noticed; none stands for the usual ones. */
      readonly readings: readonly Readings[]
      /** True if the table gives a different answer for a view. */
      readonly differs: (view: object) => boolean
      /** A view as it would be under some readings. */
      readonly under: (view: object, readings: Readings) => object
    }
  | {
      readonly of: 'transition' | 'offer' | 'priority'
      /** By their anchors; who comes past any of them may notice. */
      readonly names: readonly string[]
      /** Under which other readings it may be noticed, too; none where what is wrong is the same under all of them. */
      readonly readings?: readonly Readings[]
    }
  | {
      readonly of: 'code'
      readonly names: readonly string[]
      /** True if the function was called while the book was loaded; then its work may already be done. */
      readonly isEarly: boolean
    }
