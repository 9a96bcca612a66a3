/**
 * Does one Sabotage marker close a Town to Trains on all its borders?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { march } from '../../clauses/commands/march.js'
import { borders } from '../../clauses/introduction.js'
import { prepare } from '../../clauses/special-activities/reds-and-senate.js'

/** Does one Sabotage marker close a Town to Trains on all its borders? */
export const sabotageAtATown = question('sabotageAtATown', {
  asks: 'Does a Sabotage marker anywhere on the border of a Town keep Trains from all its lines, or from those over that border?',
  kind: 'contradiction',
  clauses: [march.sabotageExample, march.trainsSabotage, borders.separate, prepare.oneSabotage],
  readings: {
    'that border':
      'From the lines over the border on which it lies; with every neighbor the Town has a border of its own.',
    'the whole Town': 'From every line into and out of the Town.',
  },
  usual: 'that border',
  because: '1.2.4 has a separate border with every space; the example is about Tampere, which has one neighbor.',
  editorial: 'As far as the map is known every Town has a single neighbor, so that both come to the same.',
})
