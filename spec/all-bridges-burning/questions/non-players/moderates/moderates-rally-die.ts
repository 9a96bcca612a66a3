/**
 * Which of two nested priorities goes first on a 1 or 2, when Non-player Moderates Rally?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesRallyCard } from '../../../clauses/non-players/moderates.js'

/** Which of two nested priorities goes first on a 1 or 2, when Non-player Moderates Rally? */
export const moderatesRallyDie = question('moderatesRallyDie', {
  asks: 'On a 1 or 2, do spaces whose Control can be taken away go first, or empty Uncontrolled ones?',
  clauses: [
    moderatesRallyCard.cellsPopulatedDie,
    moderatesRallyCard.cellsPopulatedControl,
    moderatesRallyCard.cellsPopulatedEmpty,
  ],
  readings: {
    'Control on 1 or 2': 'Control goes first on 1 or 2, the empty spaces on 3 to 6.',
    'Control on 3 to 6': 'The empty spaces go first on 1 or 2, Control on 3 to 6.',
  },
  usual: 'Control on 1 or 2',
  because: 'The letters of the two are lost in the text that we have; this is the order in which they stand.',
})
