/**
 * May Personality both use News and place the marker?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { personality } from '../../clauses/special-activities/moderates.js'

/** May Personality both use News and place the marker? */
export const newsThenPlacing = question('newsThenPlacing', {
  asks: 'May Personality both use News and place the marker?',
  clauses: [personality.newsWanted, personality.orPlace, personality.thenOne],
  readings: {
    either: 'No: one or the other.',
    both: 'Yes: first the News, if desired, and then the marker may be placed.',
  },
  usual: 'either',
  because: 'The procedure begins with First but goes on with Alternatively.',
})
