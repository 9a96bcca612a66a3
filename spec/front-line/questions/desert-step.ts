/**
 * Must a desert be entered before the further square?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { move } from '../clauses/actions.js'

/** Must a desert be entered before the further square? */
export const desertStep = question('desertStep', {
  asks: 'Must a desert be entered before the further square?',
  clauses: [move.desert, move.desertOnce],
  readings: {
    before: 'One of the first two squares is a desert.',
    'also as the last': 'It is enough that the third square is one.',
  },
  usual: 'before',
  because: 'The unit moves into a desert, and then a square further.',
})
