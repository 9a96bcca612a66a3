/** The results of a search for witnesses. @module */

import type { GameState, Pair } from '#core'
import type { SmallWitness } from './shrink.js'
import type { TableCase } from './table-case.js'

/** The result for a pair. */
export interface FoundPair<Game extends GameState = GameState> {
  readonly pair: Pair
  /** The smallest witness; absent where no play tells the readings apart. */
  readonly small?: SmallWitness<Game>
  /** A case that a table answers differently, if no play differs. */
  readonly inTable?: TableCase
  /** True if the rules asked for the reading anywhere. */
  readonly asked: boolean
}
