/**
 * Which spaces may not be selected for an effect that is carried out in each of several.
 *
 * @module
 */
import { forbid } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'

/** Which space may not be selected. */
export const mayNotSelectSpace = forbid(
  'Events: may not select the space',
  view({ meant: flag, again: flag }),
  (bar) => [bar(executingEvents.literally, { meant: false }), bar(executingEvents.literally, { again: true })],
)
