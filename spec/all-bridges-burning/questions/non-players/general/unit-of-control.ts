/**
 * Is the Control that the Senate and the Reds seek counted in spaces or in Population?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerPriorities as clauses } from '../../../clauses/non-players/general.js'

/** Is the Control that the Senate and the Reds seek counted in spaces or in Population? */
export const unitOfControl = question('unitOfControl', {
  asks: 'Is the Control that the Senate and the Reds seek counted in spaces or in Population?',
  clauses: [clauses.senateControl, clauses.redsControl],
  readings: {
    spaces: 'Every space that is Controlled counts alike.',
    Population: 'A space counts as much as its Population.',
  },
  usual: 'spaces',
  because: '8.1.7 speaks of the Population for the Moderates, and of nothing but Control for the others.',
})
