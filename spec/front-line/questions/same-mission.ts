/**
 * Can a unit do the same Mission twice in a turn?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { actionsAndTasks } from '../clauses/rounds.js'
import { cardActions } from '../clauses/set-up-cards.js'

/** Can a unit do the same Mission twice in a turn? */
export const sameMission = question('sameMission', {
  asks: 'Can a unit do the same Mission twice in a turn?',
  clauses: [actionsAndTasks.sameAction, cardActions.different],
  readings: {
    never: 'Its two actions differ, whatever they are.',
    'only Regular Actions differ': 'A Mission can come again: a second drop, or a Regroup after Opportunity Fire.',
  },
  usual: 'never',
  because: 'Page 7, para 1 makes no exception, and page 2, para 5 does not speak of Missions.',
})
