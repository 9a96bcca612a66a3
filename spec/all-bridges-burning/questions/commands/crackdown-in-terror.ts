/**
 * Does Terror also raise Polarization for the marker of a Crackdown that is conducted during it?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { terror } from '../../clauses/commands/terror.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'
import { crackdown } from '../../clauses/special-activities/reds-and-senate.js'

/** Does Terror also raise Polarization for the marker of a Crackdown that is conducted during it? */
export const crackdownInTerror = question('crackdownInTerror', {
  asks: 'A Crackdown is conducted during Terror: does its marker raise Polarization twice?',
  clauses: [terror.polarization, crackdown.polarize, specialActivitiesInGeneral.during],
  readings: {
    'its own': 'No: Terror counts the markers that it places itself; Crackdown raises Polarization for its own.',
    both: 'Yes: Crackdown does, and Terror does once more, for the marker was placed during this Command.',
  },
  usual: 'its own',
  because: 'A Special Activity goes along with a Command and is not part of it.',
})
