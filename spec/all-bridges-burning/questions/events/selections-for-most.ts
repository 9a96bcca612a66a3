/**
 * Must selections let as much of the text of an Event as possible be carried out?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { executingEvents } from '../../clauses/events.js'

/** Must selections let as much of the text of an Event as possible be carried out? */
export const selectionsForMost = question('selectionsForMost', {
  asks: 'Must the spaces for the text of an Event be selected so that as much of it as possible is carried out?',
  clauses: [
    executingEvents.mustIfPossible,
    executingEvents.partly,
    executingEvents.executingSelects,
    executingEvents.literally,
  ],
  readings: {
    'any selection': 'No: every space that the text means may be selected, and what cannot be done there is left out.',
    'as much as possible':
      'Yes: where the text is for a number of spaces, one may not be selected if less can then be done in all of them.',
  },
  usual: 'any selection',
  because:
    '5.1 leaves each selection to the Faction; what can be carried out, and what is left out, is seen after that.',
})
