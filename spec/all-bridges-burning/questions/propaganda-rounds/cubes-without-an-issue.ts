/**
 * May the Moderates add cubes when all Issues are Resolved?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { politics } from '../../clauses/commands/politics.js'
import { agitation } from '../../clauses/propaganda-rounds.js'
import { personality } from '../../clauses/special-activities/moderates.js'
import { resolvingIssues } from '../../clauses/tracks.js'

/** May the Moderates add cubes when all Issues are Resolved? */
export const cubesWithoutAnIssue = question('cubesWithoutAnIssue', {
  asks: 'May the Moderates add cubes when all Issues are Resolved?',
  clauses: [agitation.moderatesCube, politics.place, personality.newsCube, resolvingIssues.inTurn],
  readings: {
    allowed: 'They may; the cubes have no effect.',
    'not allowed': 'They may not; cubes contribute to an Unresolved Issue.',
  },
  usual: 'allowed',
  because: 'Neither the bullet of Agitation nor the procedures of Politics and Personality set a condition.',
})
