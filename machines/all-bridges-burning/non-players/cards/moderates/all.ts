/**
 * The Non-player cards of the Moderates, over the map.
 *
 * @module
 */
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { NonPlayerCard } from '../../card.js'
import { moderatesMessageInPhaseOne } from './message-in-phase-one.js'
import { moderatesMessageInPhaseTwo } from './message-in-phase-two.js'
import { moderatesNegotiate } from './negotiate.js'
import { moderatesPolitics } from './politics.js'
import { moderatesRally } from './rally.js'

/** The Non-player cards of the Moderates. */
export const moderatesCardsOn = (map: GameMap): readonly NonPlayerCard[] => [
  moderatesRally(map),
  moderatesNegotiate(map),
  moderatesMessageInPhaseOne(map),
  moderatesMessageInPhaseTwo(map),
  moderatesPolitics(map),
]
