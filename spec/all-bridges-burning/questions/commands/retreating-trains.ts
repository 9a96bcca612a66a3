/**
 * Do Trains in a Retreat need a Railway?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** Do Trains in a Retreat need a Railway? */
export const retreatingTrains = question('retreatingTrains', {
  asks: 'Do Trains that go along in a Retreat need a Railway across the border?',
  clauses: [attack.retreatTrains, attack.retreatCapabilities],
  readings: {
    'Sabotage only': 'Nothing but Sabotage keeps Trains from going along.',
    'Railway needed': 'Trains are removed, too, where no Railway crosses the border.',
  },
  usual: 'Sabotage only',
  because: 'Sabotage is the only obstacle that 3.2.4 names for a Retreat.',
})
