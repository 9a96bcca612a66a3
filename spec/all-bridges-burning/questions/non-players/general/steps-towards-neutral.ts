/**
 * Do Non-player Moderates want a shift from an Active to a Passive level, which leaves the Population as it is?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerPriorities as clauses } from '../../../clauses/non-players/general.js'

/** Do Non-player Moderates want a shift from an Active to a Passive level, which leaves the Population as it is? */
export const stepsTowardsNeutral = question('stepsTowardsNeutral', {
  asks: 'Do Non-player Moderates want a shift from an Active to a Passive level, which leaves the Population as it is?',
  clauses: [clauses.moderatesNeutral],
  readings: {
    'Neutral only': 'No: it makes no Population Neutral.',
    'a step counts': 'Yes, if nothing can be made Neutral at once: it is a step on the way.',
  },
  usual: 'Neutral only',
  because: 'What they seek to increase is Neutral Population, and such a shift increases none.',
})
