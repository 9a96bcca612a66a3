/**
 * Must a Rally of the Reds or the Senate place as many Cells as the count comes to?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { rally } from '../../clauses/commands/rally.js'

/** Must a Rally of the Reds or the Senate place as many Cells as the count comes to? */
export const rallyNumber = question('rallyNumber', {
  asks: 'Must a Rally of the Reds or the Senate place as many Cells in a space as the count comes to, or may it place fewer?',
  clauses: [rally.perSpace, rally.countExample, rally.administrationNoCells],
  readings: {
    'up to': 'Any number up to the count may be placed, also none, to build an Administration there.',
    exactly: 'All that the count comes to are placed, as far as Cells are Available.',
  },
  usual: 'up to',
  because:
    'The example calculates what the Reds may place. The Reds of 8.3.1 keep the rules (8.1.3), Offset everything, and ' +
    'still build an Administration short of Active Opposition, while Cells are Available.',
})
