/**
 * What becomes of Resources that an Event hands over and that the receiver has no room for?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { executingEvents } from '../../clauses/events.js'
import { resources } from '../../clauses/tracks.js'

/** What becomes of Resources that an Event hands over and that the receiver has no room for? */
export const transferAtTheLimit = question('transferAtTheLimit', {
  asks: 'When an Event has Resources handed over and the receiver would go beyond 30, does the giver keep the rest?',
  clauses: [executingEvents.resourceLimit, executingEvents.partly, resources.range],
  readings: {
    kept: 'It hands over only what the receiver has room for.',
    lost: 'It hands over everything, and what is beyond 30 is lost.',
  },
  usual: 'kept',
  because: 'What of a text can be carried out is carried out: handing over ends where the receiver can hold no more.',
})
