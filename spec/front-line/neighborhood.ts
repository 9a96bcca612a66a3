/** How two squares touch. @module */
import { distance, steps } from './field.js'
import type { Square } from './vocabulary.js'

/** How two squares can touch. */
export const NEIGHBORHOODS = ['by a side', 'by a corner', 'no'] as const
export type Neighborhood = (typeof NEIGHBORHOODS)[number]

/** How two squares touch; a square does not touch itself. */
export function neighborhoodOf(one: Square, other: Square): Neighborhood {
  if (distance(one, other) !== 1) return 'no'
  return steps(one, other) === 1 ? 'by a side' : 'by a corner'
}
