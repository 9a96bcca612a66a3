/**
 * Differences: what players would see differ between two positions.
 *
 * The readings themselves are not compared, nor what a procedure knows and nobody sees yet.
 *
 * @module
 */

import type { Choice, Decision, GameState, Over, Position, Rules } from '#kernel'
import { canonical } from '../kernel/json.js'
import { recently } from '../kernel/recent.js'
import { alike } from './alike.js'

/** What differs: the game, the decision that is due, or what the procedure or the game came to. */
export const SIGHTS = ['game', 'due', 'outcome'] as const
/** What differs between two positions. */
export type Sight = (typeof SIGHTS)[number]

const withoutReadings = <Game extends GameState>({ readings: _, ...rest }: Game) => rest

/** An option as an example names it, with whose it is. */
export const namedOf = ({ seat, option }: Pick<Choice, 'seat' | 'option'>) => ({ seat, ...option })

/** What is offered in a decision, the rights that may be used at any time included. */
export const offeredIn = ({ choices, asides }: Decision): readonly Choice[] => [...choices, ...asides.choices()]

/** What is offered in a decision, as text, worked out once. */
const offersIn = recently((decision: Decision): readonly string[] =>
  offeredIn(decision)
    .map((choice) => canonical(namedOf(choice)))
    .sort(),
)

function dueDiffers(one: Decision | Over, other: Decision | Over): boolean {
  if (one.over || other.over) return one.over !== other.over
  return one.seat !== other.seat || one.asks !== other.asks || !alike(offersIn(one), offersIn(other))
}

/** What players see differ between two positions; nothing where they are the same to them. */
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

/** Whether two positions differ in what their procedures know, or anywhere else. */
export const isHidden = <Game extends GameState>(one: Position<Game>, other: Position<Game>): boolean =>
  !alike(one.stack, other.stack)

/** Whether two positions differ in anything but their readings. */
export const isApart = <Game extends GameState>(one: Position<Game>, other: Position<Game>): boolean =>
  isHidden(one, other) ||
  !alike(one.outcome, other.outcome) ||
  !alike(withoutReadings(one.game), withoutReadings(other.game))
