/**
 * Who settles which Unresolved Issue the cubes work on, if the players do not agree?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { politicsPhase } from '../../clauses/propaganda-rounds.js'
import { resolvingIssues } from '../../clauses/tracks.js'

/** Who settles which Unresolved Issue the cubes work on, if the players do not agree? */
export const whoPicksTheIssue = question('whoPicksTheIssue', {
  asks: 'Who settles which Unresolved Issue the cubes work on, if the players do not agree?',
  kind: 'gap',
  clauses: [resolvingIssues.choice, resolvingIssues.oneAtATime, politicsPhase.towardsOneIssue],
  readings: {
    'all together': 'The players settle it together, for all cubes.',
    'each for its own': 'Each Faction settles it for the cubes of its color.',
  },
  usual: 'all together',
  because: '1.11.1 says the players, and 6.2 counts the cubes of both colors for one Issue.',
  editorial: '6.2 adds up the cubes of both colors in any case, and the Issues differ in nothing but their names.',
})
