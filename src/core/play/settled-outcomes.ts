/** Settled: what came of a die, once whoever may yet change it has declined. @module */

import { CHANCE, type Seat } from '../kernel/offers/option.js'
import type { Position, StackFrame } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { type Fall, isStillRun, withTables } from './chance-outcomes.js'

/** Falls that nobody changes any more. */
export interface Settled<Game extends GameState = GameState> {
  readonly falls: readonly Fall<Game>[]
  /** The seats that would have to decline. */
  readonly declining: readonly Seat[]
}

/** The maximum number of declined decisions after a die roll. */
const DECLINED = 4

/** Plays falls on to where the procedure is over in which the die fell, if all who are asked in it decline. */
export function settledFrom<Game extends GameState>(
  rules: Rules<Game>,
  falls: readonly Fall<Game>[],
  rolling: readonly StackFrame[],
): Settled<Game> {
  const declining = new Set<Seat>()
  return { falls: falls.map((fall) => settled(rules, fall, rolling, declining)), declining: [...declining] }
}

function settled<Game extends GameState>(
  rules: Rules<Game>,
  from: Fall<Game>,
  rolling: readonly StackFrame[],
  declining: Set<Seat>,
): Fall<Game> {
  let fall = from
  for (let times = 0; times < DECLINED && isStillRun(fall.position, rolling); times += 1) {
    const decline = declineIn(rules, fall.position)
    if (decline === undefined) return fall
    declining.add(decline.seat)
    const { position } = fall
    const [next, asked] = withTables(rules, () => rules.choose(position, decline.option).position)
    fall = { ...fall, position: next, asked: [...fall.asked, ...asked] }
  }
  return fall
}

/** Finds the declining option of the pending decision, if there is one. */
function declineIn<Game extends GameState>(rules: Rules<Game>, position: Position<Game>) {
  const due = rules.decide(position)
  if (due.over || due.seat === CHANCE || due.advised) return undefined
  return due.choices.find(({ declines, seat }) => declines && seat === due.seat)
}
