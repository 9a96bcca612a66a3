/**
 * What do Non-player Moderates do in the random spaces in which they Rally at the end?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesRally } from '../../../clauses/commands/moderates-rally.js'
import { moderatesRallyCard } from '../../../clauses/non-players/moderates.js'

/** What do Non-player Moderates do in the random spaces in which they Rally at the end? */
export const moderatesRandomRally = question('moderatesRandomRally', {
  asks: 'Which of the three things of a Rally do Non-player Moderates do in random spaces?',
  clauses: [moderatesRallyCard.random, moderatesRally.oneOfThree],
  readings: {
    'place a Cell': 'They place a Cell.',
    anything: 'One of those that change something, by chance.',
  },
  usual: 'place a Cell',
  because: 'The card says no more than to Rally there; a space without Moderates leaves nothing but a Cell.',
  kind: 'gap',
})
