/**
 * Every question about Non-players in general.
 *
 * @module
 */

import { controlOrSide } from './control-or-side.js'
import { enemiesInOrder } from './enemies-in-order.js'
import { giftsToNonPlayers } from './gifts-to-non-players.js'
import { moderatesGain } from './moderates-gain.js'
import { nonPlayerGives } from './non-player-gives.js'
import { nothingSaid } from './nothing-said.js'
import { ownPiecesRemoved } from './own-pieces-removed.js'
import { paymentToNonPlayer } from './payment-to-non-player.js'
import { solitaireCylinders } from './solitaire-cylinders.js'
import { stepsTowardsNeutral } from './steps-towards-neutral.js'
import { tiesButForSpaces } from './ties-but-for-spaces.js'
import { unitOfControl } from './unit-of-control.js'
import { unitOfSupport } from './unit-of-support.js'

/** Every question about Non-players in general. */
export const nonPlayersGeneralQuestions = [
  nonPlayerGives,
  paymentToNonPlayer,
  moderatesGain,
  giftsToNonPlayers,
  solitaireCylinders,
  unitOfSupport,
  stepsTowardsNeutral,
  unitOfControl,
  controlOrSide,
  enemiesInOrder,
  ownPiecesRemoved,
  nothingSaid,
  tiesButForSpaces,
] as const
