/**
 * When does the text of an Event settle which spaces its effects mean?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { executingEvents } from '../../clauses/events.js'

/** When does the text of an Event settle which spaces its effects mean? */
export const spacesSettled = question('spacesSettled', {
  asks: 'When does the text of an Event settle which spaces its effects mean?',
  kind: 'gap',
  clauses: [executingEvents.literally, executingEvents.executingSelects],
  readings: {
    'as each begins': 'As each effect begins, after those before it.',
    'as the text begins': 'For all effects of a list at once, before the first of them changes anything.',
  },
  usual: 'as each begins',
  because: 'Carried out to the letter, a later sentence speaks of things as the earlier ones have left them.',
})
