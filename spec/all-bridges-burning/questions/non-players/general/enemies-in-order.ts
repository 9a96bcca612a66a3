/**
 * Does a Non-player take Active Cells of the Senate and the Reds before Inactive ones of the Moderates?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerPriorities as clauses } from '../../../clauses/non-players/general.js'

/** Does a Non-player take Active Cells of the Senate and the Reds before Inactive ones of the Moderates? */
export const enemiesInOrder = question('enemiesInOrder', {
  asks: 'Does a Non-player take Active Cells of the Senate and the Reds before Inactive ones of the Moderates?',
  clauses: [clauses.removeActive, clauses.removeInactive],
  readings: {
    equal: 'No: they are equal, and Control, then chance decides between them.',
    'as listed': 'Yes: they are named first.',
  },
  usual: 'equal',
  because: 'The sentence joins them by "and", and calls nothing first; elsewhere 8.1.7 does.',
})
