/**
 * How high can Cache raise a stack?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { cache } from '../clauses/leadership.js'
import { turns } from '../clauses/rounds.js'
import { supplyValues } from '../clauses/setup.js'

/** How high can Cache raise a stack? */
export const cacheLimit = question('cacheLimit', {
  asks: 'How high can Cache raise a stack?',
  clauses: [cache.limit, turns.fallenCache, supplyValues.stacks],
  readings: {
    four: 'To four chits, the greatest height of any stack.',
    granted: 'To what the city granted this month, for Fallen supply to two.',
  },
  usual: 'four',
  because: 'A stack is 3 or 4 high, and Fallen supply, granted singly, can be raised too.',
})
