/**
 * For how long can a unit be fired at that has used supply?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { opportunityFire } from '../clauses/leadership.js'

/** For how long can a unit be fired at that has used supply? */
export const fireTime = question('fireTime', {
  asks: 'For how long can a unit be fired at that has used supply?',
  clauses: [opportunityFire.when, opportunityFire.tasksSafe],
  readings: {
    next: 'Until anything else is done.',
    'this turn': 'Until the turn is over: every unit that has used supply in it can be fired at.',
  },
  usual: 'next',
  because: 'In EX 7 the unit has only just dropped; no other limit is told.',
})
