/** Choices as people name them, and the plays that make them. @module */

import type { Option } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'

/** A choice as an example names it: as many of the option's words as make it plain, and whose choice it is. */
export type Named = Readonly<Record<string, unknown>>

/** One play that makes exactly the named choices. */
export interface NamedPlay<Game extends GameState> {
  readonly position: Position<Game>
  readonly choices: readonly Option[]
  /** True for each choice that the input named. */
  readonly named: readonly boolean[]
  /** The number of other options at each unnamed choice; 0 if it was named or forced. */
  readonly others: readonly number[]
  /** The named ends of what had ended by itself. */
  readonly over: readonly Named[]
  readonly trace: readonly Traced[]
}
