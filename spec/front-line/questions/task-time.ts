/**
 * When can the opponent of the player whose turn it is use a Task?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { opportunityFire } from '../clauses/leadership.js'
import { missionActions } from '../clauses/rounds.js'

/** When can the opponent of the player whose turn it is use a Task? */
export const taskTime = question('taskTime', {
  asks: 'When can the opponent of the player whose turn it is use a Task?',
  clauses: [opportunityFire.when, missionActions.anyTurn],
  readings: {
    'between actions': 'Once an action is complete, and before the first.',
    'at once': 'Also as soon as supply is used, before the action takes place.',
  },
  usual: 'between actions',
  because: 'Opportunity Fire follows a unit that used supply, in the past tense.',
})
