/** The procedures that the charts of Front Line call. @module */

import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotBeginAction } from '../2.5-actions.js'
import { mayNotSetOut } from '../2.9-move.js'
import { mayNotGoToSea } from '../3.1-amphibious-move.js'
import { mayNotBeginAttack } from '../3.2-attack.js'
import { mayNotTakeOff } from '../4.8-paratroop.js'
import { mayNotBeginManeuver } from '../5.4-maneuver.js'
import type { Outcome } from '../outcome.js'
import { ATTACK_BY, BOARD_ACTIONS, PLAYERS, SQUARES, SUPPLIES } from '../vocabulary.js'

const player = z.enum(PLAYERS)
const square = z.enum(SQUARES)

export const wholeGame = procedure('game', { results: [] as readonly Outcome[] })
/** To set up a game. */
export const setupProcedure = procedure('setup')
/** One month: supply, and six turns; it tells whether the game goes on. */
export const roundProcedure = procedure('round', { results: ['over', 'Capital occupied'] })
export const TurnArgs = record({ player })
export type TurnArgs = z.infer<typeof TurnArgs>
/** One turn of a player. */
export const turnProcedure = procedure('turn', { args: TurnArgs })
export const ActionArgs = record({ player, supply: z.enum(SUPPLIES), what: z.enum(BOARD_ACTIONS) })
export type ActionArgs = z.infer<typeof ActionArgs>
/** An action: the unit that does it, the supply, and what it does. */
export const actionProcedure = procedure('action', { args: ActionArgs, door: mayNotBeginAction })
/** A Task, or none, of a player in the opponent's turn. */
export const answerProcedure = procedure('answer', { args: TurnArgs })
export const UnitArgs = record({ player, unit: square })
export type UnitArgs = z.infer<typeof UnitArgs>
/** A Move by land. */
export const moveProcedure = procedure('Move', { args: UnitArgs, door: mayNotSetOut })
/** A Move by land in which the opponent can use a Task wherever the unit comes to on its way. */
export const answeredMoveProcedure = procedure('Move, answered on the way', { args: UnitArgs, door: mayNotSetOut })
export const amphibiousMoveProcedure = procedure('Amphibious Move', { args: UnitArgs, door: mayNotGoToSea })
/** A Paratroop mission. */
export const paratroopProcedure = procedure('Paratroop', { args: UnitArgs, door: mayNotTakeOff })
export const AttackArgs = record({ player, unit: square, by: z.enum(ATTACK_BY), target: square.or(z.literal('any')) })
export type AttackArgs = z.infer<typeof AttackArgs>
/** An attack: with supply, or by Opportunity Fire. */
export const attackProcedure = procedure('Attack', { args: AttackArgs, door: mayNotBeginAttack })
export const ManeuverArgs = record({ player, unit: square.or(z.literal('any')) })
export type ManeuverArgs = z.infer<typeof ManeuverArgs>
/** The Maneuver Task. */
export const maneuverProcedure = procedure('Maneuver', { args: ManeuverArgs, door: mayNotBeginManeuver })
/** The Relieve Task. */
export const relieveProcedure = procedure('Relieve', { args: TurnArgs })
/** The Opportunity Fire Task: at the unit that has just used supply. */
export const opportunityFireProcedure = procedure('Opportunity Fire', { args: TurnArgs })
