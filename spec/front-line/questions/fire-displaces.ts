/**
 * Does Opportunity Fire lead to Displacement?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { displacement } from '../clauses/cities.js'
import { opportunityFire } from '../clauses/leadership.js'

/** Does Opportunity Fire lead to Displacement? */
export const fireDisplaces = question('fireDisplaces', {
  asks: 'Does Opportunity Fire lead to Displacement?',
  clauses: [opportunityFire.when, displacement.may, displacement.mustEnterCity],
  readings: {
    'as any attack': 'The unit that fires may shift, and must where a city was left.',
    no: 'The unit that fires stays where it is.',
  },
  usual: 'as any attack',
  because: 'The Task lets a unit attack, and Displacement is for an attacking unit, in whichever turn.',
})
