/**
 * The Non-player cards of the Reds, over the map.
 *
 * @module
 */
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { NonPlayerCard } from '../../card.js'
import { redsActivismInPhaseOne } from './activism-in-phase-one.js'
import { redsActivismInPhaseTwo } from './activism-in-phase-two.js'
import { redsAttack } from './attack.js'
import { redsMarch } from './march.js'
import { redsRally } from './rally.js'
import { redsTerror } from './terror.js'

/** The Non-player cards of the Reds. */
export const redsCards = (map: GameMap): readonly NonPlayerCard[] => [
  redsRally(map),
  redsActivismInPhaseOne(map),
  redsActivismInPhaseTwo(map),
  redsTerror(map),
  redsAttack(map),
  redsMarch(map),
]
