/**
 * Do Non-player Moderates lower Polarization by Negotiate where it is five or less already?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { negotiate } from '../../../clauses/commands/negotiate.js'
import { moderatesNegotiateCard } from '../../../clauses/non-players/moderates.js'

/** Do Non-player Moderates lower Polarization by Negotiate where it is five or less already? */
export const negotiateBelowFive = question('negotiateBelowFive', {
  asks: 'Where Polarization is five or less already, do Non-player Moderates lower it further by Negotiate?',
  clauses: [moderatesNegotiateCard.untilFive, moderatesNegotiateCard.ifResources, negotiate.lower],
  readings: {
    'lower it': 'Yes, by one for each enemy Cell that is made Inactive.',
    'leave it': 'No: they make enemy Cells Inactive, and no more.',
  },
  usual: 'lower it',
  because: 'The five ends how many Cells are Activated; it is no bar to what Negotiate then does by 3.3.3.',
})
