/**
 * Which is the last Cell, with which markers of the Defenders go?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** Which is the last Cell, with which markers of the Defenders go? */
export const lastDefendingCell = question('lastDefendingCell', {
  asks: 'Which is the last Defending Cell, with which the Capability and Prepared markers go?',
  clauses: [attack.markersWithLast, attack.retreatCapabilities],
  readings: {
    'last in the space': 'The last Cell of its Faction in the space.',
    'last of the Attack': 'The last Cell that this Attack takes, whether others stay or not.',
  },
  usual: 'last in the space',
  because: '1.4.3 and 5.3 take markers away only where no friendly Cell is left.',
})
