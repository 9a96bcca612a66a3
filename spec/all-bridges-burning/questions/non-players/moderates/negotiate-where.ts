/**
 * Are the two kinds of spaces on the card for Negotiate steps, or do both have to hold?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesNegotiateCard } from '../../../clauses/non-players/moderates.js'

/** Are the two kinds of spaces on the card for Negotiate steps, or do both have to hold? */
export const negotiateWhere = question('negotiateWhere', {
  asks: 'Do Non-player Moderates Negotiate at the Personality or a Network, then in Towns, or only where both hold?',
  clauses: [moderatesNegotiateCard.enemiesPersonality, moderatesNegotiateCard.enemiesTowns],
  readings: {
    'one after the other': 'First at the Personality or a Network, then in Towns.',
    'both together': 'In Towns with the Personality or a Network.',
  },
  usual: 'one after the other',
  because: 'Such bullets are steps on the other cards; only the word before the list could join them.',
})
