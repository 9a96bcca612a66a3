/**
 * Whether an action or a Task has anything to choose.
 *
 * @module
 */
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import type { Player, Square, Task, UnitAction } from '../../../spec/front-line/vocabulary.js'
import { amphibiousMoveOpening } from '../actions/amphibious-move.js'
import { moveOpening } from '../actions/move.js'
import { paratroopOpening } from '../actions/paratroop.js'
import { attackOpening } from '../attack/attack.js'
import { maneuverOpening } from '../tasks/maneuver.js'
import { opportunityFireOpening } from '../tasks/opportunity-fire.js'
import { relieveOpening } from '../tasks/relieve.js'

type OfUnit = (parts: Components, game: Game, player: Player, unit: Square) => boolean
type OfPlayer = (parts: Components, game: Game, player: Player) => boolean

/** Whether a unit has something to choose, action by action; a Regroup and a Build ask nothing of the board. */
export const unitOpenings: Readonly<Record<UnitAction, OfUnit>> = {
  Move: moveOpening,
  'Amphibious Move': amphibiousMoveOpening,
  Attack: attackOpening,
  Paratroop: paratroopOpening,
  Regroup: () => true,
  Build: () => true,
}

/** Whether a player has something to choose, Task by Task. */
export const taskOpenings: Readonly<Record<Task, OfPlayer>> = {
  Maneuver: maneuverOpening,
  Relieve: relieveOpening,
  'Opportunity Fire': opportunityFireOpening,
  Rally: () => true,
  Cache: () => true,
}
