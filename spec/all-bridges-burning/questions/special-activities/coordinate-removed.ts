/**
 * When exactly is the Coordinate marker removed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { coordinate } from '../../clauses/special-activities/reds-and-senate.js'

/** When exactly is the Coordinate marker removed? */
export const coordinateRemoved = question('coordinateRemoved', {
  asks: 'When exactly is the Coordinate marker removed?',
  kind: 'gap',
  clauses: [coordinate.nextActionOnly, coordinate.placeMarker],
  readings: {
    'after the action': 'When the action of the Germans is over.',
    'as it begins': 'When the Germans are about to act.',
  },
  usual: 'after the action',
  because: 'The marker reminds of who decides for as long as there is something to decide.',
  editorial: 'The Senate decides that one action either way, and nothing asks for the marker while it lasts.',
})
