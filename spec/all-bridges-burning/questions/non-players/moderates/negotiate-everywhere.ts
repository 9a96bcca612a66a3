/**
 * Does the limit of two Cells hold where Non-player Moderates Negotiate in every space?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { moderatesNegotiateCard } from '../../../clauses/non-players/moderates.js'

/** Does the limit of two Cells hold where Non-player Moderates Negotiate in every space? */
export const negotiateEverywhere = question('negotiateEverywhere', {
  asks: 'With 15 Resources, do Non-player Moderates Negotiate in more spaces than their Preliminaries allow?',
  clauses: [moderatesNegotiateCard.everywhere, moderatesNegotiateCard.upToTwoCells, readingCards.preliminaries],
  readings: {
    'within the limit': 'No: the Preliminaries hold for every priority.',
    'every space': 'Yes: every space means what it says.',
  },
  usual: 'within the limit',
  because:
    'Preliminaries are general priorities for the Command; every space that is possible is possible within them.',
})
