/**
 * Do Germans in their box leave it when there are too many and the map holds none?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { powers } from '../../clauses/propaganda-rounds.js'

/** Do Germans in their box leave it when there are too many and the map holds none? */
export const surplusInTheBox = question('surplusInTheBox', {
  asks: 'Do Germans in their box leave it when there are too many and the map holds none?',
  clauses: [powers.removeRandom, powers.matchVassalage],
  readings: {
    stays: 'Troops are removed from the map only.',
    leaves: 'What is still too many leaves the box for Out of Play.',
  },
  usual: 'stays',
  because: 'The bullet on removal names the map and nothing else.',
})
