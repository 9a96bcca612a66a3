/**
 * Does Terror take News over from Reds or Senate Cells, too?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** Does Terror take News over from Reds or Senate Cells, too? */
export const newsOfMilitants = question('newsOfMilitants', {
  asks: 'Does Terror take News over from Reds or Senate Cells, too?',
  clauses: [message.terrorPasses, message.changesOwner],
  readings: {
    'of anybody': 'Yes: News changes owners when its last holder is removed by Terror, whoever that was.',
    'of the Moderates only': 'No: the bullet is about Terror against Moderates Cells; other News is removed.',
  },
  usual: 'of anybody',
  because: 'The second half of the bullet speaks of the owner and the holding Cell without naming a Faction.',
})
