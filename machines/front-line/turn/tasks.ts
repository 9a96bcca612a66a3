/**
 * The Tasks that a turn calls.
 *
 * @module
 */
import {
  maneuverProcedure,
  opportunityFireProcedure,
  relieveProcedure,
} from '../../../spec/front-line/procedures/procedures.js'
import type { Player } from '../../../spec/front-line/vocabulary.js'
import { type Call, call } from '../../../src/kernel/procedure.js'

/** The Tasks of the player whose turn it is that are procedures. */
export const OWN_TASKS = [maneuverProcedure, relieveProcedure] as const
/** The Tasks of the opponent. */
export const ANSWERS = [maneuverProcedure, relieveProcedure, opportunityFireProcedure] as const

/** The procedure of a Task. */
export const taskCall = (player: Player, task: string): Call => {
  if (task === 'Opportunity Fire') return call(opportunityFireProcedure, { player })
  return task === 'Relieve' ? call(relieveProcedure, { player }) : call(maneuverProcedure, { player, unit: 'any' })
}
