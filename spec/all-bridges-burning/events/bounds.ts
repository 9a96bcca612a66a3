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
