/**
 * Does the Phase on a card for Message hold for both alternatives of its condition?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesMessageCard62, moderatesMessageCard63 } from '../../../clauses/non-players/moderates-messages.js'

/** Does the Phase on a card for Message hold for both alternatives of its condition? */
export const messageCondition = question('messageCondition', {
  asks: 'Do the Personality (#62) and News (#63) meet the condition of Message in the other Phase, too?',
  clauses: [
    moderatesMessageCard62.ifPhaseOne,
    moderatesMessageCard62.ifPersonality,
    moderatesMessageCard63.ifPhaseTwo,
    moderatesMessageCard63.ifNews,
  ],
  readings: {
    'in its Phase': 'No: the Phase is needed in any case.',
    'in any Phase': 'Yes: only the number of Cells goes with the Phase.',
  },
  usual: 'in its Phase',
  because: 'Each card begins with its Phase, and 8.1.1 leaves out the cards of a Phase that is not being played.',
})
