/**
 * The graph that an enumeration walks: a start, the events of each place, and the places they lead to.
 *
 * There are two such graphs: the chart of one procedure alone, and the whole book from a position.
 *
 * @module
 */

import type { Option } from '../../kernel/offers/option.js'
import type { Json } from '../../values/json.js'

/** A place in an enumeration. */
export interface SearchNode {
  /** `open` where something is due, `final` at an end, `dead` where the rules cannot go on. */
  readonly is: 'open' | 'final' | 'dead'
  /** The chart and its state, for people. */
  readonly at: string
  readonly game: object
  /** Why a dead place is dead. */
  readonly message?: string
}

/** A place together with the transitions that led there, in their order, each as `chart: way`. */
export interface Landing<P extends SearchNode> {
  readonly place: P
  readonly ways: readonly string[]
}

/** Anything that an enumeration can walk. */
export interface Explorable<P extends SearchNode> {
  readonly initial: () => Landing<P>
  readonly events: (place: P) => readonly Option[]
  readonly next: (place: P, event: Option) => Landing<P>
  /** Equal places have equal keys. */
  readonly key: (place: P) => string
}

/** The name of a transition among those of all charts. */
export const wayName = (chart: string, way: string): string => `${chart}: ${way}`

/** Options as the plain JSON that they are. */
export const asJson = (options: readonly Option[]): readonly Json[] => options.map((option) => ({ ...option }))

/** The message of anything thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
