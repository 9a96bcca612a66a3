/**
 * Does Imperial Russia collect income in later turns, while the Soviets have Moscow?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { civilWar } from '../clauses/civil-war.js'
import { economy } from '../clauses/economy.js'
import { opening } from '../clauses/opening.js'

/** Does Imperial Russia collect income in later turns, while the Soviets have Moscow? */
export const imperialIncome = question('imperialIncome', {
  asks: 'Does Imperial Russia collect income in later turns, while the Soviets have Moscow?',
  clauses: [opening.noIncome, civilWar.alliesGoal, economy.collect],
  readings: {
    'none without Moscow': 'No, as any power whose capital is lost.',
    'as ever': 'Yes: one Collect Income is skipped, and no more.',
  },
  usual: 'none without Moscow',
  because:
    'Moscow must be taken to get Russia back into the war, and until then the Allies are paid for what they control.',
})
