/**
 * How far an effect goes that is carried out step by step: how much in all, in how many spaces, how much in each.
 *
 * @module
 */
import type { Space } from '../vocabulary.js'
import type { Bounds } from './effect-bounds.js'

/** Bounds on what is done in all. */
export type Counted = Pick<Bounds, 'count'>
const limit = (most: number | 'all' | undefined, otherwise: number) => (most === 'all' ? Infinity : (most ?? otherwise))

/** How many steps an effect still has, after those in these spaces. */
export const stepsLeft = ({ count }: Counted, done: number): number => limit(count, 1) - done

/** Whether one more step in a space stays within what the text says, after those in these spaces. */
export function within({ spaces, each }: Bounds, steps: readonly Space[], space: Space): boolean {
  const there = steps.filter((name) => name === space).length
  if (there > 0) return there < limit(each, Infinity)
  return new Set(steps).size < limit(spaces, Infinity)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** How much can be done in spaces of which a number can be selected. */
export interface Doable {
  /** How much in the space in question. */
  readonly here: number
  /** How much in each of the others that could be selected. */
  readonly others: readonly number[]
  /** In how many more spaces. */
  readonly places: number
  /** How much in all at the most. */
  readonly most: number
}

/** Whether less can be done in all, if one of the spaces is the one in question. */
export function isLess({ here, others, places, most }: Doable): boolean {
  const falling = (numbers: readonly number[]) => numbers.toSorted((one, other) => other - one)
  const withIt = here + sum(falling(others).slice(0, places - 1))
  const best = sum(falling([here, ...others]).slice(0, places))
  return Math.min(most, withIt) < Math.min(most, best)
}
