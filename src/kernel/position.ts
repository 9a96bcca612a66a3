/** Positions: the whole state as plain JSON, which can be stored, sent, compared and resumed anywhere. @module */

import { canonical, type Json } from './json.js'
import type { GameState } from './question.js'

/** One running procedure: its chart, the state it stands in, and what only this run knows. */
export interface Frame {
  readonly chart: string
  readonly state: string
  readonly data: Json
  /** Set where the procedure interrupted another: afterwards that one is asked again. */
  readonly meanwhile?: true
}

/** The whole state. An empty stack means that the game is over. */
export interface Position<Game extends GameState = GameState> {
  readonly game: Game
  readonly stack: readonly Frame[]
  /** What the game came to, once it is over. */
  readonly outcome?: Json
}

/** The canonical text of a position: equal positions have equal text. */
export const textOf = (position: Position): string => canonical(position)
