/**
 * Differences: what players would see differ between two positions.
 *
 * The readings themselves are not compared, nor what a procedure knows and nobody sees yet.
 *
 * @module
 */

import type { Choice, Decision, Over } from '../kernel/plays/decision.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import { recently } from '../kernel/quick/recent-cache.js'
import type { GameState } from '../kernel/sections/question.js'
import { canonical } from '../values/json.js'
import { alike } from './deep-equal.js'

/** The parts in which positions can differ: the game, the decision, or the outcome of the procedure or the game. */
export const SIGHTS = ['game', 'due', 'outcome'] as const
/** A part in which two positions differ. */
export type Sight = (typeof SIGHTS)[number]

const withoutReadings = <Game extends GameState>({ readings: _, ...rest }: Game) => rest

/** An option as an example names it, with whose it is. */
export const namedOf = ({ seat, option }: Pick<Choice, 'seat' | 'option'>) => ({ seat, ...option })

/** The options of a decision, free actions included. */
export const offeredIn = ({ choices, asides }: Decision): readonly Choice[] => [...choices, ...asides.choices()]

/** The options of a decision as text, computed once. */
const offersIn = recently((decision: Decision): readonly string[] =>
  offeredIn(decision)
    .map((choice) => canonical(namedOf(choice)))
    .sort(),
)

function dueDiffers(one: Decision | Over, other: Decision | Over): boolean {
  if (one.over || other.over) return one.over !== other.over
  return one.seat !== other.seat || one.asks !== other.asks || !alike(offersIn(one), offersIn(other))
}

/** Lists the parts in which players see a difference between two positions; empty if they see none. */
export function seenApart<Game extends GameState>(
  { decide }: Pick<Rules<Game>, 'decide'>,
  one: Position<Game>,
  other: Position<Game>,
): readonly Sight[] {
  const game = !alike(withoutReadings(one.game), withoutReadings(other.game))
  const due = dueDiffers(decide(one), decide(other))
  const outcome = !alike(one.outcome, other.outcome)
  return SIGHTS.filter((sight) => ({ game, due, outcome })[sight])
}

/** True if two positions differ in their running procedures: in the data of these, or in their states. */
export const isHidden = <Game extends GameState>(one: Position<Game>, other: Position<Game>): boolean =>
  !alike(one.stack, other.stack)

/** True if two positions differ in anything except their readings. */
export const isApart = <Game extends GameState>(one: Position<Game>, other: Position<Game>): boolean =>
  isHidden(one, other) ||
  !alike(one.outcome, other.outcome) ||
  !alike(withoutReadings(one.game), withoutReadings(other.game))
