/**
 * What becomes of News that the Senate holds in a Town that the Reds clear?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** What becomes of News that the Senate holds in a Town that the Reds clear? */
export const newsOfTheCleared = question('newsOfTheCleared', {
  asks: 'What becomes of News that the Senate holds in a Town that the Reds clear?',
  clauses: [redRevolt.clearTownCells, message.aloneOrHeld, message.changesOwner],
  readings: {
    removed: 'It is removed with the last Cell.',
    'stays alone': 'It stays in the Town on its own.',
  },
  usual: 'removed',
  because: 'News is coupled with a Cell, and the text has it change owners only through Terror.',
  kind: 'gap',
})
