/**
 * Do Non-player Moderates Message towards a number of Cells that they cannot reach in this Command?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { moderatesMessageCard62, moderatesMessageCard63 } from '../../../clauses/non-players/moderates-messages.js'

/** Do Non-player Moderates Message towards a number of Cells that they cannot reach in this Command? */
export const messageInPart = question('messageInPart', {
  asks: 'Where the Cells do not suffice for three with the Personality or in a Town, or two at a Network, do any go there?',
  clauses: [
    moderatesMessageCard62.personality,
    moderatesMessageCard62.networks,
    moderatesMessageCard62.three,
    moderatesMessageCard63.personality,
    moderatesMessageCard63.networks,
    moderatesMessageCard63.three,
    readingCards.maximumExtent,
  ],
  readings: {
    'as far as possible': 'Yes, as many as can.',
    'wholly or not at all': 'No: the Message goes elsewhere.',
  },
  usual: 'as far as possible',
  because: '8.2.5 has every priority executed to the maximum extent, so a part of it is better than none.',
})
