/**
 * When an Event removes a Moderates Cell with News, may the Moderates pass the News to another Cell of theirs?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** When an Event removes a Moderates Cell with News, may the Moderates pass the News to another Cell of theirs? */
export const newsByEvent = question('newsByEvent', {
  asks: 'When an Event removes a Moderates Cell with News, may the Moderates first pass the News to another own Cell there?',
  clauses: [message.eventPasses, message.eventRemoves, message.ownerTransfers],
  readings: {
    'as for Events': 'They may not: the executing Faction takes it with a Cell in the space, or it is removed.',
    'as for Terror': 'They may, to a Cell there without News; only then does the rule for Events apply.',
  },
  usual: 'as for Events',
  because:
    'The sentence that lets the owner pass News on stands in the bullet on Terror; Events have a bullet of their own.',
})
