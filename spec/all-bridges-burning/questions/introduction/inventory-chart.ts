/**
 * Where is the chart of Available Forces by which 1.4.2 limits the pieces?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'

/** Where is the chart of Available Forces by which 1.4.2 limits the pieces? */
export const inventoryChart = question('inventoryChart', {
  asks: 'Where is the chart of Available Forces by which 1.4.2 limits the pieces?',
  kind: 'slip',
  clauses: [availability.inventory, availability.senateCells],
  readings: {
    'beside 1.4.1': 'It is the one that is printed within 1.4, before 1.4.2 begins.',
    'at the back': 'It is another one at the back of the booklet, where 1.4.2 sends the reader and where none is.',
  },
  usual: 'beside 1.4.1',
  because: 'It has the name that 1.4.2 uses, and the booklet has no other.',
  editorial: 'There is one chart, wherever it is printed.',
})
