/**
 * What can Crackdown do in a space with two Terror markers?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { stacking } from '../../clauses/forces.js'
import { crackdown } from '../../clauses/special-activities/reds-and-senate.js'

/** What can Crackdown do in a space with two Terror markers? */
export const crackdownTerror = question('crackdownTerror', {
  asks: 'What can Crackdown do in a space with two Terror markers?',
  clauses: [crackdown.twoTerror, crackdown.shift, crackdown.polarize, stacking.ignored],
  readings: {
    'shift alone': 'No marker is placed and Polarization stays; Opposition shifts all the same.',
    'marker needed': 'Both effects hang on the marker, so such a space cannot be chosen.',
  },
  usual: 'shift alone',
  because: '1.4.3 ignores an instruction that would exceed the limit, and with it nothing but that instruction.',
})
