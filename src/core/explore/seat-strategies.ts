/**
 * Pickers: how a seat that nobody sits at decides, always the same way from the same seed.
 *
 * Chance decides by the weights of its options. Everybody else follows a habit.
 *
 * @module
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import { CHANCE, type Option, type Seat } from '../kernel/offers/option.js'
import type { Choice, Decision } from '../kernel/plays/rules.js'

/** The ways in which a seat decides: any option with equal chance, the first option, or the decline if it is allowed. */
export const HABITS = ['random', 'first', 'idle'] as const
/** The way in which an empty seat decides. */
export type Habit = (typeof HABITS)[number]

/** Picks one of the options of a decision. */
export type Picker = (decision: Decision) => Option

/** The options of a picker, besides its seed. */
export interface Picking {
  /** The habit of a seat; `random` where it is left out. */
  readonly habitOf?: (seat: Seat) => Habit
  /** One in how many decisions uses a right that may be used at any time, where there is one; never where it is left out. */
  readonly asides?: number
}

/** A picker that draws from a seed. */
export function pickerFrom(seed: number, { habitOf = () => 'random', asides = 0 }: Picking = {}): Picker {
  const random = mersenne(seed)
  const draw = (most: number) => uniformInt(random, 1, most)
  return ({ seat, choices, asides: beside }) => {
    const rights = asides > 0 && seat !== CHANCE && draw(asides) === 1 ? beside.choices() : []
    if (rights.length > 0) return drawn(rights, draw)
    const habit = seat === CHANCE ? 'random' : habitOf(seat)
    return habit === 'random' ? drawn(choices, draw) : (pickedBy(habit, choices) ?? drawn(choices, draw))
  }
}

/** A picker for one decision of a game, by its number: what is drawn does not depend on what was drawn before. */
export const pickerAt = (seed: number, number: number, picking: Picking = {}): Picker =>
  pickerFrom((seed + number * 0x9e3779b1) | 0, picking)

function pickedBy(habit: Exclude<Habit, 'random'>, choices: readonly Choice[]): Option | undefined {
  const declines = habit === 'idle' ? choices.find((choice) => choice.declines) : undefined
  return (declines ?? choices[0])?.option
}

/** An option by weight, where the options have weights, else any. */
function drawn(choices: readonly Choice[], draw: (most: number) => number): Option {
  const total = choices.reduce((sum, { weight = 1 }) => sum + weight, 0)
  if (total < 1) throw new RangeError('nothing can be picked: no option has a weight')
  const number = draw(total)
  let passed = 0
  for (const { option, weight = 1 } of choices) {
    passed += weight
    if (number <= passed) return option
  }
  throw new RangeError(`nothing is picked by ${number} of ${total}: a weight is not a whole number`)
}
