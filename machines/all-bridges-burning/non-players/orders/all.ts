/**
 * The orders that always stand for Non-players, whichever card they execute.
 *
 * @module
 */
import type { GameMap } from '../../../../spec/all-bridges-burning/components/map.js'
import type { NonPlayerCard } from '../card.js'
import type { Line } from '../priority.js'
import { attackOrders } from './attack.js'
import { eventOrders } from './events.js'
import { freeActionOrders } from './free-actions.js'
import { propagandaOrders } from './propaganda.js'
import { rallyOrders } from './rally.js'
import { redRevoltOrders } from './red-revolt.js'
import { terrorOrders } from './terror.js'

/** Every standing order, over the map and the Non-player cards. */
export const ordersOn = (map: GameMap, cards: ReadonlyMap<number, NonPlayerCard>): readonly Line[] => [
  ...rallyOrders,
  ...terrorOrders,
  ...attackOrders,
  ...eventOrders(map),
  ...propagandaOrders(map),
  ...redRevoltOrders(map),
  ...freeActionOrders(cards),
]
