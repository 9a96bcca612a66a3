/**
 * The Politics Phase: whether an Issue is Resolved, and in which color.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../src/kernel/table.js'
import { among, COMPARED, range, view } from '../../../src/kernel/view.js'
import { politicsPhase } from '../clauses/propaganda-rounds.js'
import { resolvingIssues } from '../clauses/tracks.js'

/** Whether the phase takes place. */
export const politicsTakesPlace = one(
  'Politics: is an Issue left',
  view({ unresolved: range(0, 3, 'Unresolved Issues') }),
  (row) => [
    row(politicsPhase.allResolvedEnds, { unresolved: 0 }, false),
    row([politicsPhase.towardsOneIssue, resolvingIssues.states], { unresolved: 1 }, true),
    row([politicsPhase.towardsOneIssue, resolvingIssues.states], { unresolved: 2 }, true),
    row([politicsPhase.towardsOneIssue, resolvingIssues.states], { unresolved: 3 }, true),
  ],
)

/** Whether the roll Resolves the Issue. */
export const issueRoll = one(
  'Politics: the roll',
  view({ roll: among(COMPARED, 'the roll, against the cubes in the Political Display') }),
  (row) => [
    row([politicsPhase.rollAbove, politicsPhase.rollAboveEnds], { roll: 'more' }, 'no effect'),
    row(politicsPhase.rollWithin, { roll: P.not('more') }, 'Resolved'),
  ],
)

/** The color of the Resolved marker. */
export const markerColor = first(
  'Politics: the color of the marker',
  view({ lead: among(['more red', 'as many', 'more white'], 'the cubes in the Political Display') }),
  (row) => [
    row(politicsPhase.whiteSide, { lead: 'more white' }, 'white'),
    row(politicsPhase.redSide, { lead: 'more red' }, 'red'),
    row(politicsPhase.tieToModerates, { lead: 'as many' }, 'Moderates decide'),
  ],
)
