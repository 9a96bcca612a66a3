/** The procedures that the charts of Talvisota call. @module */
import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import type { Outcome } from './outcome.js'
import { FINNISH_STRATEGIES, SIDES, SOVIET_STRATEGIES } from './vocabulary.js'

/** The whole game. */
export const wholeGame = procedure('game', { results: [] as readonly Outcome[] })
/** A turn. */
export const turnProcedure = procedure('turn')
/** The Soviet units that are arriving come to the Fronts of the command sheet. */
export const placingProcedure = procedure('placing on the Fronts')
/** Units lost earlier come back: section 4.5.4. */
export const recoveryProcedure = procedure('recovery')
/** The die of the international situation. */
export const eventProcedure = procedure('international situation')
/** Soviet units come to the map. */
export const specialMovementProcedure = procedure('special movement')
/** The Combat Strategies of a side are placed on its command sheet. */
export const strategiesProcedure = procedure('strategies', { args: record({ side: z.enum(SIDES) }) })
/** The allocation of means to a Soviet Combat Strategy. */
export const sovietMeansProcedure = procedure('Soviet means', {
  args: record({ strategy: z.enum(SOVIET_STRATEGIES) }),
})
/** The allocation of means to a Finnish Combat Strategy. */
export const finnishMeansProcedure = procedure('Finnish means', {
  args: record({ strategy: z.enum(FINNISH_STRATEGIES) }),
})
/** The Combat Strategies come to the map, one space after the other. */
export const deploymentProcedure = procedure('deployment')
/** All combats of a turn, in the order that the Soviet player chooses: section 4.1. */
export const combatsProcedure = procedure('combats')
/** The combat of the strategies deployed in one place, with what follows it: sections 3.2.4 and 4. */
export const combatProcedure = procedure('combat', { args: record({ order: z.int().min(1).max(4) }) })
/** The harassment of a turn: section 6.2. It ends with nothing, unless the game is over by it. */
export const harassmentProcedure = procedure('harassment', { results: [null, 'the game is over'] })
/** The elimination of isolated units at the end of a turn: section 6.2. */
export const isolationProcedure = procedure('isolation')
/** The Finnish Combat Strategies are drawn: section 9.1. */
export const drawnStrategiesProcedure = procedure('drawn strategies')
/** The drawing of means for the Finnish Combat Strategies: section 9.1. */
export const drawnMeansProcedure = procedure('drawn means')
