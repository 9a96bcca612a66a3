/**
 * From which level of Polarization on do Non-player Moderates Rally in more spaces?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesRallyCard } from '../../../clauses/non-players/moderates.js'

/** From which level of Polarization on do Non-player Moderates Rally in more spaces? */
export const moderatesMoreSpaces = question('moderatesMoreSpaces', {
  asks: 'Does Polarization six already let Non-player Moderates Rally in one space more?',
  clauses: [moderatesRallyCard.upToMore],
  readings: {
    'six counts': 'Six brings one space more, seven two.',
    'above six': 'Six brings none, seven one.',
  },
  usual: 'six counts',
  because: 'The levels at six or more are counted, and six is one of them.',
})
