/**
 * Is the Revolution looked for in every Russian turn from round 4 on, or only in the one of round 4?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { opening } from '../clauses/opening.js'

/** Is the Revolution looked for in every Russian turn from round 4 on, or only in the one of round 4? */
export const checkWhen = question('checkWhen', {
  asks: 'Is the Revolution looked for in every Russian turn from round 4 on, or only in the one of round 4?',
  clauses: [opening.fromRound, opening.when],
  readings: {
    'from round 4 on': 'In the turn of round 4 and in every Russian turn after it.',
    'in round 4 only': 'Only in the Russian turn that starts in round 4.',
  },
  usual: 'from round 4 on',
  because:
    'The text says any turn; a single turn would not be any. And "once per game" would say nothing if there were one look.',
})
