/** The Tasks that a turn calls. @module */

import { type Call, call } from '#kernel'
import { maneuverProcedure, opportunityFireProcedure, relieveProcedure } from '#spec/front-line/procedures/procedures'
import type { Player, Task } from '#spec/front-line/vocabulary'

/** The Tasks of the player whose turn it is that are procedures. */
export const OWN_TASKS = [maneuverProcedure, relieveProcedure] as const
/** The Tasks of the opponent. */
export const ANSWERS = [maneuverProcedure, relieveProcedure, opportunityFireProcedure] as const

/** The procedure of a Task, where it is one in the opponent's turn. */
export const answerTo = (player: Player, task: Task): Call | undefined =>
  task === 'Cache' || task === 'Rally' ? undefined : taskCall(player, task)

/** The procedure of a Task, where it is one in the own turn. */
export const ownTaskOf = (player: Player, task: string): Call | undefined =>
  task === 'Maneuver' || task === 'Relieve' ? taskCall(player, task) : undefined

/** The procedure of a Task. */
export const taskCall = (player: Player, task: string): Call => {
  if (task === 'Opportunity Fire') return call(opportunityFireProcedure, { player })
  return task === 'Relieve' ? call(relieveProcedure, { player }) : call(maneuverProcedure, { player, unit: 'any' })
}
