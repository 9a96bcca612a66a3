/**
 * What if Prepare must come first, is impossible, and no Limited Command is open?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateAttackCard, senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** What if Prepare must come first, is impossible, and no Limited Command is open? */
export const withoutPrepareFirst = question('withoutPrepareFirst', {
  asks: 'The Senate cannot Prepare before its Attack or March, and no Limited Command is open: what does it do?',
  clauses: [
    senateAttackCard.limitedOtherwise,
    senateAttackCard.limitedIfOpen,
    senateMarchCard.limitedOtherwise,
    senateMarchCard.limitedIfOpen,
  ],
  readings: {
    'full Command': 'It executes the full Command without a Special Activity.',
    'another card': 'It discards the card and draws another.',
  },
  usual: 'full Command',
  because:
    'The exception holds only where a Limited Command can be taken; without it the card is executed as it stands.',
})
