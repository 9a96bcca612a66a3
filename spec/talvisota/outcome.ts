/** The outcome of a game. @module */
import type { Side } from './vocabulary.js'

/** The winner, the reason for the win, and the morale of both sides. */
export interface Outcome {
  readonly [key: string]: string | Readonly<Record<string, number>>
  readonly winner: Side | 'nobody'
  readonly by: 'Helsinki' | 'morale' | 'the last turn'
  readonly morale: Readonly<Record<Side, number>>
}
