/**
 * Must a Rally place as many Cells as the count comes to?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { moderatesRally } from '../clauses/commands/moderates-rally.js'
import { rally } from '../clauses/commands/rally.js'

/** Must a Rally place as many Cells as the count comes to? */
export const rallyNumber = question('rallyNumber', {
  asks: 'Must a Rally place as many Cells in a space as the count comes to, or may it place fewer?',
  clauses: [rally.perSpace, rally.countExample, moderatesRally.place],
  readings: {
    exactly: 'All that the count comes to are placed, as far as Cells are Available.',
    'up to': 'Any number up to the count may be placed, also none, to build an Administration there.',
  },
  usual: 'exactly',
  because: 'The procedure has the number determined and then placed; only the example speaks of what may be placed.',
})
