/**
 * Do Russian Troops go by Train into an Attack?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { friendsAndEnemies } from '../../clauses/introduction.js'

/** Do Russian Troops go by Train into an Attack? */
export const russiansByTrain = question('russiansByTrain', {
  asks: 'Can Russian Troops go with Reds Cells by Train into an Attack space?',
  kind: 'contradiction',
  clauses: [attack.trains, attack.relocation, attack.russians, friendsAndEnemies.russiansAttack],
  readings: {
    'Cells only':
      'No: Trains let Cells and Capabilities Attack out of their space; Troops only Attack where they stand.',
    'Troops too': 'Yes: the Attacking pieces are relocated, and Russian Troops can be among them; they cost nothing.',
  },
  usual: 'Cells only',
  because: '3.2.4 says whom a Train enables to Attack, and counts the Cells that move; its pieces are those.',
})
