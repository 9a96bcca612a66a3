/**
 * What is swapped when a city falls while its chits are partly used?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { fall } from '../clauses/cities.js'

/** What is swapped when a city falls while its chits are partly used? */
export const fallenInUse = question('fallenInUse', {
  asks: 'What is swapped when a city falls while its chits are partly used?',
  clauses: [fall.supply],
  readings: {
    available: 'The Fallen chit is available as long as one chit was.',
    used: 'The Fallen chit is used as soon as one chit was.',
  },
  usual: 'available',
  because: 'Chits that are left are on the available square.',
})
