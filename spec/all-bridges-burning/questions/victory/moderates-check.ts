/**
 * Do the Moderates pass a victory check by their conditions or by a margin above zero?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { victoryPhase } from '../../clauses/propaganda-rounds.js'
import { finalVictory, victoryConditions } from '../../clauses/victory.js'

/** Do the Moderates pass a victory check by their conditions or by a margin above zero? */
export const moderatesCheck = question('moderatesCheck', {
  asks: 'Do the Moderates pass a victory check by their conditions or by a margin above zero?',
  clauses: [victoryConditions.moderatesPolarization, victoryPhase.positiveMargin, finalVictory.moderatesBelowFour],
  readings: {
    conditions: 'The conditions of 7.2 decide, whatever the margin of 7.3.',
    margin: 'A margin above zero decides, whatever the conditions of 7.2.',
  },
  usual: 'conditions',
  because:
    '6.1 speaks of victory conditions first, and 7.2 lists them for this very check; the remark on margins does not fit the Moderates.',
})
