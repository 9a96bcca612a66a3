/**
 * Is the die of the Politics Phase rolled when the Political Display is empty?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { politicsPhase } from '../../clauses/propaganda-rounds.js'

/** Is the die of the Politics Phase rolled when the Political Display is empty? */
export const dieWithoutCubes = question('dieWithoutCubes', {
  asks: 'Is the die of the Politics Phase rolled when the Political Display is empty?',
  kind: 'gap',
  clauses: [politicsPhase.roll, politicsPhase.rollAbove],
  readings: {
    rolled: 'It is rolled, and always above the number of cubes.',
    'not rolled': 'It need not be rolled.',
  },
  usual: 'rolled',
  because: 'The die follows the count, whatever is counted.',
  editorial: 'No face of a die is zero or less, so the phase ends without effect either way.',
})
