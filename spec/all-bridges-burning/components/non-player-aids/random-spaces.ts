/** The Random Spaces map: how often each space is drawn, against the others. @module */

import { type Fact, type Problem, record } from 'rulewright/book'
import { z } from 'zod'
import { SPACES, type Space } from '../../vocabulary.js'
import { factOf, known } from './known.js'

/** The component that the facts of the Random Spaces map are about. */
export const RANDOM_SPACES = 'Random Spaces map'
export const RandomSpace = record({
  space: z.enum(SPACES),
  weight: z.int().min(1).max(1000).describe('How often it is drawn, against the other spaces'),
  ...known,
}).meta({ id: 'RandomSpace' })
export type RandomSpace = z.infer<typeof RandomSpace>

export const standardRandomSpaces: readonly RandomSpace[] = SPACES.map((space) => ({
  space,
  weight: 1,
  source: 'stand-in',
  because: 'the Random Spaces Map sheet was not found; ours: every space as often as any other',
}))

/** Returns the weight of a space in a draw. */
export const weightOf = (all: readonly RandomSpace[], space: Space): number =>
  all.find((one) => one.space === space)?.weight ?? 1

/** Spaces that are told of twice. */
export const randomSpaceProblems = (all: readonly RandomSpace[]): readonly Problem[] =>
  all.flatMap(({ space }, index) =>
    all.findIndex((other) => other.space === space) < index
      ? [{ path: ['randomSpaces', index, 'space'], message: `"${space}" is there twice` }]
      : [],
  )

/** The facts of the Random Spaces map, with their sources. */
export const randomSpaceFacts = (all: readonly RandomSpace[], file: string): readonly Fact[] =>
  all.map((one) => factOf(RANDOM_SPACES, `${one.space} is drawn with the weight ${one.weight}`, one, file))
