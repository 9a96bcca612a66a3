/**
 * Is the Support or Opposition that a Non-player seeks counted in levels or in Population?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerPriorities as clauses } from '../../../clauses/non-players/general.js'

/** Is the Support or Opposition that a Non-player seeks counted in levels or in Population? */
export const unitOfSupport = question('unitOfSupport', {
  asks: 'Is the Support or Opposition that a Non-player seeks counted in levels or in Population?',
  clauses: [clauses.senateSupport, clauses.redsOpposition],
  readings: {
    levels: 'Every level of every space counts alike.',
    Population: 'A level counts as much as the Population of its space.',
  },
  usual: 'levels',
  because:
    'What is increased or reduced are Support and Opposition, which 1.6 shifts by levels; only of the Moderates does 8.1.7 speak in Population.',
})
