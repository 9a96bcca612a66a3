/**
 * Does Publish for four Resources require two Towns, as the note on card #63 says?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesMessageCard63 } from '../../../clauses/non-players/moderates-messages.js'
import { publish } from '../../../clauses/special-activities/moderates.js'

/** Does Publish for four Resources require two Towns, as the note on card #63 says? */
export const publishFourRequires = question('publishFourRequires', {
  asks: 'Do Non-player Moderates need two Towns to Publish for four Resources, although four can come without any?',
  clauses: [moderatesMessageCard63.publishFour, moderatesMessageCard63.publishFourNote, publish.perCell],
  readings: {
    'four Resources': 'No: four Resources are enough, wherever they come from.',
    'two Towns': 'Yes: without two Towns they do not Publish.',
  },
  usual: 'four Resources',
  because:
    'Two Cells at the Personality and a Network earn four in a Province, so the note is mistaken; and it says itself that it tells what happens in practice.',
  kind: 'slip',
  editorial: 'a play note decides nothing; the sentence above it does',
})
