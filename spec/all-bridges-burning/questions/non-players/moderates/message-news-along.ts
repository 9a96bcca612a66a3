/**
 * Does a Cell of Non-player Moderates take its News along where the card is about Cells?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { message } from '../../../clauses/commands/message.js'
import { moderatesMessageCard62, moderatesMessageCard63 } from '../../../clauses/non-players/moderates-messages.js'

/** Does a Cell of Non-player Moderates take its News along where the card is about Cells? */
export const messageNewsAlong = question('messageNewsAlong', {
  asks: 'Does a Cell that Messages for the sake of Cells take along News that it could leave with others?',
  clauses: [message.oneMarker, moderatesMessageCard62.personality, moderatesMessageCard63.personality],
  readings: {
    'leaves it': 'No: only a last Cell takes its News, which would be removed without it.',
    'takes it': 'Yes.',
  },
  usual: 'leaves it',
  because: 'To take News along is a permission, and none but the first priority of card #63 makes use of it.',
})
