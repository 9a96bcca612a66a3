/** The procedures that the charts of combat call. @module */
import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { USES } from './fight.js'
import { SovietUnits } from './game.js'
import { FRONTS, SIDES } from './vocabulary.js'

const order = z.int().min(1).max(4)
const count = z.int().min(0)

/** Units that the Reinforcements of a side bring, beside those that have come already; it ends with how many have. */
export const joiningProcedure = procedure('joining', {
  args: record({ order, side: z.enum(SIDES), come: count.max(2) }),
  results: [0, 1, 2] as readonly number[],
})

/** Units that come to the second attack of a Soviet Combat Strategy. */
export const followingProcedure = procedure('following', { args: record({ order }) })

/** Units that come to a Finnish Combat Strategy for a second space. */
export const fillingProcedure = procedure('filling', { args: record({ order }) })

export const Chosen = record({
  MER: z.enum(USES.MER),
  TIMO: z.enum(USES.TIMO),
  MANN: z.enum(USES.MANN),
})
export const RoundArgs = record({
  order,
  uses: Chosen,
  /** True if the units of the Finnish Combat Strategy were driven back before. */
  driven: z.boolean(),
})
export type RoundArgs = z.infer<typeof RoundArgs>
/** The possible sides driven back in a round. */
export const DRIVEN = ['nobody', ...SIDES] as const
/** One round: who rolls, the die, the losses. */
export const roundProcedure = procedure('round', { args: RoundArgs, results: DRIVEN })

export const LossesArgs = record({ order, side: z.enum(SIDES), number: count, driven: z.boolean() })
/** The units that a side loses. */
export const lossesProcedure = procedure('losses', { args: LossesArgs })

/** A force comes to the space that it has conquered, or does not. */
export const occupyingProcedure = procedure('occupying', {
  args: record({ order }),
  results: ['occupied', 'not occupied'],
})

export const RetreatArgs = record({
  /** The place of its Combat Strategy in the order; 0 where it has none. */
  order: z.int().min(0).max(4),
  from: z.string(),
  space: z.string(),
  front: z.enum(FRONTS),
  units: SovietUnits,
  steps: count,
})
/** A force retreats. */
export const retreatingProcedure = procedure('retreating', { args: RetreatArgs })
