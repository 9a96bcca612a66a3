/**
 * What is told of an action that cannot be made: the choices that clauses refuse, and legal actions beside it.
 *
 * @module
 */
import type { Named } from '../kernel/explain.js'
import type { Option, RefusedChoice } from '../kernel/option.js'
import type { Made } from './choices-made.js'

/** A choice of an action that clauses refuse. */
export interface Objection {
  readonly named: Named
  readonly refused: readonly RefusedChoice[]
}

/** A legal action that differs in one choice from one that is not. */
export interface Alternative {
  /** The choice that it leaves out, or makes otherwise. */
  readonly named: Named
  /** What is chosen instead; absent where the choice is left out. */
  readonly by?: Option
  readonly choices: readonly Made[]
}

/** What helps somebody whose action cannot be made. */
export interface Guidance {
  readonly objections: readonly Objection[]
  readonly alternatives: readonly Alternative[]
}
