/**
 * May a Rally give two Cells for a Network or Administration when none is Available?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { moderatesRally } from '../../clauses/commands/moderates-rally.js'
import { rally } from '../../clauses/commands/rally.js'
import { availability } from '../../clauses/forces.js'

/** May a Rally give two Cells for a Network or Administration when none is Available? */
export const exchangeWithoutDisc = question('exchangeWithoutDisc', {
  asks: 'May a Rally give two Cells for a Network or Administration when none is Available?',
  clauses: [availability.removeInstead, availability.onlyAvailable, moderatesRally.network, rally.administration],
  readings: {
    'Cells are removed': 'Yes: the Cells are removed and nothing replaces them.',
    'not possible': 'No: there is nothing to replace them with.',
  },
  usual: 'Cells are removed',
  because: '1.4.2 has pieces removed rather than replaced where the type is not available.',
})
