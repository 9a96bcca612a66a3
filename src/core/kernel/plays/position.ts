/** Positions: the whole state as plain JSON, which can be stored, sent, compared and resumed anywhere. @module */

import { canonical, type Json } from '../../values/json.js'
import type { GameState } from '../sections/question.js'

/** One running procedure: its chart, the state it stands in, and what only this run knows. */
export interface StackFrame {
  readonly chart: string
  readonly state: string
  readonly data: Json
  /** Set where the procedure interrupted another: afterwards that one is asked again. */
  readonly meanwhile?: true
}

/** The whole state. An empty stack means that the game is over. */
export interface Position<Game extends GameState = GameState> {
  readonly game: Game
  readonly stack: readonly StackFrame[]
  /** The outcome, once the game is over. */
  readonly outcome?: Json
}

/** The canonical text of a position: equal positions have equal text. */
export const canonicalPosition = (position: Position): string => canonical(position)
