/**
 * May Strength be bought in a free Attack?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { freeCommands } from '../../clauses/commands/general.js'

/** May Strength be bought in a free Attack? */
export const freeStrength = question('freeStrength', {
  asks: 'May the Attacker pay for more Strength when the Attack is free?',
  clauses: [attack.buyStrength, freeCommands.noCost],
  readings: {
    'for Resources': 'Strength is bought for Resources as in any Attack.',
    'not at all': 'No Resources can be spent, so that Strength is not bought.',
  },
  usual: 'for Resources',
  because: 'The payment is a choice within the procedure, which 3.1.2 leaves as it is, and no cost of the Command.',
})
