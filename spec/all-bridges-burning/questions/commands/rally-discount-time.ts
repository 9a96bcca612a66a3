/**
 * Which Polarization makes a Rally of the Moderates cheaper, if it changes meanwhile?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { moderatesRally } from '../../clauses/commands/moderates-rally.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'

/** Which Polarization makes a Rally of the Moderates cheaper, if it changes meanwhile? */
export const rallyDiscountTime = question('rallyDiscountTime', {
  asks: 'If a Special Activity lowers Polarization during a Rally of the Moderates, which level makes the Rally cheaper?',
  clauses: [moderatesRally.discount, moderatesRally.wholeCommand, specialActivitiesInGeneral.during],
  readings: {
    'as paid': 'At every payment the level of that moment reduces the sum so far.',
    'from the start': 'The level at the beginning of the Rally counts to its end.',
  },
  usual: 'as paid',
  because: 'The text asks for the level of Polarization and keeps no earlier one; Resources change hands when paid.',
})
