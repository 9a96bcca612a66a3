/** What a turn knows while it runs. @module */
import { z } from 'zod'
import type { Context } from '#kernel'
import { HIGH } from '#spec/front-line/2.1-turns'
import { DOINGS } from '#spec/front-line/2.5-actions'
import type { Game, Stack } from '#spec/front-line/game'
import { TurnArgs } from '#spec/front-line/procedures/procedures'
import { type Player, SUPPLIES, type Supply } from '#spec/front-line/vocabulary'

export const TurnData = z
  .strictObject({
    supply: z.enum(['none', ...SUPPLIES]),
    what: z.enum(['none', ...DOINGS]),
    ...TurnArgs.unwrap().shape,
  })
  .readonly()
export type TurnData = z.infer<typeof TurnData>
export type TurnContext = Context<Game, TurnData>

/** A game, whose turn it is, and the stack that was chosen. */
export interface Supplied {
  readonly game: Game
  readonly data: { readonly player: Player; readonly supply: Supply | 'none' }
}

const NO_CHITS: Stack = { chit: 'Fallen', available: 0, used: 0 }

/** The stack that the turn uses. */
export const stackOf = ({ game, data: { player, supply } }: Supplied): Stack =>
  supply === 'none' ? NO_CHITS : game.players[player].supply[supply]

/** How many chits of a stack are left, as far as tables count them. */
export const heightOf = ({ available }: Stack): number => Math.min(available, HIGH)

/** How many chits are left, in words. */
export const stackInWords = ({ chit, available }: Stack): string =>
  `${available}${chit === 'Fallen' ? ' Fallen' : ''} ${available === 1 ? 'chit' : 'chits'}`
