/**
 * What becomes of News that its owner could pass on after Terror, and does not?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** What becomes of News that its owner could pass on after Terror, and does not? */
export const newsLetGo = question('newsLetGo', {
  asks: 'What becomes of News that its owner could pass on after Terror, and does not?',
  clauses: [message.terrorPasses, message.ownerTransfers, message.changesOwner],
  readings: {
    removed: 'It is removed.',
    'stays alone': 'It stays in the space on its own.',
  },
  usual: 'removed',
  because:
    'It cannot change owners, since another Cell could take it, and removal is the other thing that Terror can do to it.',
})
