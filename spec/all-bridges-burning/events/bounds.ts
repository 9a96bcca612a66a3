/**
 * The bounds of an effect carried out step by step: the total, the number of spaces, the number in each.
 *
 * @module
 */

import { sumOf } from '../pieces.js'
import type { Space } from '../vocabulary.js'
import type { Bounds } from './effect-bounds.js'

/** Bounds on what is done in all. */
export type Counted = Pick<Bounds, 'count'>
const limit = (most: number | 'all' | undefined, otherwise: number) => (most === 'all' ? Infinity : (most ?? otherwise))

/** Returns the number of steps that an effect still has after the given ones. */
export const stepsLeft = ({ count }: Counted, done: number): number => limit(count, 1) - done

/** True if one more step in a space stays within the text, after steps in the given spaces. */
export function within({ spaces, each }: Bounds, steps: readonly Space[], space: Space): boolean {
  const there = steps.filter((name) => name === space).length
  if (there > 0) return there < limit(each, Infinity)
  return new Set(steps).size < limit(spaces, Infinity)
}

/** The number of possible steps in a limited selection of spaces. */
export interface Doable {
  /** The number in the given space. */
  readonly here: number
  /** The number in each of the other selectable spaces. */
  readonly others: readonly number[]
  /** In how many more spaces. */
  readonly places: number
  /** The maximum in all. */
  readonly most: number
}

/** True if fewer steps are possible in all when the given space is selected. */
export function isLess({ here, others, places, most }: Doable): boolean {
  const falling = (numbers: readonly number[]) => numbers.toSorted((one, other) => other - one)
  const withIt = here + sumOf(falling(others).slice(0, places - 1))
  const best = sumOf(falling([here, ...others]).slice(0, places))
  return Math.min(most, withIt) < Math.min(most, best)
}
