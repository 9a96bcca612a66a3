/**
 * The questions: places where the text allows several readings.
 *
 * @module
 */
import { bankWhen } from './bank-when.js'
import { ceded } from './ceded.js'
import { checkWhen } from './check-when.js'
import { cruiserPlace } from './cruiser-place.js'
import { firstSovietTurn } from './first-soviet-turn.js'
import { imperialIncome } from './imperial-income.js'
import { innerRussiaClosed } from './inner-russia-closed.js'
import { lostCapital } from './lost-capital.js'
import { moscowAgain } from './moscow-again.js'
import { moscowByCombat } from './moscow-by-combat.js'
import { moscowFreed } from './moscow-freed.js'
import { originally } from './originally.js'
import { retreatOrder } from './retreat-order.js'
import { retreatWithin } from './retreat-within.js'
import { revertContested } from './revert-contested.js'
import { sovereignTaken } from './sovereign-taken.js'
import { sovietIncome } from './soviet-income.js'
import { sovietsInOuterRussia } from './soviets-in-outer-russia.js'
import { standingStill } from './standing-still.js'
import { tatarstanAfter } from './tatarstan-after.js'
import { tatarstanForces } from './tatarstan-forces.js'
import { transportRoom } from './transport-room.js'
import { whiteRetreat } from './white-retreat.js'
import { whoRetreats } from './who-retreats.js'

/** Every question, in the order of the text. */
export const questions = [
  checkWhen,
  whoRetreats,
  retreatOrder,
  retreatWithin,
  tatarstanForces,
  transportRoom,
  lostCapital,
  tatarstanAfter,
  cruiserPlace,
  ceded,
  sovietsInOuterRussia,
  originally,
  sovereignTaken,
  innerRussiaClosed,
  standingStill,
  firstSovietTurn,
  imperialIncome,
  whiteRetreat,
  moscowFreed,
  revertContested,
  bankWhen,
  sovietIncome,
  moscowAgain,
  moscowByCombat,
] as const
