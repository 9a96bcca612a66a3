/**
 * What if no Non-player card can be executed, but the Event could be played?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { conditionBox } from '../../../clauses/non-players/cards.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** What if no Non-player card can be executed, but the Event could be played? */
export const noCardToExecute = question('noCardToExecute', {
  asks: 'No Non-player card can be executed, but the current Event could be played: what does the Non-player do?',
  kind: 'contradiction',
  clauses: [conditionBox.noneMet, nonPlayerOptions.eventLeft, nonPlayerOptions.passLast],
  readings: {
    Pass: 'It Passes, as 8.2.1 says of a deck without a condition that is met.',
    'the Event': 'It plays the Event: that action is possible, and 8.1.4 has it Pass only if none is.',
  },
  usual: 'Pass',
  because: '8.2.1 speaks of this very case, and 8.1.4 points to it for the Pass.',
})
