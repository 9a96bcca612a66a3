/**
 * In the Red Revolt, do surplus Russians come from anywhere, or from one random Town with Reds pieces?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** In the Red Revolt, do surplus Russians come from anywhere, or from one random Town with Reds pieces? */
export const russianRemovalTown = question('russianRemovalTown', {
  asks: 'In the Red Revolt, do surplus Russians come from anywhere, or from one random Town with Reds pieces?',
  clauses: [redRevolt.russianRemove, redRevolt.russianRandomTown],
  readings: {
    anywhere: 'Chance removes Russians from anywhere on the map.',
    'one Town': 'Chance picks a Town with Reds pieces, and Russians are removed there only.',
  },
  usual: 'one Town',
  because:
    'The sentence of 2.4.1 puts removing and placing side by side before it names the Town; 6.5.3, which says otherwise, is about Propaganda Rounds.',
})
