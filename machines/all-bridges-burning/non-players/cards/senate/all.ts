/**
 * The cards of the Non-player Senate, over the map.
 *
 * @module
 */
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { NonPlayerCard } from '../../card.js'
import { senateActivism } from './activism.js'
import { senateAttack } from './attack.js'
import { senateMarch } from './march.js'
import { senateRallyInPhaseOne } from './rally-in-phase-one.js'
import { senateRallyInPhaseTwo } from './rally-in-phase-two.js'
import { senateTerror } from './terror.js'

/** Every card of the Senate, in the order of their numbers. */
export const senateCards = (map: GameMap): readonly NonPlayerCard[] => [
  senateRallyInPhaseOne(map),
  senateRallyInPhaseTwo(map),
  senateActivism(map),
  senateTerror(map),
  senateAttack(map),
  senateMarch(map),
]
