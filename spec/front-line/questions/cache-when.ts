/**
 * Can Cache raise a stack of which no chit is left?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { cache } from '../clauses/leadership.js'
import { endOfTurn } from '../clauses/rounds.js'

/** Can Cache raise a stack of which no chit is left? */
export const cacheWhen = question('cacheWhen', {
  asks: 'Can Cache raise a stack of which no chit is left?',
  clauses: [cache.raise, endOfTurn.whenOver],
  readings: {
    yes: 'It brings one chit back.',
    'while a chit is left': 'There must be a stack to raise.',
  },
  usual: 'yes',
  because: 'A turn without chits goes on for as long as a Task is done.',
})
