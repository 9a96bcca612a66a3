/**
 * Does a Power raise a negative margin of its friend to zero?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { finalVictory, victoryConditions } from '../../clauses/victory.js'

/** Does a Power raise a negative margin of its friend to zero? */
export const zeroedMargin = question('zeroedMargin', {
  asks: 'Does a Power raise a negative margin of its friend to zero?',
  clauses: [
    victoryConditions.russiaZeroesReds,
    victoryConditions.germanyZeroesSenate,
    finalVictory.russiaZeroesReds,
    finalVictory.germanyZeroesSenate,
  ],
  readings: {
    zero: 'The margin becomes zero, also where it was negative.',
    'at most zero': 'A positive margin becomes zero; a negative one stays.',
  },
  usual: 'zero',
  because: '7.2 and both notes of 7.3 say that the margin is set to zero.',
})
