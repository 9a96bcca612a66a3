/**
 * May the Moderates lower Polarization by less than the number of Cells that they Deactivated?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { negotiate } from '../../clauses/commands/negotiate.js'

/** May the Moderates lower Polarization by less than the number of Cells that they Deactivated? */
export const negotiatedPolarization = question('negotiatedPolarization', {
  asks: 'May the Moderates lower Polarization by less than the number of Cells that they Deactivated?',
  clauses: [negotiate.lower, negotiate.lowerBy],
  readings: {
    'all or nothing': 'No: it goes down by that number, or stays.',
    'up to it': 'Yes: by any number up to it.',
  },
  usual: 'all or nothing',
  because: 'The total number is named, and only whether to lower at all is left to wish.',
})
