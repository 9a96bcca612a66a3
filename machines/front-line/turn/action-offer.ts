/**
 * Which unit is given an action.
 *
 * @module
 */
import { actionsAndTasks } from '../../../spec/front-line/clauses/rounds.js'
import type { Game } from '../../../spec/front-line/game.js'
import {
  type ActionArgs,
  amphibiousMoveProcedure,
  attackProcedure,
  moveProcedure,
  paratroopProcedure,
} from '../../../spec/front-line/procedures/procedures.js'
import { sameMission } from '../../../spec/front-line/questions/same-mission.js'
import { mayNotAct } from '../../../spec/front-line/tables/turn.js'
import { actionsOf, unitAt, unitsOf } from '../../../spec/front-line/units.js'
import type { BoardAction, Player, Square } from '../../../spec/front-line/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { type Call, call } from '../../../src/kernel/procedure.js'
import { readingOf } from '../../../src/kernel/question.js'

type ActionContext = Context<Game, ActionArgs>

/** What a unit does in an action; a Regroup is done at once. */
export function deedOf(player: Player, unit: Square, what: BoardAction): Call | undefined {
  if (what === 'Regroup') return undefined
  if (what === 'Attack') return call(attackProcedure, { player, unit, by: 'supply', target: 'any' })
  if (what === 'Paratroop') return call(paratroopProcedure, { player, unit })
  return call(what === 'Amphibious Move' ? amphibiousMoveProcedure : moveProcedure, { player, unit })
}

/** The unit that is given the action. */
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
