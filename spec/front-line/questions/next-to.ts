/**
 * Does next to, for a Retreat, include diagonals?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { retreat } from '../clauses/attack.js'

/** Does next to, for a Retreat, include diagonals? */
export const nextTo = question('nextTo', {
  asks: 'Does next to, for a Retreat, include diagonals?',
  clauses: [retreat.notNextToUnits, retreat.notNextToCities],
  readings: {
    'all eight squares': 'Squares that touch at a corner are next to each other.',
    'sides only': 'Only squares that share a side are.',
  },
  usual: 'all eight squares',
  because: 'Range counts a diagonal square as one away.',
})
