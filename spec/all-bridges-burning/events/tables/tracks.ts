/**
 * What an Event has handed over when the receiver nears the end of the track.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../../src/kernel/table.js'
import { among, COMPARED, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'
import { eventOverTheLimit } from '../../questions/events/event-over-the-limit.js'
import { transferAtTheLimit } from '../../questions/introduction/transfer-at-the-limit.js'

/** How much of the Resources is handed over. */
export const handedOver = one(
  'Events: what is handed over',
  view({
    amount: among(COMPARED, 'what is handed over, against the room on the track of the receiver'),
    reading: transferAtTheLimit,
  }),
  (row) => [
    row(executingEvents.literally, { amount: P.not('more') }, 'all'),
    row([executingEvents.resourceLimit, executingEvents.partly], { amount: 'more', reading: 'kept' }, 'what fits'),
    row(executingEvents.resourceLimit, { amount: 'more', reading: 'lost' }, 'all'),
  ],
)

/** How much a Faction gains from an Event. */
export const gainedByEvent = first(
  'Events: what is gained',
  view({
    after: among(COMPARED, 'the Resources that the Faction would have, against the end of the track'),
    reading: eventOverTheLimit,
  }),
  (row) => [
    row(executingEvents.literally, { after: P.not('more') }, 'all'),
    row([executingEvents.resourceLimit, executingEvents.mustIfPossible], { reading: 'up to 30' }, 'what fits'),
    row([executingEvents.resourceLimit, executingEvents.partly], { reading: 'nothing' }, 'nothing'),
  ],
)
