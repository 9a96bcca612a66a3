/**
 * What an Event has handed over when the receiver nears the end of the track.
 *
 * @module
 */
import { one } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'
import { transferAtTheLimit } from '../../questions/introduction/transfer-at-the-limit.js'

/** How much of the Resources is handed over. */
export const handedOver = one(
  'Events: what is handed over',
  view({
    /** Whether the receiver has room for all. */
    room: flag,
    reading: transferAtTheLimit,
  }),
  (row) => [
    row(executingEvents.literally, { room: true }, 'all'),
    row([executingEvents.resourceLimit, executingEvents.partly], { room: false, reading: 'kept' }, 'what fits'),
    row(executingEvents.resourceLimit, { room: false, reading: 'lost' }, 'all'),
  ],
)
