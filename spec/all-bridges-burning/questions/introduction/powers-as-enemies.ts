/**
 * Are Germany and Russia enemies of each other?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { friendsAndEnemies } from '../../clauses/introduction.js'

/** Are Germany and Russia enemies of each other? */
export const powersAsEnemies = question('powersAsEnemies', {
  asks: 'Are Germany and Russia enemies of each other?',
  kind: 'gap',
  clauses: [friendsAndEnemies.powersEnemies, friendsAndEnemies.factions, attack.where, attack.redsAndRussians],
  readings: {
    enemies: 'Yes: the Germans Attack Russian Troops wherever they stand together.',
    'no enemies':
      'No: a Power is the enemy of Factions only, so that Russian Troops alone give the Germans nothing to Attack.',
  },
  usual: 'enemies',
  because: '3.2.4 has the Russians defend against a German Attack, and Attack removes enemy pieces.',
})
