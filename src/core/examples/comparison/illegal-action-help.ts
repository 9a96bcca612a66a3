/**
 * Help for an action that cannot be made: its refused choices, and similar legal actions.
 *
 * @module
 */

import type { Option, RefusedChoice } from '../../kernel/offers/option.js'
import type { Named } from '../../records/match-plays.js'
import type { ChoiceMade } from './made-choices.js'

/** A choice of an action that clauses refuse. */
export interface Objection {
  readonly named: Named
  readonly refused: readonly RefusedChoice[]
}

/** A legal action that differs in one choice from one that is not. */
export interface Alternative {
  /** The choice that it leaves out, or makes otherwise. */
  readonly named: Named
  /** The replacement; absent if the choice is left out. */
  readonly by?: Option
  readonly choices: readonly ChoiceMade[]
}

/** The help for an action that cannot be made. */
export interface Guidance {
  readonly objections: readonly Objection[]
  readonly alternatives: readonly Alternative[]
}
