/**
 * May Soviet land units enter Persia or Afghanistan after somebody else has taken it?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { treaty } from '../clauses/soviet-republic.js'

/** May Soviet land units enter Persia or Afghanistan after somebody else has taken it? */
export const sovereignTaken = question('sovereignTaken', {
  asks: 'May Soviet land units enter Persia or Afghanistan after somebody else has taken it?',
  clauses: [treaty.sovereign, treaty.noSoviets],
  readings: {
    never: 'No: they cannot enter, whoever controls it.',
    'once it is taken': 'Yes: what somebody has taken is sovereign no more.',
  },
  usual: 'never',
  because: 'The sentence ends with cannot enter, and sets no condition.',
})
