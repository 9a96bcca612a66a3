/**
 * By which way does a Cell of Non-player Moderates go to where its card wants it?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { message } from '../../../clauses/commands/message.js'
import { moderatesMessageCard62, moderatesMessageCard63 } from '../../../clauses/non-players/moderates-messages.js'
import { randomSpaces } from '../../../clauses/non-players/random-spaces.js'

/** By which way does a Cell of Non-player Moderates go to where its card wants it? */
export const messageWay = question('messageWay', {
  asks: 'Does a Cell that Messages for Non-player Moderates take a shortest way, or any that its three moves allow?',
  clauses: [
    message.threeSpaces,
    moderatesMessageCard62.personality,
    moderatesMessageCard63.personality,
    randomSpaces.equalPriority,
  ],
  readings: {
    'a shortest one': 'A shortest one, by chance if there are several.',
    'any way': 'Any way that passes no space twice, by chance; but with News to bring, a shortest one.',
  },
  usual: 'a shortest one',
  because: 'The cards name where a Cell goes and nothing between; a shortest way goes nowhere else without need.',
  kind: 'gap',
})
