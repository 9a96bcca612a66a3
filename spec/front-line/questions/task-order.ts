/**
 * Who may use a Task first, after an action?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { missionActions } from '../clauses/rounds.js'

/** Who may use a Task first, after an action? */
export const taskOrder = question('taskOrder', {
  asks: 'Who may use a Task first, after an action?',
  clauses: [missionActions.anyTurn],
  readings: {
    opponent: 'The opponent.',
    'own turn': 'The player whose turn it is.',
  },
  usual: 'opponent',
  because: 'The text does not say; the player whose turn it is goes on with the next action anyway.',
})
