/**
 * Can one moving Cell take both News and the Personality along?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** Can one moving Cell take both News and the Personality along? */
export const newsAndPersonality = question('newsAndPersonality', {
  asks: 'In a Message, can one move of a Cell take both a News marker and the Personality along?',
  clauses: [message.oneMarker, message.lastCell, message.pickUp],
  readings: {
    'one of them':
      'No: a move takes the one or the other, and where a last Cell leaves with one of them, the other is removed.',
    both: 'Yes, where both are there: a News marker that the Cell holds, and the Personality.',
  },
  usual: 'one of them',
  because:
    'The two are named as alternatives, for a moving Cell as for what Capture looks for; but the limit of one is put on News alone. ' +
    'Under either reading the check for Capture comes as soon as the Cell has one of them, and measures from where that set out.',
})
