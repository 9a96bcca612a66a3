/**
 * May the Moderates add cubes in Agitation when all Issues are Resolved?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { agitation } from '../clauses/propaganda-rounds.js'
import { resolvingIssues } from '../clauses/tracks.js'

/** May the Moderates add cubes in Agitation when all Issues are Resolved? */
export const cubesWithoutAnIssue = question('cubesWithoutAnIssue', {
  asks: 'May the Moderates add cubes in Agitation when all Issues are Resolved?',
  clauses: [agitation.moderatesCube, resolvingIssues.inTurn],
  readings: {
    allowed: 'They may; the cubes have no effect.',
    'not allowed': 'They may not; cubes contribute to an Unresolved Issue.',
  },
  usual: 'allowed',
  because: 'The bullet sets no condition.',
})
