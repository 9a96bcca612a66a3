/**
 * Are two spaces adjacent that touch in one point only?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { adjacency } from '../../clauses/introduction.js'

/** Are two spaces adjacent that touch in one point only? */
export const touchingSpaces = question('touchingSpaces', {
  asks: 'Are two spaces adjacent that touch in one point only?',
  clauses: [adjacency.touching],
  readings: {
    'as the map has it': 'The map tells which spaces border on one another.',
    'in a point, too': 'Spaces that meet in a point are adjacent.',
  },
  usual: 'as the map has it',
  because:
    'To border on and to touch stand side by side in the sentence, and only the drawn map can tell whether any spaces touch so.',
  kind: 'gap',
  editorial: 'Adjacency is a list of the map, and holds whatever its maker has seen there.',
})
