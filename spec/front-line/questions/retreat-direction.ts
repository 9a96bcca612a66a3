/**
 * Can a Retreat be diagonal for Infantry and Artillery?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { retreat } from '../clauses/attack.js'

/** Can a Retreat be diagonal for Infantry and Artillery? */
export const retreatDirection = question('retreatDirection', {
  asks: 'Can a Retreat be diagonal for Infantry and Artillery?',
  clauses: [retreat.adjacent],
  readings: {
    'all eight squares': 'Any adjacent square will do.',
    'as the unit moves': 'Only Tanks retreat diagonally.',
  },
  usual: 'all eight squares',
  because: 'The text asks for an adjacent square, and counts diagonals wherever it counts squares.',
})
