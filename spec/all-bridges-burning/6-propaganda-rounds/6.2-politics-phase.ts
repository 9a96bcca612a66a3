/** 6.2 Politics Phase, 6.2.1 Resolved Issues and Cost of Agitation. @module */

import {
  among,
  COMPARED,
  definition,
  example,
  exception,
  first,
  formula,
  informative,
  note,
  one,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { resolvingIssues, victoryMarkers } from '../1-introduction/1.11-political-display.js'
import { ahead, section } from '../section.js'

export const politicsPhase = section('politicsPhase', '6.2', 'Politics Phase', {
  countCubes: formula('The cubes of both Faction colors that stand in the Political Display are counted together.', {
    see: ['1.11'],
  }),
  towardsOneIssue: definition('The cubes counted are those that contribute to an Issue not yet Resolved.', {
    see: ['1.11'],
  }),
  roll: rule('After the count, one six-sided die is rolled.'),
  rollAbove: rule('A roll above the number of cubes does nothing.'),
  rollAboveEnds: rule('The phase ends at once after a roll above the number of cubes.'),
  allResolvedEnds: exception('The phase ends without effect when no Unresolved Issue is left.'),
  rollWithin: rule('A roll that does not exceed the number of cubes Resolves the Issue.'),
  countByColor: formula('When an Issue is Resolved, the cubes of each color are counted against each other.'),
  removeCubes: rule('After that count every cube leaves the Political Display.'),
  markResolved: rule('A Resolved marker is put on one Issue that was Unresolved.'),
  whiteSide: rule('The marker shows white if there were more Senate cubes than Reds cubes.'),
  redSide: rule('The marker shows red if there were more Reds cubes than Senate cubes.'),
  tieToModerates: rule('With as many cubes of each color, the Moderates choose which side the marker shows.'),
  adjustNetworksIssues: rule('The Networks+Issues marker moves up the Polarization track for the Resolved Issue.', {
    see: ['1.10'],
  }),
  agitationAffected: note('Resolved markers change what Agitation costs the Reds and the Senate.', {
    status: informative('agitationCost states the effect'),
  }),
})

export const agitationCost = section('agitationCost', '6.2.1', 'Resolved Issues and Cost of Agitation', {
  whiteAgainstReds: formula('Each white Resolved marker makes Agitation cost the Reds one Resource more.'),
  redAgainstSenate: formula('Each red Resolved marker makes Agitation cost the Senate one Resource more.'),
  firstSpaceOnly: prohibition(
    'An action pays the extra cost of Resolved markers only in the first space chosen for Agitation.',
  ),
  inPropagandaRound: rule('The extra cost of Resolved markers is due when Agitating in a Propaganda Round.', {
    see: ['6.4'],
  }),
  inActivism: rule('The extra cost of Resolved markers is due when Agitating by the Activism Command.', {
    see: ['3.2.2'],
  }),
  cumulative: rule('The extra costs of several Resolved markers of the same color add up.'),
  twoWhiteMarkers: example(
    'With two white Resolved markers the Reds Agitate by Activism: one Resource for the space, one for the level and ' +
      'two for the markers make four.',
  ),
})

export const nameOfTheIssuesMarker = question('nameOfTheIssuesMarker', {
  asks: 'Are Issues+Networks and Networks+Issues the same marker?',
  kind: 'slip',
  clauses: [ahead('glossary.issuesNetworks'), politicsPhase.adjustNetworksIssues, victoryMarkers.issues],
  readings: {
    'the same': 'The same marker, under two names.',
    two: 'Two markers.',
  },
  usual: 'the same',
  because: 'Both count Networks and Resolved Issues, and both are the measure of the Moderates.',
  editorial: 'The number is reckoned from the Networks and the Issues themselves, whatever the marker is called.',
})

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

export const dieWithoutCubes = question('dieWithoutCubes', {
  asks: 'Is the die of the Politics Phase rolled when the Political Display is empty?',
  kind: 'gap',
  clauses: [politicsPhase.roll, politicsPhase.rollAbove],
  readings: {
    rolled: 'It is rolled, and always above the number of cubes.',
    'not rolled': 'It need not be rolled.',
  },
  usual: 'rolled',
  because: 'The die follows the count, whatever is counted.',
  editorial: 'No face of a die is zero or less, so the phase ends without effect either way.',
})

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

export const issueRoll = one(
  'Politics: the roll',
  view({ roll: among(COMPARED, 'the roll, against the cubes in the Political Display') }),
  (row) => [
    row([politicsPhase.rollAbove, politicsPhase.rollAboveEnds], { roll: 'more' }, 'no effect'),
    row(politicsPhase.rollWithin, { roll: P.not('more') }, 'Resolved'),
  ],
)

export const markerColor = first(
  'Politics: the color of the marker',
  view({ lead: among(['more red', 'as many', 'more white'], 'the cubes in the Political Display') }),
  (row) => [
    row(politicsPhase.whiteSide, { lead: 'more white' }, 'white'),
    row(politicsPhase.redSide, { lead: 'more red' }, 'red'),
    row(politicsPhase.tieToModerates, { lead: 'as many' }, 'Moderates decide'),
  ],
)
