/** Plays: a game goes on, decision by decision, as somebody picks. @module */

import type { Option } from '../kernel/offers/option.js'
import type { Decision, Over } from '../kernel/plays/decision.js'
import type { Position } from '../kernel/plays/position.js'
import type { Chosen, Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'

/** A point where a play reaches a decision, with the chosen option; nothing at its end, or if it is given up. */
export interface Stop<Game extends GameState> {
  readonly position: Position<Game>
  /** The trace since the stop before. */
  readonly trace: readonly Traced[]
  readonly due: Decision | Over
  readonly option?: Option
}

/** Picks one of the options of a decision, of which so many have been made. */
export type Pick = (decision: Decision, made: number) => Option

/** Goes on from a position until the game is over, or until so many decisions have been made. */
export function* playing<Game extends GameState>(
  rules: Rules<Game>,
  from: Chosen<Game>,
  pick: Pick,
  bound: number,
): Generator<Stop<Game>, void> {
  let { position, trace } = from
  for (let made = 0; ; made += 1) {
    const due = rules.decide(position)
    if (due.over || made >= bound) return yield { position, trace, due }
    const option = pick(due, made)
    yield { position, trace, due, option }
    ;({ position, trace } = rules.choose(position, option))
  }
}
