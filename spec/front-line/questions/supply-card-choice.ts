/**
 * May the players use different Supply Cards?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { components } from '../clauses/overview.js'
import { setup, supplyValues } from '../clauses/setup.js'

/** May the players use different Supply Cards? */
export const supplyCardChoice = question('supplyCardChoice', {
  asks: 'May the players use different Supply Cards?',
  clauses: [components.supplyCards, setup.firstSupply, supplyValues.amounts],
  readings: {
    'each chooses': 'Each player chooses a card.',
    'the same': 'Green uses the card that Red has chosen.',
  },
  usual: 'each chooses',
  because: 'Each player has cards of both kinds; only the first game names one for both.',
})
