/**
 * Which territories were those of the Central Powers from the beginning?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { treaty } from '../clauses/soviet-republic.js'

/** Which territories were those of the Central Powers from the beginning? */
export const originally = question('originally', {
  asks: 'Which territories were those of the Central Powers from the beginning?',
  clauses: [treaty.originally],
  readings: {
    'by print': 'Those that are theirs on the board.',
    'by print or treaty': 'Those too that they controlled or contested when the Revolution came.',
  },
  usual: 'by print',
  because:
    'Originally, without more, points to the print on the board. The sentence goes on with controlled or contested, and so may mean what stood when the Soviets came.',
})
