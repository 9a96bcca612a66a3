/**
 * How many Cells do Non-player Moderates Activate by Negotiate where Polarization is five or less from the start?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesNegotiateCard } from '../../../clauses/non-players/moderates.js'

/** How many Cells do Non-player Moderates Activate by Negotiate where Polarization is five or less from the start? */
export const negotiateAtFive = question('negotiateAtFive', {
  asks: 'How many Cells do Non-player Moderates Activate by Negotiate at a Polarization of five or less?',
  clauses: [moderatesNegotiateCard.upToTwoCells, moderatesNegotiateCard.untilFive, moderatesNegotiateCard.ifResources],
  readings: {
    two: 'Two: the limit speaks of a Polarization that comes down to five.',
    none: 'None: it is down to five already.',
  },
  usual: 'two',
  because: 'If it were none, 15 Resources would never meet the condition of the card but where Polarization meets it.',
})
