/**
 * Does Capture end the whole Message?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** Does Capture end the whole Message? */
export const captureEnds = question('captureEnds', {
  asks: 'Does Capture end the Message of that Cell only, or the whole Command?',
  clauses: [message.captured, message.escapes, message.checkEach],
  readings: {
    'its own': 'That of the Cell; other Cells may still be selected to move.',
    'the Command': 'The whole Message: no further Cell moves.',
  },
  usual: 'its own',
  because: 'The check is made for every Cell individually, and what stops does so in a space.',
})
