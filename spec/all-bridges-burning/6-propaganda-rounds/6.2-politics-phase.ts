/** 6.2 Politics Phase, 6.2.1 Resolved Issues and Cost of Agitation. @module */

import { among, COMPARED, first, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

export const politicsTakesPlace = one(
  'Politics: is an Issue left',
  view({ unresolved: range(0, 3, 'Unresolved Issues') }),
  (row) => [
    row(cited.politicsPhase.allResolvedEnds, { unresolved: 0 }, false),
    row([cited.politicsPhase.towardsOneIssue, cited.resolvingIssues.states], { unresolved: 1 }, true),
    row([cited.politicsPhase.towardsOneIssue, cited.resolvingIssues.states], { unresolved: 2 }, true),
    row([cited.politicsPhase.towardsOneIssue, cited.resolvingIssues.states], { unresolved: 3 }, true),
  ],
)

export const issueRoll = one(
  'Politics: the roll',
  view({ roll: among(COMPARED, 'the roll, against the cubes in the Political Display') }),
  (row) => [
    row([cited.politicsPhase.rollAbove, cited.politicsPhase.rollAboveEnds], { roll: 'more' }, 'no effect'),
    row(cited.politicsPhase.rollWithin, { roll: P.not('more') }, 'Resolved'),
  ],
)

export const markerColor = first(
  'Politics: the color of the marker',
  view({ lead: among(['more red', 'as many', 'more white'], 'the cubes in the Political Display') }),
  (row) => [
    row(cited.politicsPhase.whiteSide, { lead: 'more white' }, 'white'),
    row(cited.politicsPhase.redSide, { lead: 'more red' }, 'red'),
    row(cited.politicsPhase.tieToModerates, { lead: 'as many' }, 'Moderates decide'),
  ],
)
