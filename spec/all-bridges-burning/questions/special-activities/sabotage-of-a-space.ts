/**
 * Can a space have Sabotage on more than one of its borders?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { prepare } from '../../clauses/special-activities/reds-and-senate.js'

/** Can a space have Sabotage on more than one of its borders? */
export const sabotageOfASpace = question('sabotageOfASpace', {
  asks: 'Can a space have Sabotage on more than one of its borders?',
  clauses: [prepare.oneSabotage, prepare.onePrepared, prepare.borderWithCell],
  readings: {
    'each border': 'Yes: each border can hold one marker.',
    'one for the space': 'No: a space where Sabotage lies on one border takes no other.',
  },
  usual: 'each border',
  because: 'Prepared stands in spaces and Sabotage on borders, and the limit goes with each of them in turn.',
})
