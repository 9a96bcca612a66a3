/** Which unit is given an action. @module */

import { asks, type Call, type Context, call, option, readingOf } from '#kernel'
import { actionsAndTasks, mayNotAct, sameMission } from '#spec/front-line/2.5-actions'
import type { Game } from '#spec/front-line/game'
import {
  type ActionArgs,
  amphibiousMoveProcedure,
  attackProcedure,
  moveProcedure,
  paratroopProcedure,
} from '#spec/front-line/procedures/procedures'
import { actionsOf, unitAt, unitsOf } from '#spec/front-line/units'
import type { BoardAction, Player, Square } from '#spec/front-line/vocabulary'

type ActionContext = Context<Game, ActionArgs>

/** What a unit does in an action; a Regroup is done at once. */
export function deedOf(player: Player, unit: Square, what: BoardAction): Call | undefined {
  if (what === 'Regroup') return undefined
  if (what === 'Attack') return call(attackProcedure, { player, unit, by: 'supply', target: 'any' })
  if (what === 'Paratroop') return call(paratroopProcedure, { player, unit })
  return call(what === 'Amphibious Move' ? amphibiousMoveProcedure : moveProcedure, { player, unit })
}

export const unitOffer = asks<ActionContext>().must({
  name: 'the unit that does it',
  cites: [actionsAndTasks.useSupply, actionsAndTasks.severalUnits],
  about: ({ data }) => data.what,
  seat: ({ data }) => data.player,
  from: ({ game, data }: ActionContext) => unitsOf(game, data.player).map((unit) => option('with', { unit })),
  says: ({ game }, { unit }) => `${game.squares[unit]} in ${unit}`,
  forbid: {
    table: mayNotAct,
    view: {
      action: ({ data }) => data.what,
      status: ({ game }, { unit }) => unitAt(game, unit)?.status ?? 'active',
      given: ({ game }, { unit }) => Math.min(actionsOf(game, unit).length, 2),
      again: ({ game, data }, { unit }) => actionsOf(game, unit).includes(data.what),
      sameMission: ({ game }) => readingOf(game, sameMission),
    },
  },
  leads: ({ data: { player, what } }, { unit }) => deedOf(player, unit, what),
})
