/**
 * Which of the Unresolved Issues is Resolved?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { politicsPhase } from '../../clauses/propaganda-rounds.js'
import { resolvingIssues } from '../../clauses/tracks.js'

/** Which of the Unresolved Issues is Resolved? */
export const whichIssue = question('whichIssue', {
  asks: 'Which of the Unresolved Issues is Resolved?',
  kind: 'gap',
  clauses: [politicsPhase.markResolved, politicsPhase.towardsOneIssue, resolvingIssues.inTurn],
  readings: {
    'in turn': 'The next one in the Political Display.',
    any: 'Any that the players like.',
  },
  usual: 'in turn',
  because: 'Cubes contribute to one Issue after the other.',
  editorial:
    'The Issues differ in nothing but their names: only how many are Resolved, and in which color, is ever asked.',
})
