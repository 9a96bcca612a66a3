/**
 * Do Trains stand in a Province, or at one of its symbols?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { march } from '../../clauses/commands/march.js'

/** Do Trains stand in a Province, or at one of its symbols? */
export const symbolsOfAProvince = question('symbolsOfAProvince', {
  asks: 'In a Province with several Train symbols, do Trains stand in the Province, or at the symbol of the line they came by?',
  kind: 'gap',
  clauses: [march.trainDestinations, march.junctionExample, attack.destinations],
  readings: {
    'in the Province':
      'In the Province: they leave it by any of its lines, and one symbol lets them stop, whatever the line.',
    'at one symbol':
      'At the symbol of their line: they go on by that line only, and stop only if it has a symbol there.',
  },
  usual: 'in the Province',
  because: 'It is Provinces with symbols that 3.2.4 and 3.2.5 call destinations, and pieces stand in spaces.',
  editorial:
    'Which symbols lie on which lines is printed on the map alone. The map of the model knows stretches of Railway between ' +
    'spaces, and no place within a Province, so no play over it can tell the readings apart.',
})
