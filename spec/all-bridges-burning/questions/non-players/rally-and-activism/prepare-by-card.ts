/**
 * Do Non-player Reds place Sabotage and a Prepared marker in one Prepare?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { nonPlayerExceptions } from '../../../clauses/non-players/general.js'
import { redsRallyCard } from '../../../clauses/non-players/reds.js'
import { prepare } from '../../../clauses/special-activities/reds-and-senate.js'

/** Do Non-player Reds place Sabotage and a Prepared marker in one Prepare? */
export const prepareByCard = question('prepareByCard', {
  asks: 'Do Non-player Reds that have placed Sabotage place a Prepared marker as well?',
  kind: 'contradiction',
  clauses: [
    redsRallyCard.sabotage,
    redsRallyCard.prepared,
    readingCards.sequential,
    prepare.placePrepared,
    prepare.orSabotage,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    either: 'No: Prepare does one of the two.',
    both: 'Yes: the card has two priorities, one after the other.',
  },
  usual: 'either',
  because:
    '4.2.3 names the two as alternatives, and 8.1.3 makes no exception for Prepare; yet only the card of the Senate says so again.',
})
