/**
 * Is the die of card #50 among the exceptions of 8.1.3?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerExceptions } from '../../../clauses/non-players/general.js'
import { redsActivismCard50 } from '../../../clauses/non-players/reds.js'

/** Is the die of card #50 among the exceptions of 8.1.3? */
export const dieOfCard50 = question('dieOfCard50', {
  asks: 'Is the die of card #50 among the dice of Activism that 8.1.3 excepts, although 8.1.3 names 8.3.2 and 8.4.3 only?',
  kind: 'slip',
  clauses: [nonPlayerExceptions.activismDie, redsActivismCard50.activateDie],
  readings: {
    yes: 'Yes: the list is short of one section.',
    no: 'No: the card differs from 3.2.2 by itself.',
  },
  usual: 'yes',
  because: 'Card #50, too, has a die of its own when it Activates friendly Cells.',
  editorial: 'Where the card differs from the base rules it is followed, listed or not.',
})
