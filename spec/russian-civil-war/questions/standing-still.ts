/**
 * May a Soviet ship stay in a zone into which units of the Central Powers have come?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { sovietShips } from '../clauses/soviet-republic.js'

/** May a Soviet ship stay in a zone into which units of the Central Powers have come? */
export const standingStill = question('standingStill', {
  asks: 'May a Soviet ship stay in a zone into which units of the Central Powers have come?',
  clauses: [sovietShips.noEnd],
  readings: {
    'may stay': 'Yes: it ends no movement if it does not move.',
    'must go': 'No: it goes to a zone without them, if it can.',
  },
  usual: 'may stay',
  because: 'Only the end of a movement is forbidden.',
})
