/**
 * Can Cache add a Fallen chit when all four are in use?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { cache } from '../clauses/leadership.js'
import { components } from '../clauses/overview.js'

/** Can Cache add a Fallen chit when all four are in use? */
export const chitsRunOut = question('chitsRunOut', {
  asks: 'Can Cache add a Fallen chit when all four are in use?',
  clauses: [cache.raise, components.chits],
  readings: {
    no: 'There are four Fallen chits and no more.',
    yes: 'Chits only count; a substitute will do.',
  },
  usual: 'no',
  because: 'The list of components is the only limit that the text knows.',
})
