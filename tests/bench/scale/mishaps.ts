/** Mishaps of a fleet, in an unpredictable order: each kind once before any of them comes again. @module */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'

export const MISHAPS = [
  'the first worker was killed',
  'the second worker was killed',
  'who asked was killed',
  'the server was killed',
  'all were cut off from the server',
] as const
/** Something that happens to a fleet. */
export type Mishap = (typeof MISHAPS)[number]

/** Generates mishaps without end, always the same from the same seed. */
export function* mishaps(seed: number): Generator<Mishap, never> {
  const random = mersenne(seed)
  for (;;) {
    const left: Mishap[] = [...MISHAPS]
    while (left.length > 0) yield* left.splice(uniformInt(random, 0, left.length - 1), 1)
  }
}
