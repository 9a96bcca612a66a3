/**
 * Do Russians and Capabilities go along when Non-player Reds March?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsMarchCard } from '../../../clauses/non-players/reds-in-war.js'

/** Do Russians and Capabilities go along when Non-player Reds March? */
export const redsMarchCompany = question('redsMarchCompany', {
  kind: 'gap',
  asks: 'What does a March of Non-player Reds take along?',
  clauses: [redsMarchCard.selectTroops, redsMarchCard.selectSupport, redsMarchCard.gainControl],
  readings: {
    nothing: 'Only Cells March.',
    'all that may go': 'Capabilities and Russians go along as far as the rules allow.',
  },
  usual: 'nothing',
  because:
    'The card moves Reds and does not mention anything with them, which March leaves to the wish of the Faction.',
})
