/**
 * Orders for a Rally, whoever executes it.
 *
 * @module
 */

import { nonPlayerPriorities } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import { executingInstructions } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import { type Line, line, prefer } from '../priority.js'

interface Place {
  readonly type: 'place'
  readonly cells: number
}

/** Orders for a Rally, whoever executes it. */
export const rallyOrders: readonly Line[] = [
  line<Place>({
    name: 'Rally: as many Cells as can be',
    cites: nonPlayerPriorities.maximumExtent,
    asks: 'how many Cells to place in the space',
    type: 'place',
    within: [prefer<Place>(nonPlayerPriorities.maximumExtent, 'the most Cells', (_, { cells }) => cells)],
  }),
  line({
    name: 'Rally: no pieces from the map',
    cites: executingInstructions.notFromMap,
    asks: 'own pieces to take off the map and place',
    type: 'take no more back',
  }),
]
