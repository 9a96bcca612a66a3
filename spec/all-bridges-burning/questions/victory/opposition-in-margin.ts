/**
 * Does Active Opposition count double for the margin of the Reds as it does for the check?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { support } from '../../clauses/tracks.js'
import { finalVictory, victoryConditions } from '../../clauses/victory.js'

/** Does Active Opposition count double for the margin of the Reds as it does for the check? */
export const oppositionInMargin = question('oppositionInMargin', {
  asks: 'Does Active Opposition count double for the margin of the Reds as it does for the check?',
  kind: 'contradiction',
  clauses: [finalVictory.redsOpposition, victoryConditions.redsTotal, support.activeDouble],
  readings: {
    'Total Opposition': 'The margin counts Total Opposition, like the check.',
    Opposition: 'The margin counts the Population at Opposition once.',
  },
  usual: 'Total Opposition',
  because: '7.2 says that a margin is positive if the goal has been reached, and 1.12 tracks Total Opposition alone.',
})
