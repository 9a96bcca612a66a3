/**
 * What the choices of a turn change.
 *
 * @module
 */
import type { Game } from '../../../spec/front-line/game.js'
import { ofPlayer, withUsed } from '../../../spec/front-line/supply.js'
import { withActivated, withNothingSaved } from '../../../spec/front-line/tables/supply.js'
import { buildCost } from '../../../spec/front-line/tables/turn.js'
import { withAction, withNew } from '../../../spec/front-line/units.js'
import type { Kind, Player, Square } from '../../../spec/front-line/vocabulary.js'
import type { TurnContext } from './data.js'

/** A game in which a player's Leadership is exhausted. */
export const exhausted = (game: Game, player: Player): Game => ofPlayer(game, player, { leadership: 'Exhausted' })

/** A game in which chits of the turn's stack have been used. */
export const paid = ({ game, data: { player, supply } }: TurnContext, chits: number): Game =>
  supply === 'none' ? game : withUsed(game, player, supply, chits)

/** A game in which a unit has come into play from the reserve. */
export function built(context: TurnContext, kind: Kind, at: Square): Game {
  const { player } = context.data
  const after = paid(context, buildCost.ask({ kind }))
  const { reserve } = after.players[player]
  const taken = ofPlayer(after, player, { reserve: { ...reserve, [kind]: reserve[kind] - 1 } })
  return withAction(withNew(taken, at, player, kind), at, 'Build')
}

/** A game in which the turn is over. */
export function ended({ game, data: { player, supply } }: TurnContext): Game {
  const saved = supply === 'none' ? game : withNothingSaved.compute(game, player, supply)
  return { ...withActivated.compute(saved, player), acted: [], supplied: 'nowhere' }
}
