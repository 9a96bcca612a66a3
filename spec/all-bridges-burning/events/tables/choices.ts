/**
 * Which spaces may not be selected for an effect that is carried out in each of several.
 *
 * @module
 */
import { forbid, one } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'
import { spacesSettled } from '../../questions/events/spaces-settled.js'

/** Which space may not be selected. */
export const mayNotSelectSpace = forbid(
  'Events: may not select the space',
  view({ meant: flag, again: flag }),
  (bar) => [bar(executingEvents.literally, { meant: false }), bar(executingEvents.literally, { again: true })],
)

/** Whether all effects of a text settle their spaces before the first of them. */
export const settledAtOnce = one('Events: are the spaces settled at once', view({ reading: spacesSettled }), (row) => [
  row(executingEvents.literally, { reading: 'as each begins' }, false),
  row([executingEvents.literally, executingEvents.executingSelects], { reading: 'as the text begins' }, true),
])
