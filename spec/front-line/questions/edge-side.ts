/**
 * Which side of the Edge is up when a player gets it?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { reRoll } from '../clauses/attack.js'
import { edge } from '../clauses/cities.js'

/** Which side of the Edge is up when a player gets it? */
export const edgeSide = question('edgeSide', {
  asks: 'Which side of the Edge is up when a player gets it?',
  clauses: [edge.side, reRoll.untilFinal],
  readings: {
    On: 'It is laid with its On side up, and its holder can have dice rolled again.',
    Off: 'It is laid with its Off side up; as nothing ever turns it On, nobody rolls again.',
  },
  usual: 'On',
  because:
    'The text prints Off, but page 3 lets a holder roll again with On up, and nothing else would ever turn it On.',
})
