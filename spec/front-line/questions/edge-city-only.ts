/**
 * Does the die against an empty city move the Edge?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { cityOnly } from '../clauses/actions.js'
import { edge } from '../clauses/cities.js'

/** Does the die against an empty city move the Edge? */
export const edgeCityOnly = question('edgeCityOnly', {
  asks: 'Does the die against an empty city move the Edge?',
  clauses: [edge.afterOne, edge.afterSix, cityOnly.oneDie],
  readings: {
    counts: 'It is an attack roll like any other.',
    'does not count': 'Only rolls for the Attack Results table move the Edge.',
  },
  usual: 'counts',
  because: 'Page 4, para 7 speaks of any attack roll, and the action is an Attack.',
})
