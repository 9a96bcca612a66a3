/** The parts of an Attack that its chart calls: the dice, a Rout, and the reward of a Rally. @module */

import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotStrike, OUTCOMES } from '../3.2-attack.js'
import { PLAYERS, SQUARES } from '../vocabulary.js'

export const StrikeArgs = record({ player: z.enum(PLAYERS), unit: z.enum(SQUARES), target: z.enum(SQUARES) })
export type StrikeArgs = z.infer<typeof StrikeArgs>

/** The die against an empty city. */
export const cityOnlyProcedure = procedure('City Only', { args: StrikeArgs, door: mayNotStrike })
/** The dice against a unit; they come to a result that is final. */
export const diceProcedure = procedure('Attack dice', { args: StrikeArgs, results: OUTCOMES, door: mayNotStrike })
/** The results of a Rout. */
export const ROUTED = ['retreated', 'disrupted'] as const
/** A Rout of an active target. */
export const routProcedure = procedure('Rout', { args: StrikeArgs, results: ROUTED, door: mayNotStrike })
/** The reward of a Rally, for a target that would have been missed without it. */
export const rewardProcedure = procedure('Reward of a Rally', { args: StrikeArgs, door: mayNotStrike })
