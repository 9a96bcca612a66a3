/**
 * Is Moscow a victory city of the Central Powers once the Soviets, or a Central Power, took it in combat after all?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { victoryCities } from '../clauses/economy.js'

/** Is Moscow a victory city of the Central Powers once the Soviets, or a Central Power, took it in combat after all? */
export const moscowByCombat = question('moscowByCombat', {
  asks: 'Is Moscow a victory city of the Central Powers once the Soviets, or a Central Power, took it in combat after all?',
  clauses: [victoryCities.notForCentral],
  readings: {
    never: 'No: it does not count for them.',
    'once taken in combat': 'Yes: the reason why it does not count is gone.',
  },
  usual: 'never',
  because: 'What is said is that it does not count; the reason stands beside it and is no condition.',
})
