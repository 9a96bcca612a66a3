/**
 * May News be discarded after a free Limited Command that an Event grants?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { freeByEvent } from '../../clauses/events.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** May News be discarded after a free Limited Command that an Event grants? */
export const newsAfterFreeCommand = question('newsAfterFreeCommand', {
  asks: 'May the Reds or the Senate discard News after a free Limited Command that an Event grants them?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, message.limitedExtra, freeByEvent.interrupts],
  readings: {
    no: 'No: News adds to the Limited Command of a turn.',
    yes: 'Yes: the free one is a Limited Command, too, and another one, not free, may follow it.',
  },
  usual: 'no',
  because:
    'The free Command comes in the midst of an Event; 2.2.4 speaks of a player who conducts a Limited Command only.',
})
