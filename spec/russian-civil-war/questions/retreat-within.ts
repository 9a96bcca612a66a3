/**
 * May a unit go from one of the territories that are left into another of them?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { alliesLeave, centralLeave } from '../clauses/revolution-phase.js'

/** May a unit go from one of the territories that are left into another of them? */
export const retreatWithin = question('retreatWithin', {
  asks: 'May a unit go from one of the territories that are left into another of them?',
  clauses: [alliesLeave.all, alliesLeave.territory, centralLeave.all],
  readings: {
    'out of all of them': 'No: whatever is left is left by everybody.',
    'one space and no more': 'Yes: a unit that goes one space has left, and stays where it comes to.',
  },
  usual: 'out of all of them',
  because:
    'Adjacent territories are allowed without exception; but all forces in all of the territories leave, and the Soviets come next.',
})
