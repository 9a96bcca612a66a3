/**
 * Does high Polarization make Offsetting cheaper, too?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { moderatesRally } from '../../clauses/commands/moderates-rally.js'

/** Does high Polarization make Offsetting cheaper, too? */
export const rallyDiscountCovers = question('rallyDiscountCovers', {
  asks: 'Does high Polarization reduce what the Moderates pay to Offset, or only what they pay for the spaces of a Rally?',
  clauses: [moderatesRally.discount, moderatesRally.wholeCommand, moderatesRally.offsetCost],
  readings: {
    everything: 'Spaces and Offsets are added up, and the sum is reduced.',
    'spaces only': 'What the spaces cost is reduced; Offsets are paid in full.',
  },
  usual: 'everything',
  because: 'The reduction is on the total cost, and the sentence before it names both among what is paid.',
})
