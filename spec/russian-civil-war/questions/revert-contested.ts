/**
 * Do Russian territories revert that an Ally controls and an enemy contests?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { economy } from '../clauses/economy.js'

/** Do Russian territories revert that an Ally controls and an enemy contests? */
export const revertContested = question('revertContested', {
  asks: 'Do Russian territories revert that an Ally controls and an enemy contests?',
  clauses: [economy.revert],
  readings: {
    'contested or not': 'Yes: control is what reverts.',
    'not while contested': 'No: only where nobody contests it.',
  },
  usual: 'contested or not',
  because: 'All Russian territories that the Allies control revert; to be contested ends no control.',
})
