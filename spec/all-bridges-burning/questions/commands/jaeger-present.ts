/**
 * Which Jaeger makes Cannons and Trains stronger?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** Which Jaeger makes Cannons and Trains stronger? */
export const jaegerPresent = question('jaegerPresent', {
  asks: 'Must a friendly Jaeger itself affect the Strength to be present for Cannons and Trains?',
  clauses: [attack.gunsAttackingJaeger, attack.gunsDefendingJaeger],
  readings: {
    'in the space': 'A friendly Jaeger anywhere in the space is enough.',
    'affecting the Strength': 'The Jaeger must be one of the two Capabilities that affect the Strength.',
  },
  usual: 'in the space',
  because: 'The table asks only that it be present.',
})
