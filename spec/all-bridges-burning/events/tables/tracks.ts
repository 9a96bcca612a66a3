/**
 * What an Event has handed over when the receiver nears the end of the track.
 *
 * @module
 */
import { first, one } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'
import { eventOverTheLimit } from '../../questions/events/event-over-the-limit.js'
import { transferAtTheLimit } from '../../questions/introduction/transfer-at-the-limit.js'

/** How much of the Resources is handed over. */
export const handedOver = one(
  'Events: what is handed over',
  view({
    room: flag('the receiver has room for all'),
    reading: transferAtTheLimit,
  }),
  (row) => [
    row(executingEvents.literally, { room: true }, 'all'),
    row([executingEvents.resourceLimit, executingEvents.partly], { room: false, reading: 'kept' }, 'what fits'),
    row(executingEvents.resourceLimit, { room: false, reading: 'lost' }, 'all'),
  ],
)

/** How much a Faction gains from an Event. */
export const gainedByEvent = first(
  'Events: what is gained',
  view({
    room: flag('the track has room for all'),
    reading: eventOverTheLimit,
  }),
  (row) => [
    row(executingEvents.literally, { room: true }, 'all'),
    row([executingEvents.resourceLimit, executingEvents.mustIfPossible], { reading: 'up to 30' }, 'what fits'),
    row([executingEvents.resourceLimit, executingEvents.partly], { reading: 'nothing' }, 'nothing'),
  ],
)
