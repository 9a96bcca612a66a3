/**
 * May the Faction that acts have News removed instead of taking it?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { terror } from '../../clauses/commands/terror.js'

/** May the Faction that acts have News removed instead of taking it? */
export const newsTaken = question('newsTaken', {
  asks: 'Terror removes the last holder of News: may the Faction that acts have the News removed instead of taking it?',
  clauses: [message.terrorPasses, message.changesOwner, terror.removeEnemies],
  readings: {
    'must take': 'No: the News passes to it.',
    'may remove': 'Yes: it takes the News or has it removed, as it likes.',
  },
  usual: 'must take',
  because: 'The exact rule says that the News changes owners then; removed is what becomes of News that nobody gets.',
})
