/**
 * What if the Soviets take Moscow a second time?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { economy, onceAGame } from '../clauses/economy.js'

/** What if the Soviets take Moscow a second time? */
export const moscowAgain = question('moscowAgain', {
  asks: 'What if the Soviets take Moscow a second time?',
  clauses: [economy.capture, economy.revert, onceAGame.once],
  readings: {
    'as before': 'While they have it, the Allies keep what they capture, and it reverts when Moscow is Imperial again.',
    'no longer': 'What an Ally takes in Russia goes to Imperial Russia from the first time on.',
  },
  usual: 'as before',
  because: 'The sentences say while and once, and do not speak of the first time.',
})
