/** Verdicts: what running an example came to. @module */

import type { RefusedChoice } from '../../kernel/offers/option.js'
import type { Decision, Over } from '../../kernel/plays/decision.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Traced } from '../../kernel/plays/trace.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Refusal } from '../../kernel/tables/forbid-table.js'
import type { Named, NamedPlay } from '../../records/match-plays.js'
import type { WithoutChoice } from '../../records/without-choice.js'
import type { Example } from '../example.js'
import type { ValuePath } from '../format/parse-helpers.js'
import type { ChoiceMade } from './made-choices.js'

/** The position that choices led to. */
export interface ReachedPosition<Game extends GameState = GameState> {
  readonly position: Position<Game>
  readonly choices: readonly ChoiceMade[]
  /** The named ends of what had ended by itself. */
  readonly over: readonly Named[]
  /** The procedure that began, or that is over. */
  readonly procedure: string
  readonly due: Decision | Over
}

/** The choices can be made, in one way only. */
export interface LegalVerdict<Game extends GameState = GameState> extends ReachedPosition<Game> {
  readonly is: 'legal'
  /** Set where what began is over, and nothing was chosen in it: that gives no leave. */
  readonly withoutChoice?: WithoutChoice
}

/** The end of something in which nothing was chosen, where it ended so. */
export type Ended = { readonly withoutChoice?: WithoutChoice }

/** The verdict on choices that can be made: legal; or, if there are none, that nothing could be done or chosen. */
export const verdictWord = ({ withoutChoice }: Ended): 'legal' | 'nothing' | 'unasked' =>
  withoutChoice === undefined ? 'legal' : withoutChoice.isNothing ? 'nothing' : 'unasked'

/** Some choice cannot be made; it is told how far one comes. */
export interface BarredVerdict<Game extends GameState = GameState> extends ReachedPosition<Game> {
  readonly is: 'refused'
  /** The named choices that were still to be made. */
  readonly unsaid: readonly Named[]
  /** The candidates that were meant, each with the clauses that refuse it. */
  readonly refused: readonly RefusedChoice[]
}

/** The choices can be made in several ways that end differently. */
export interface AmbiguousVerdict<Game extends GameState = GameState> {
  readonly is: 'ambiguous'
  readonly found: readonly NamedPlay<Game>[]
}

/** The book contradicts itself on the way. */
export interface ContradictionVerdict {
  readonly is: 'defect'
  readonly message: string
}

/** Too little was named to tell. */
export interface UndecidedVerdict {
  readonly is: 'undecided'
  readonly message: string
}

/** A rule table answers. */
export interface AnsweredVerdict {
  readonly is: 'answered'
  readonly answer: unknown
}

/** A rule table refuses. */
export interface RefusedVerdict {
  readonly is: 'denied'
  readonly refusals: readonly Refusal[]
}

/** A procedure may begin. */
export interface OpenVerdict {
  readonly is: 'open'
  readonly procedure: string
}

/** A procedure may not begin: its door refuses. */
export interface ClosedVerdict {
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

/** The verdict on choices in a position. */
export type PlayVerdict<Game extends GameState = GameState> =
  | LegalVerdict<Game>
  | BarredVerdict<Game>
  | AmbiguousVerdict<Game>
  | ContradictionVerdict
  | UndecidedVerdict

/** The verdict of a rule table on a view. */
export type TableVerdict = AnsweredVerdict | RefusedVerdict | ContradictionVerdict

/** The verdict on an example that tests the precondition of a procedure. */
export type PreconditionVerdict = OpenVerdict | ClosedVerdict | Closed | ContradictionVerdict

/** The result of running an example. */
export interface ExampleRun<Game extends GameState = GameState> {
  readonly example: Example<Game>
  readonly verdict: PlayVerdict<Game> | PreconditionVerdict | TableVerdict
  /** True if the rules agree with the example. */
  readonly passed: boolean
  /** The mismatches with the example, one line each. */
  readonly problems: readonly string[]
  /** The field of the example that says otherwise, for each of them: the paths start at the example. */
  readonly places: readonly ValuePath[]
  /** The trace from the start of the position. */
  readonly trace: readonly Traced[]
}

/** The choices that were made when an example ran. */
export const verdictChoices = <Game extends GameState>({
  verdict,
}: Pick<ExampleRun<Game>, 'verdict'>): readonly ChoiceMade[] => ('choices' in verdict ? verdict.choices : [])
