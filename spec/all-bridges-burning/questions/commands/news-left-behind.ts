/**
 * Who has the News that a Cell leaves behind?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** Who has the News that a Cell leaves behind? */
export const newsLeftBehind = question('newsLeftBehind', {
  asks: 'Who has the News that a Messaging Cell leaves in a space with other Moderates Cells?',
  clauses: [message.oneMarker, message.lastCell, message.aloneOrHeld],
  readings: {
    'another Cell': 'Another Moderates Cell of the space takes it; it is removed if none of them can.',
    nobody: 'The News stands by itself.',
  },
  usual: 'another Cell',
  because: 'Only the last Cell to leave must take it along, so until then it belongs with the Cells that are left.',
})
