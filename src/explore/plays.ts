/** Plays: a game goes on, decision by decision, as somebody picks. @module */

import type { Chosen, Decision, GameState, Option, Over, Position, Rules } from '#kernel'
import type { Traced } from '../kernel/trace.js'

/** Where a play comes to a decision, and what is chosen there; nothing at its end, nor where it is given up. */
export interface Stop<Game extends GameState> {
  readonly position: Position<Game>
  /** What happened since the stop before. */
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
