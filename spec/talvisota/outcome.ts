/** What a game comes to. @module */
import type { Side } from './vocabulary.js'

/** Who has won, by what, and the morale of both. */
export interface Outcome {
  readonly [key: string]: string | Readonly<Record<string, number>>
  readonly winner: Side | 'nobody'
  readonly by: 'Helsinki' | 'morale' | 'the last turn'
  readonly morale: Readonly<Record<Side, number>>
}
