/**
 * Must there be Opposition where the Senate cracks down?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { crackdown } from '../../clauses/special-activities/reds-and-senate.js'

/** Must there be Opposition where the Senate cracks down? */
export const crackdownOpposition = question('crackdownOpposition', {
  asks: 'Must there be Opposition where the Senate cracks down?',
  clauses: [crackdown.oneSpace, crackdown.shift],
  readings: {
    'any space': 'Control and an Active Cell are enough; without Opposition the marker is placed and nothing shifts.',
    'with Opposition': 'Crackdown neutralizes Opposition, so there must be some.',
  },
  usual: 'any space',
  because: 'The procedure names Control and an Active Cell as its conditions, and no other.',
})
