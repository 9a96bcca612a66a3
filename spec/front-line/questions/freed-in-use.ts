/**
 * What happens to a freed city's supply when one of two Fallen chits is used?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { free } from '../clauses/cities.js'
import { cache } from '../clauses/leadership.js'

/** What happens to a freed city's supply when one of two Fallen chits is used? */
export const freedInUse = question('freedInUse', {
  asks: "What happens to a freed city's supply when one of two Fallen chits is used?",
  clauses: [free.usedChit, free.unusedChit, cache.raise],
  readings: {
    used: 'Both are set aside.',
    unused: 'The one that is left is replaced with the full stack.',
  },
  usual: 'used',
  because: 'Its Fallen supply was used, if only in part.',
})
