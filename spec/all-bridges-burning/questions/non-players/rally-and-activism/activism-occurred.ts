/**
 * Has Activism occurred if the die has Activated nobody?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsActivismCard50 } from '../../../clauses/non-players/reds.js'

/** Has Activism occurred if the die has Activated nobody? */
export const activismOccurred = question('activismOccurred', {
  asks: 'Has any Activism occurred by card #50 if its die was rolled in vain?',
  clauses: [redsActivismCard50.removeAfterAll, redsActivismCard50.activateDie],
  readings: {
    'something done': 'No: only Cells that were flipped or Activated, or Agitation, count.',
    'a die rolled': 'Yes: to roll the die is Activism.',
  },
  usual: 'something done',
  because: 'The roll is the condition of its priority, and nothing of it has been executed.',
})
