/**
 * When do the Imperials collect what the Soviets have not spent?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { imperialVictory } from '../clauses/economy.js'

/** When do the Imperials collect what the Soviets have not spent? */
export const bankWhen = question('bankWhen', {
  asks: 'When do the Imperials collect what the Soviets have not spent?',
  clauses: [imperialVictory.bank],
  readings: {
    'at once': 'When Moscow is taken.',
    'at their Collect Income': 'When Imperial Russia next collects income: what is left then.',
  },
  usual: 'at once',
  because: 'It follows from the Imperial victory, and no phase is named.',
})
