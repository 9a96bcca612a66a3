/**
 * Which Active enemy Cells does the die have to exceed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** Which Active enemy Cells does the die have to exceed? */
export const captureNumber = question('captureNumber', {
  asks: 'Does the die of a Capture check have to exceed the Active Cells of all enemies in the space, or those of one Faction?',
  clauses: [message.mostCells, message.escapes, message.captured],
  readings: {
    'all enemies': 'The Active Cells of the Reds and of the Senate in the space count together.',
    'one Faction': 'Only the Active Cells of the Faction with the most of them there count.',
  },
  usual: 'all enemies',
  because: '3.3.2 chooses the space by a single Faction, but compares the die with the Active enemies in it.',
})
