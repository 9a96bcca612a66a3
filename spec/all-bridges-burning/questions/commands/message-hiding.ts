/**
 * Must a Cell go Underground after its Message?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** Must a Cell go Underground after its Message? */
export const messageHiding = question('messageHiding', {
  asks: 'Must an Active Cell go Underground after its Message?',
  clauses: [message.hides, message.wayExample],
  readings: {
    must: 'The Cell goes Underground.',
    may: 'The Moderates decide whether it does.',
  },
  usual: 'must',
  because: 'The procedure of 3.3.2 has the Cell flipped; only the example says that it may be.',
})
