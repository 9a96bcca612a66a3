/**
 * The Non-player cards, over the map.
 *
 * @module
 */
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { NonPlayerCard } from '../card.js'
import { moderatesCardsOn } from './moderates/all.js'
import { redsCards } from './reds/all.js'
import { senateCards } from './senate/all.js'

/** Every Non-player card. */
export const cardsOn = (map: GameMap): readonly NonPlayerCard[] => [
  ...redsCards(map),
  ...senateCards(map),
  ...moderatesCardsOn(map),
]
