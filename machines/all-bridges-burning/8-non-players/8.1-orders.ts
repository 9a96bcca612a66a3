/** The orders that always stand for Non-players, whichever card they execute. @module */
import type { Components } from '#spec/all-bridges-burning/components/components'
import { CAPABILITY_PLACEMENT } from '#spec/all-bridges-burning/components/non-player-aids/capabilities'
import { INSTRUCTIONS } from '#spec/all-bridges-burning/components/non-player-aids/instructions'
import { PROPAGANDA } from '#spec/all-bridges-burning/components/non-player-aids/propaganda'
import { EVENTS } from '#spec/all-bridges-burning/events/pack'
import { attackOrders, capabilityOrders, rallyOrders } from './8.1.7-actions.js'
import { chanceOrders, eventOrders } from './8.1.7-events.js'
import { belonging } from './8.1.7-levels.js'
import { terrorOrders } from './8.1.7-pieces.js'
import { propagandaOrders } from './8.1.8-propaganda.js'
import { redRevoltOrders } from './8.1.8-red-revolt.js'
import { instructionOrders } from './8.2-instructions.js'
import type { Line } from './8.2-priority.js'

/** Lists the orders for an Event: by the instructions, then by the general priorities. */
function ordersForEvents({ map, aids }: Components): readonly Line[] {
  const general = eventOrders(map)
  return [...instructionOrders(map, aids.instructions, general), ...general, ...chanceOrders]
}

/** The section of the orders for Events. */
export const EVENT_ORDERS = 'Events (8.1.6, 8.1.7)'

/** Every standing order, over the components. */
export const ordersOn = (components: Components): readonly Line[] => {
  const { map, aids } = components
  return [
    ...belonging('Commands (8.1.7)', [...rallyOrders, ...terrorOrders(map), ...attackOrders]),
    ...belonging(EVENT_ORDERS, ordersForEvents(components), INSTRUCTIONS, EVENTS),
    ...belonging('Propaganda Rounds (8.1.8)', propagandaOrders(map, aids.propaganda), PROPAGANDA),
    ...belonging('Capabilities (8.1.9)', capabilityOrders(map, aids), CAPABILITY_PLACEMENT),
    ...belonging('Red Revolt (8.1.7)', redRevoltOrders(map)),
  ]
}
