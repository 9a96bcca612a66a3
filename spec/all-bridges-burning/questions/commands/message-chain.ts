/**
 * Must the spaces of a Messaging Cell each be adjacent to all the others?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** Must the spaces of a Messaging Cell each be adjacent to all the others? */
export const messageChain = question('messageChain', {
  asks: 'Must the spaces of a Messaging Cell each be adjacent to all the others?',
  clauses: [message.together, message.wayExample],
  readings: {
    joined: 'No: they hang together, each adjacent to one of the others.',
    'each to each': 'Yes: any two of them are adjacent.',
  },
  usual: 'joined',
  because:
    'The example selects Häme, Pohjanmaa and Vaasa for one way, and on the map the first and the last of them lie apart.',
})
