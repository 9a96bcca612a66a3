/**
 * What becomes of News of the Reds or the Senate whose last Cell an Attack removes?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { message } from '../../clauses/commands/message.js'

/** What becomes of News of the Reds or the Senate whose last Cell an Attack removes? */
export const newsOfTheFallen = question('newsOfTheFallen', {
  asks: 'What becomes of News of the Reds or the Senate when an Attack removes their last Cell in the space?',
  kind: 'gap',
  clauses: [message.aloneOrHeld, message.changesOwner, message.remains, attack.engagement, attack.attritionThree],
  readings: {
    removed: 'It is removed with the Cell.',
    'stays alone': 'It stays in the space on its own.',
  },
  usual: 'removed',
  because: 'News is coupled with a Cell, and only Terror has it change owners.',
})
