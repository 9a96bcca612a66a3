/**
 * Who becomes Ineligible: whoever took a dark Command box, or only who added a Special Activity?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { adjustEligibility } from '../../clauses/sequence-of-play.js'

/** Who becomes Ineligible: whoever took a dark Command box, or only who added a Special Activity? */
export const whoBecomesIneligible = question('whoBecomesIneligible', {
  asks: 'Who becomes Ineligible: whoever took a dark Command box, or only who added a Special Activity?',
  clauses: [adjustEligibility.commandAndSpecial, adjustEligibility.darkBoxes],
  readings: {
    box: 'Whoever took a dark Command box becomes Ineligible.',
    'special activity':
      'Only who added a Special Activity becomes Ineligible; another Faction in a dark box returns after [c] and [d].',
  },
  usual: 'box',
  because:
    'Example 2 of 2.2.5 moves the Faction of the dark box without asking for a Special Activity, and example 1 has nobody Ineligible because nobody chose that box.',
})
