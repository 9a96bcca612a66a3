/**
 * What a turn calls: the actions of units, and the Tasks of either player.
 *
 * @module
 */
import {
  amphibiousMoveProcedure,
  attackProcedure,
  maneuverProcedure,
  moveProcedure,
  opportunityFireProcedure,
  paratroopProcedure,
  relieveProcedure,
} from '../../../spec/front-line/procedures/procedures.js'
import type { Player, Square } from '../../../spec/front-line/vocabulary.js'
import { certain } from '../../../src/kernel/defect.js'
import { type Call, type Calls, call } from '../../../src/kernel/procedure.js'
import { otherOf, type TurnContext } from './data.js'

/** The unit that has been given an action. */
export const unitIn = ({ data: { unit } }: TurnContext): Square =>
  certain(unit === 'none' ? undefined : unit, 'unit of the action')

/** The procedure by which a unit carries out its action. */
function actionCall(context: TurnContext): Call {
  const unit = unitIn(context)
  const { player, what } = context.data
  if (what === 'Attack') return call(attackProcedure, { player, unit, by: 'supply', target: 'any' })
  if (what === 'Paratroop') return call(paratroopProcedure, { player, unit })
  return call(what === 'Amphibious Move' ? amphibiousMoveProcedure : moveProcedure, { player, unit })
}

/** The action of a unit. */
export const action: Calls<TurnContext> = {
  procedures: [moveProcedure, amphibiousMoveProcedure, attackProcedure, paratroopProcedure],
  pick: actionCall,
}

const taskCall = (player: Player, what: string): Call => {
  if (what === 'Opportunity Fire') return call(opportunityFireProcedure, { player })
  return what === 'Relieve' ? call(relieveProcedure, { player }) : call(maneuverProcedure, { player, unit: 'any' })
}

/** A Task of the player whose turn it is. */
export const ownTask: Calls<TurnContext> = {
  procedures: [maneuverProcedure, relieveProcedure],
  pick: ({ data }) => taskCall(data.player, data.what),
}

/** A Task of the opponent. */
export const answer: Calls<TurnContext> = {
  procedures: [maneuverProcedure, relieveProcedure, opportunityFireProcedure],
  pick: (context) => taskCall(otherOf(context), context.data.answer),
}
