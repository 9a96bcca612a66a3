/** The ways in which two squares touch. @module */
import { distance, steps } from './field.js'
import type { Square } from './vocabulary.js'

/** The ways in which two squares can touch. */
export const NEIGHBORHOODS = ['by a side', 'by a corner', 'no'] as const
export type Neighborhood = (typeof NEIGHBORHOODS)[number]

/** Returns the way in which two squares touch. A square does not touch itself. */
export function neighborhoodOf(one: Square, other: Square): Neighborhood {
  if (distance(one, other) !== 1) return 'no'
  return steps(one, other) === 1 ? 'by a side' : 'by a corner'
}
