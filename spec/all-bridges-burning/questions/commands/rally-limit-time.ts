/**
 * Which Polarization limits the spaces of a Rally, if it changes meanwhile?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { rally } from '../../clauses/commands/rally.js'
import { crackdown } from '../../clauses/special-activities/reds-and-senate.js'

/** Which Polarization limits the spaces of a Rally, if it changes meanwhile? */
export const rallyLimitTime = question('rallyLimitTime', {
  asks: 'If a Crackdown raises Polarization during a Rally, may the Senate select one space more?',
  clauses: [rally.upToPolarization, rally.alwaysTwo, crackdown.polarize],
  readings: {
    'as selected': 'Yes: the level counts as it stands when a space is selected.',
    'from the start': 'No: the level at the beginning of the Rally counts to its end.',
  },
  usual: 'as selected',
  because: 'The text asks for the level of Polarization and keeps no earlier one.',
})
