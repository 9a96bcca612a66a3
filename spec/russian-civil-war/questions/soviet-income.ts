/**
 * Do the Soviets collect income after they have lost Moscow?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { imperialVictory } from '../clauses/economy.js'
import { republic } from '../clauses/soviet-republic.js'

/** Do the Soviets collect income after they have lost Moscow? */
export const sovietIncome = question('sovietIncome', {
  asks: 'Do the Soviets collect income after they have lost Moscow?',
  clauses: [republic.income, republic.phases, imperialVictory.inPlay],
  readings: {
    'none without Moscow': 'No, as any power whose capital is lost.',
    'as ever': 'Yes, for the territories that they still control.',
  },
  usual: 'none without Moscow',
  because: 'They are a power like any other, with Moscow as their capital; that they take part says nothing of income.',
})
