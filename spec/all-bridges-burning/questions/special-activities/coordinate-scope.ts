/**
 * After Coordinate, does the Senate decide which action the Germans take as well?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { germanActions } from '../../clauses/commands/german-actions.js'
import { coordinate } from '../../clauses/special-activities/reds-and-senate.js'

/** After Coordinate, does the Senate decide which action the Germans take as well? */
export const coordinateScope = question('coordinateScope', {
  asks: 'After Coordinate, does the Senate decide which action the Germans take as well?',
  clauses: [coordinate.senateDecides, germanActions.senateMayCoordinate, germanActions.byFlowchart],
  readings: {
    details: 'No: the flowchart gives the action, and the Senate decides what that leaves open.',
    'action too': 'Yes: the Senate decides the action as well, out of all that the Germans can do.',
  },
  usual: 'details',
  because: 'Both sections speak of details, and 3.4 has the flowchart say what the Germans do.',
})
