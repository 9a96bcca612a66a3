/**
 * What becomes of a result against a disrupted target that is Rallied?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { blitz } from '../clauses/attack.js'
import { rally } from '../clauses/leadership.js'

/** What becomes of a result against a disrupted target that is Rallied? */
export const rallyDisrupted = question('rallyDisrupted', {
  asks: 'What becomes of a result against a disrupted target that is Rallied?',
  clauses: [blitz.disruptedTarget, rally.onlyReward, rally.disrupt, rally.rout],
  readings: {
    after: 'Rally lessens what the chart says; what is left of Disrupt or Rout then becomes a Blitz.',
    'as if active':
      'What Rally leaves is carried out as on an active unit: a Disrupt changes nothing, a Rout Retreats or Holds.',
    before: 'Disrupt and Rout are a Blitz first; Rally makes that a Disrupt, and the unit stays as it is.',
  },
  usual: 'after',
  because:
    'Page 3, para 9 converts what a unit receives, and that is the lesser result. That its state tells only the reward speaks against it.',
})
