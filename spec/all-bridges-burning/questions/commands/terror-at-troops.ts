/**
 * Can a space be selected for Terror where the only enemy pieces are Troops?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { terror } from '../../clauses/commands/terror.js'
import { friendsAndEnemies } from '../../clauses/introduction.js'

/** Can a space be selected for Terror where the only enemy pieces are Troops? */
export const terrorAtTroops = question('terrorAtTroops', {
  asks: 'Can a space be selected for Terror where the only enemy pieces are Troops?',
  clauses: [terror.enemyPieces, terror.notTroops, friendsAndEnemies.powersEnemies],
  readings: {
    yes: 'Troops are enemy pieces, so a marker can be placed there, and nothing is removed.',
    no: 'Pieces that cannot be targeted do not make a space one for Terror.',
  },
  usual: 'yes',
  because: '3.2.3 asks for enemy pieces, 1.3.1 makes the Powers enemies, and only targeting Troops is ruled out.',
})
