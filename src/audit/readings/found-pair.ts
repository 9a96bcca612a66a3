/** What a search for witnesses found. @module */

import type { Pair } from '../../explore/pair.js'
import type { GameState } from '../../kernel/question.js'
import type { SmallWitness } from './shrink.js'
import type { TableCase } from './table-case.js'

/** What was found of a pair. */
export interface FoundPair<Game extends GameState = GameState> {
  readonly pair: Pair
  /** The smallest witness; absent where no play tells the readings apart. */
  readonly small?: SmallWitness<Game>
  /** Where no play does: a case that a table answers otherwise. */
  readonly inTable?: TableCase
  /** Whether the rules asked for the reading anywhere. */
  readonly asked: boolean
}
