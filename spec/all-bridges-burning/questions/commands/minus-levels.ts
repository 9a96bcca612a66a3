/**
 * Does each level add to the count of a Moderates Rally, since minus one is to be subtracted?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { moderatesRally } from '../../clauses/commands/moderates-rally.js'

/** Does each level add to the count of a Moderates Rally, since minus one is to be subtracted? */
export const minusLevels = question('minusLevels', {
  asks: 'Does each level add to the count of a Moderates Rally, since minus one is to be subtracted?',
  clauses: [moderatesRally.base, moderatesRally.levels, moderatesRally.offset],
  readings: {
    'takes one': 'Each level takes one Cell from the count.',
    'adds one': 'To subtract minus one is to add one.',
  },
  usual: 'takes one',
  because: 'The effects are called negative in the next sentence, and can be Offset.',
  kind: 'slip',
  editorial: 'The two signs are a slip: what added Cells would not be there to be Offset.',
})
