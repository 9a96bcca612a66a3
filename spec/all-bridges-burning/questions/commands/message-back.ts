/**
 * May a Messaging Cell come back to where it set out without selecting that space?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** May a Messaging Cell come back to where it set out without selecting that space? */
export const messageBack = question('messageBack', {
  asks: 'May a Messaging Cell come back to where it set out without selecting that space?',
  clauses: [message.intoSelected, message.backToStart, message.wayExample],
  readings: {
    'as in the example': 'Yes: the example selects Häme alone, and the Cell goes back to Tampere.',
    'only if selected': 'No: every move leads into a selected space.',
  },
  usual: 'as in the example',
  because: 'An example that does just this is plainer than a word of the procedure.',
  kind: 'contradiction',
})
