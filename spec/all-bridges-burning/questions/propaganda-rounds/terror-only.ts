/**
 * May a Faction that Agitates stop after removing Terror, without a shift?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** May a Faction that Agitates stop after removing Terror, without a shift? */
export const terrorOnly = question('terrorOnly', {
  asks: 'May a Faction that Agitates stop after removing Terror, without a shift?',
  clauses: [agitation.terrorFirst, agitation.payPerTerror],
  readings: {
    allowed: 'Every Resource stands for itself: it may go into Terror alone.',
    'shift required': 'Who Agitates must shift at least one level in the end.',
  },
  usual: 'allowed',
  because: 'Removing Terror is listed among the things that a Resource buys.',
})
