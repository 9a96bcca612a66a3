/**
 * Do the other Capability markers of the Senate all go along one and the same line from Vaasa in the Red Revolt?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { adjacency } from '../../clauses/introduction.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Do the other Capability markers of the Senate all go along one and the same line from Vaasa in the Red Revolt? */
export const oneLine = question('oneLine', {
  asks: 'Do the other Capability markers of the Senate all go along one and the same line from Vaasa in the Red Revolt?',
  clauses: [redRevolt.senateOthersLine, adjacency.touching],
  readings: {
    'a line for each': 'No: each goes wherever some line reaches.',
    'one line': 'Yes: one line without branches passes through all their spaces.',
  },
  usual: 'a line for each',
  because: 'Anywhere along a line is said of where a marker may be placed, and nothing ties one marker to the next.',
})
