/**
 * Does a group Attack in its own Town if there are no enemy Cells in it?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsAttackCard } from '../../../clauses/non-players/reds-in-war.js'
import { senateAttackCard } from '../../../clauses/non-players/senate-in-war.js'

/** Does a group Attack in its own Town if there are no enemy Cells in it? */
export const townWithEnemyCells = question('townWithEnemyCells', {
  asks: 'The cards Attack with groups that are in a Town or can Attack a Town with enemy Cells: must such Cells be in the own Town, too?',
  clauses: [
    redsAttackCard.attackTown,
    redsAttackCard.attackTownByTrain,
    senateAttackCard.attackTown,
    senateAttackCard.attackTownByTrain,
  ],
  readings: {
    'other Towns': 'No: the enemy Cells belong to a Town that is reached by Train.',
    'every Town': 'Yes: there must be enemy Cells in whichever Town is Attacked.',
  },
  usual: 'other Towns',
  because: 'They are named with the second alternative only; Troops and Administrations can be Attacked as well.',
})
