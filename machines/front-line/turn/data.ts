/**
 * What a turn knows while it runs.
 *
 * @module
 */
import { z } from 'zod'
import type { Game } from '../../../spec/front-line/game.js'
import { TurnArgs } from '../../../spec/front-line/procedures/procedures.js'
import { DOINGS } from '../../../spec/front-line/tables/turn.js'
import {
  opponentOf,
  SQUARES,
  SUPPLIES,
  TASKS,
  UNIT_ACTIONS,
  type UnitAction,
} from '../../../spec/front-line/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'

/** Whose turn it is, the stack that was chosen, and what is being done with which unit. */
export const TurnData = z
  .strictObject({
    ...TurnArgs.unwrap().shape,
    supply: z.enum(['none', ...SUPPLIES]),
    what: z.enum(['none', ...DOINGS]),
    unit: z.enum(['none', ...SQUARES]),
    /** The Task that the opponent uses. */
    answer: z.enum(['none', ...TASKS]),
  })
  .readonly()
/** Whose turn it is, the stack that was chosen, and what is being done with which unit. */
export type TurnData = z.infer<typeof TurnData>
/** What the chart of a turn reads and changes. */
export type TurnContext = Context<Game, TurnData>

const NO_CHITS = { chit: 'Fallen', available: 0, used: 0 } as const

/** The stack that the turn uses. */
export const stackOf = ({ game, data: { player, supply } }: TurnContext): Game['players']['Red']['supply']['Air'] =>
  supply === 'none' ? NO_CHITS : game.players[player].supply[supply]

/** The action that the unit has been given. */
export const unitActionOf = ({ data: { what } }: TurnContext): UnitAction =>
  UNIT_ACTIONS.find((action) => action === what) ?? 'Move'

/** The player whose turn it is not. */
export const otherOf = ({ data }: TurnContext) => opponentOf(data.player)
