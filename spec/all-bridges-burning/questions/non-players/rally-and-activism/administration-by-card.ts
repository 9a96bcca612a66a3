/**
 * When does a Rally by card #48 put an Administration in place of Cells?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { rally } from '../../../clauses/commands/rally.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { nonPlayerExceptions } from '../../../clauses/non-players/general.js'
import { redsRallyCard } from '../../../clauses/non-players/reds.js'

/** When does a Rally by card #48 put an Administration in place of Cells? */
export const administrationByCard = question('administrationByCard', {
  asks: 'When does a Rally by card #48 put an Administration in place of two Cells?',
  kind: 'contradiction',
  clauses: [
    redsRallyCard.administration,
    readingCards.sequential,
    readingCards.maximumExtent,
    rally.cellsFirst,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    last: 'When the Cells of all spaces have been placed; its turn on the card only tells that it takes a space before them.',
    'at once': 'When it is its turn on the card, so that the two Cells are Available for the priorities after it.',
  },
  usual: 'last',
  because: '3.2.1 puts the exchange last, and 8.1.3 makes no exception from that; the card can be followed either way.',
})
