/** Verdicts: what running an example came to. @module */

import type { Decision, GameState, Over, Position, Refusal, RefusedChoice } from '#kernel'
import type { Named, NamedPlay } from '../kernel/explain.js'
import type { Traced } from '../kernel/trace.js'
import type { WithoutChoice } from '../kernel/without-choice.js'
import type { Made } from './choices-made.js'
import type { Example } from './example.js'
import type { Path } from './parsing.js'

/** Where choices led to. */
export interface Reached<Game extends GameState = GameState> {
  readonly position: Position<Game>
  readonly choices: readonly Made[]
  /** The named ends of what had ended by itself. */
  readonly over: readonly Named[]
  /** The procedure that began, or that is over. */
  readonly procedure: string
  readonly due: Decision | Over
}

/** The choices can be made, in one way only. */
export interface Legal<Game extends GameState = GameState> extends Reached<Game> {
  readonly is: 'legal'
  /** Set where what began is over, and nothing was chosen in it: that gives no leave. */
  readonly withoutChoice?: WithoutChoice
}

/** The end of something in which nothing was chosen, where it ended so. */
export type Ended = { readonly withoutChoice?: WithoutChoice }

/** What is told of choices that can be made: that they may be; or, where there are none, that nothing can be done or chosen. */
export const verdictWord = ({ withoutChoice }: Ended): 'legal' | 'nothing' | 'unasked' =>
  withoutChoice === undefined ? 'legal' : withoutChoice.isNothing ? 'nothing' : 'unasked'

/** Some choice cannot be made; it is told how far one comes. */
export interface Barred<Game extends GameState = GameState> extends Reached<Game> {
  readonly is: 'refused'
  /** The named choices that were still to be made. */
  readonly unsaid: readonly Named[]
  /** The candidates that were meant, each with the clauses that refuse it. */
  readonly refused: readonly RefusedChoice[]
}

/** The choices can be made in several ways that end differently. */
export interface Ambiguous<Game extends GameState = GameState> {
  readonly is: 'ambiguous'
  readonly found: readonly NamedPlay<Game>[]
}

/** The book contradicts itself on the way. */
export interface Contradicted {
  readonly is: 'defect'
  readonly message: string
}

/** Too little was named to tell. */
export interface Undecided {
  readonly is: 'undecided'
  readonly message: string
}

/** A rule table answers. */
export interface Answered {
  readonly is: 'answered'
  readonly answer: unknown
}

/** A rule table refuses. */
export interface Denied {
  readonly is: 'denied'
  readonly refusals: readonly Refusal[]
}

/** A procedure may begin. */
export interface Opened {
  readonly is: 'open'
  readonly procedure: string
}

/** A procedure may not begin: its door refuses. */
export interface Shut {
  readonly is: 'shut'
  readonly procedure: string
  readonly refusals: readonly Refusal[]
}

/** A procedure may begin, but nothing can be done in it. */
export interface Closed {
  readonly is: 'closed'
  readonly procedure: string
  readonly refusals: readonly Refusal[]
}

/** What the rules say about choices in a position. */
export type PlayVerdict<Game extends GameState = GameState> =
  | Legal<Game>
  | Barred<Game>
  | Ambiguous<Game>
  | Contradicted
  | Undecided

/** What a rule table says about a view. */
export type TableVerdict = Answered | Denied | Contradicted

/** What the rules say where an example knocks at the door of a procedure. */
export type DoorVerdict = Opened | Shut | Closed | Contradicted

/** What running an example came to. */
export interface ExampleRun<Game extends GameState = GameState> {
  readonly example: Example<Game>
  readonly verdict: PlayVerdict<Game> | DoorVerdict | TableVerdict
  /** Whether the rules say what the example says. */
  readonly passed: boolean
  /** What is not as the example says, one line each. */
  readonly problems: readonly string[]
  /** The field of the example that says otherwise, for each of them: the paths start at the example. */
  readonly places: readonly Path[]
  /** What happened, from the beginning of the position on. */
  readonly trace: readonly Traced[]
}

/** The choices that were made when an example ran. */
export const choicesOf = <Game extends GameState>({ verdict }: Pick<ExampleRun<Game>, 'verdict'>): readonly Made[] =>
  'choices' in verdict ? verdict.choices : []
