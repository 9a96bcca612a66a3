/**
 * Who gets Moscow when an Ally other than Russia takes it from the Soviets?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { civilWar } from '../clauses/civil-war.js'
import { economy } from '../clauses/economy.js'

/** Who gets Moscow when an Ally other than Russia takes it from the Soviets? */
export const moscowFreed = question('moscowFreed', {
  asks: 'Who gets Moscow when an Ally other than Russia takes it from the Soviets?',
  clauses: [civilWar.alliesGoal, economy.capture, economy.revert],
  readings: {
    'Imperial Russia': 'Imperial Russia, at once: Moscow is back, and so is Russia.',
    'the captor': 'The Ally that took it, and Imperial Russia stays without a capital.',
  },
  usual: 'Imperial Russia',
  because: 'Russia and its Allies have one goal together, Moscow, and its end is Russia in the war.',
})
