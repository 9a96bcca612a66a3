/**
 * Do Tanks pick a die before dice can be rolled again, or after?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { advantage, reRoll } from '../clauses/attack.js'

/** Do Tanks pick a die before dice can be rolled again, or after? */
export const finalOrder = question('finalOrder', {
  asks: 'Do Tanks pick a die before dice can be rolled again, or after?',
  clauses: [reRoll.untilFinal, reRoll.acceptedByBoth, advantage.tanksChoose],
  readings: {
    'pick first': 'What the players accept is the result, so the pick is known.',
    'roll first': 'The dice are accepted or rolled again before one of them is picked.',
  },
  usual: 'pick first',
  because: 'It is a result that both accept, and before the pick there is none.',
})
