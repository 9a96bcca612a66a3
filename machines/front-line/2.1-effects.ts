/** The changes that the choices of a turn make. @module */

import { readingOf } from 'rulewright/book'
import { isUsedUp, withNothingSaved } from '#spec/front-line/2.1-turns'
import { withActivated } from '#spec/front-line/2.5-actions'
import { buildCost } from '#spec/front-line/4.9-build'
import { withCached } from '#spec/front-line/5.6-cache'
import type { Game } from '#spec/front-line/game'
import * as cited from '#spec/front-line/rules.gen'
import { ofPlayer, withUsed } from '#spec/front-line/supply'
import { withAction, withNew } from '#spec/front-line/units'
import type { Kind, Player, Square } from '#spec/front-line/vocabulary'
import { cachedChit, isReplaced, type Supplied, type TurnContext } from './2.1-choices.js'

/** The clauses on the effect of a Task on Leadership. */
export const TASK_USED = [
  cited.leadership.oneTask,
  cited.leadership.exhausted,
  cited.missionActions.tasksNoSupply,
] as const

/** The clauses on the effect of an action on supply. */
export const SUPPLY_USED = [cited.actionsAndTasks.useSupply, cited.turns.used] as const

/** A game in which a player's Leadership is exhausted. */
export const exhausted = (game: Game, player: Player): Game => ofPlayer(game, player, { leadership: 'Exhausted' })

/** A game in which the player has used a Task: nobody has just used supply. */
export const withOwnTask = ({ game, data }: Supplied): Game => ({
  ...exhausted(game, data.player),
  supplied: 'nowhere',
})

/** A game in which chits of the turn's stack have been used. */
export const paid = ({ game, data: { player, supply } }: Supplied, chits: number): Game =>
  supply === 'none' ? game : withUsed(game, player, supply, chits)

/** A game in which a chit of the turn's stack pays for an action that is under way. */
export const paying = (context: Supplied): Game =>
  ofPlayer(paid(context, 1), context.data.player, { paying: context.data.supply })

/** A game in which the action is over for which a chit has paid. */
export const paidFor = ({ game, data: { player } }: Supplied): Game => ofPlayer(game, player, { paying: 'none' })

/** A game in which Leadership has been commissioned. */
export const commissioned = (context: Supplied): Game => ({
  ...ofPlayer(paid(context, 1), context.data.player, { leadership: 'Commissioned' }),
  supplied: 'nowhere',
})

/** A game in which the stack of the turn has been raised. */
export function raised(context: TurnContext): Game {
  const { game, data } = context
  return data.supply === 'none' ? game : withCached(game, data.player, data.supply, cachedChit(context))
}

/** A game in which a unit has come into play from the reserve. */
export function built(context: Supplied, kind: Kind, at: Square): Game {
  const { player } = context.data
  const after = paid(context, buildCost.ask({ kind }))
  const { reserve } = after.players[player]
  const taken = ofPlayer(after, player, { reserve: { ...reserve, [kind]: reserve[kind] - 1 } })
  return withAction(withNew(taken, at, player, kind), at, 'Build')
}

/** A game in which the turn is over. */
export function ended(context: TurnContext): Game {
  const { game, data } = context
  const { player, supply } = data
  const reading = readingOf(game, cited.stackReplaced)
  const isLost = supply !== 'none' && isUsedUp.ask({ replaced: isReplaced(context), stackReplaced: reading })
  const saved = isLost ? withNothingSaved.compute(game, player, supply) : game
  return { ...withActivated.compute(saved, player), acted: [], supplied: 'nowhere' }
}
