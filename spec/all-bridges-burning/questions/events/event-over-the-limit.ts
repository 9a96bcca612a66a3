/**
 * What comes of Resources of an Event that would pass 30?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { executingEvents } from '../../clauses/events.js'

/** What comes of Resources of an Event that would pass 30? */
export const eventOverTheLimit = question('eventOverTheLimit', {
  asks: 'What comes of Resources of an Event that would pass 30?',
  clauses: [executingEvents.resourceLimit, executingEvents.partly, executingEvents.mustIfPossible],
  readings: {
    'up to 30': 'The Faction gains as many as the track can take.',
    nothing: 'The gain as a whole would pass 30, so it is left out.',
  },
  usual: 'up to 30',
  because: 'What can be carried out must be, and that is the part up to 30.',
})
