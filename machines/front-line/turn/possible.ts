/**
 * Whether an action or a Task has anything to choose.
 *
 * @module
 */
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import type { BoardAction } from '../../../spec/front-line/procedures/procedures.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import type { Player, Square, Task } from '../../../spec/front-line/vocabulary.js'
import { amphibiousMoveOpening } from '../actions/amphibious-move.js'
import { moveOpening } from '../actions/move.js'
import { paratroopOpening } from '../actions/paratroop.js'
import { attackOpening } from '../attack/attack.js'
import { maneuverOpening } from '../tasks/maneuver.js'
import { opportunityFireOpening } from '../tasks/opportunity-fire.js'
import { relieveOpening } from '../tasks/relieve.js'

type OfUnit = (parts: Components, game: Game, player: Player, unit: Square) => boolean
type OfPlayer = (parts: Components, game: Game, player: Player) => boolean

const OPENINGS: Readonly<Record<BoardAction, OfUnit>> = {
  Move: moveOpening,
  'Amphibious Move': amphibiousMoveOpening,
  Attack: attackOpening,
  Paratroop: paratroopOpening,
  Regroup: () => true,
}

const known = remembering((_: Game) => new Map<string, boolean>())

/** Whether a unit has something to choose; a Regroup asks nothing of the board. Asked often, and worked out once. */
export function canAct(parts: Components, game: Game, player: Player, what: BoardAction, unit: Square): boolean {
  const key = `${what} ${unit}`
  const can = known(game).get(key) ?? OPENINGS[what](parts, game, player, unit)
  known(game).set(key, can)
  return can
}

/** Whether a player has something to choose, Task by Task. */
export const taskOpenings: Readonly<Record<Task, OfPlayer>> = {
  Maneuver: maneuverOpening,
  Relieve: relieveOpening,
  'Opportunity Fire': opportunityFireOpening,
  Rally: () => true,
  Cache: () => true,
}
