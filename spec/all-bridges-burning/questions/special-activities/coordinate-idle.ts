/**
 * Is Coordinate used up on a card on which the Germans find nothing to do?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { coordinate } from '../../clauses/special-activities/reds-and-senate.js'

/** Is Coordinate used up on a card on which the Germans find nothing to do? */
export const coordinateIdle = question('coordinateIdle', {
  asks: 'Is Coordinate used up on a card on which the flowchart gives the Germans no action?',
  clauses: [coordinate.nextActionOnly, coordinate.senateDecides],
  readings: {
    waits: 'No: the marker stays until the Germans take an action.',
    'used up': 'Yes: the marker goes when the Germans have been called up.',
  },
  usual: 'waits',
  because: 'The text speaks of the next action, and where the Germans do nothing there was none.',
})
