/**
 * Which comes first when a Non-player takes enemy Cells: the side on which they lie, or Control?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerPriorities as clauses } from '../../../clauses/non-players/general.js'

/** Which comes first when a Non-player takes enemy Cells: the side on which they lie, or Control? */
export const controlOrSide = question('controlOrSide', {
  asks: 'Which comes first when a Non-player takes enemy Cells: the side on which they lie, or Control?',
  clauses: [
    clauses.removeActive,
    clauses.removeInactive,
    clauses.senateControl,
    clauses.redsControl,
    clauses.moderatesUncontrolled,
  ],
  readings: {
    'the side first':
      'The side, as the general priorities are listed; Control decides among Cells that are equal in that.',
    'Control first': 'Control; the side of a Cell decides among those that are equal in that.',
  },
  usual: 'the side first',
  because: 'The priorities stand in that order, and those of the cards are read from top to bottom.',
})
