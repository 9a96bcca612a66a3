/**
 * Which units break a tie?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { gameEnds } from '../clauses/end.js'
import { terms } from '../clauses/terms.js'

/** Which units break a tie? */
export const tieUnits = question('tieUnits', {
  asks: 'Which units break a tie?',
  clauses: [gameEnds.mostUnits, gameEnds.bothStatuses, terms.unit],
  readings: {
    'on the board': 'Units on the board, active or disrupted.',
    'with the reserve': 'Units in reserve as well.',
  },
  usual: 'on the board',
  because: 'Only units on the board are active or disrupted, though the Term Unit includes those in reserve.',
})
