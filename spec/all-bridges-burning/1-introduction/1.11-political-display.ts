/** 1.11 Political Display to 1.12 Victory Markers. @module */

import {
  added,
  component,
  definition,
  formula,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  question,
  rule,
} from 'rulewright/book'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { overMap } from '../pieces.js'
import { BACKGROUND, SHOWN } from '../reasons.js'
import { ahead, section } from '../section.js'
import { TOWNS } from '../vocabulary.js'
import { totalOpposition } from './1.6-support.js'
import { controlOf } from './1.7-control.js'

export const politicalDisplay = section('politicalDisplay', '1.11', 'Political Display', {
  chamber: component('One part of the Political Display is the chamber, a semicircle of boxes in two Faction colors.', {
    status: leftToComponent('the map: the boxes of the Political Display'),
  }),
  issues: component('Three more boxes of the Political Display stand for one historical Issue each.', {
    status: leftToComponent('the map: the names of the three Issues'),
  }),
  politics: permission('By Politics, Factions may bring cubes to the semicircle or take them from there.', {
    see: ['3.3.4'],
  }),
  terror: permission('By Terror, Factions may bring cubes to the semicircle or take them from there.', {
    see: ['3.2.3'],
  }),
  events: permission('By some Events, Factions may bring cubes to the semicircle or take them from there.'),
  engagement: note('The cubes show how far the Factions are engaged for an Issue.'),
  polarized: prohibition('At Polarization 6 or more no cubes may be placed by the Politics Command.', {
    see: ['3.3.4'],
  }),
  parliament: note('The part for Faction Contributions can be read as the chamber of a parliament.'),
  contribution: definition('Cubes of a Faction on the Display are its will to help Resolve an Issue.', {
    status: informative('a meaning; 6.2 counts the cubes'),
  }),
  parliamentStopped: note('The work of the real parliament broke off often before the war and wholly during it.', {
    status: BACKGROUND,
  }),
  reforms: note(
    'The Issues are the social reforms that the war was fought over; as reforms are achieved, Agitation of Senate ' +
      'and Reds costs more.',
    { status: informative('background; 6.2.1 has the costs') },
  ),
})

export const resolvingIssues = section('resolvingIssues', '1.11.1', 'Resolving Issues', {
  states: definition('An Issue is either Unresolved, without a marker, or Resolved, with one.'),
  time: rule('The Political Display is Resolved in the Politics Phase of every Propaganda Round.', { see: ['6.2'] }),
  oneAtATime: prohibition('The cubes of a Faction work on no more than one Unresolved Issue at any one time.', {
    status: informative('Issues differ in name only, so all cubes count for the one that is next'),
  }),
  inTurn: rule('Cubes pass on to another Issue only once the one before is Resolved.', { see: ['6.2'] }),
  choice: permission('Any Unresolved Issue may be chosen, as the players like.', {
    status: informative('Issues differ in name only, so nothing depends on the choice'),
  }),
  names: note('The names of the Issues are there for the theme alone.'),
  moderatesVictory: rule('Resolved Issues count for Moderates Victory.', {
    see: ['7.0'],
    status: informative('an overview; 7.2 and 7.3 say how they count'),
  }),
  agitation: rule('Resolved Issues make a difference to what Reds and Senate pay for Agitation.', {
    see: ['6.2'],
    status: informative('an overview; 6.2.1 has the costs'),
  }),
})

export const victoryMarkers = section('victoryMarkers', '1.12', 'Victory Markers', {
  onTrack: rule('Markers on the edge track follow several totals that matter to Victory.', {
    see: ['7.0'],
    status: SHOWN,
  }),
  senateTowns: formula('A Victory marker follows the Population of all Towns that the Senate Controls.'),
  vassalages: definition('The two Vassalage markers, Russian and German, are Victory markers.'),
  opposition: formula('A Victory marker follows the sum of Opposition and the Administrations on the map.'),
  issues: formula('A Victory marker follows the sum of Networks on the map and political Issues that are Resolved.'),
})

export const nameOfTheOpposeMarker = question('nameOfTheOpposeMarker', {
  asks: 'Are Admins + Oppose and Oppose+Admins the same marker?',
  kind: 'slip',
  clauses: [ahead('glossary.adminsOppose'), ahead('glossary.opposeAdmins'), victoryMarkers.opposition],
  readings: {
    'the same': 'The same marker, under two names.',
    two: 'Two markers.',
  },
  usual: 'the same',
  because: 'Both entries track Total Opposition and Administrations, and both call it the measure of the Reds.',
  editorial: 'The number is reckoned from the map itself, whatever the marker is called.',
})

export const opposeAdmins = added(
  'Oppose + Admins',
  [victoryMarkers.opposition],
  {},
  (add, game: Game, _, map: GameMap) => {
    add(totalOpposition.compute(game, {}, map), 'Total Opposition')
    add(
      overMap(game, ({ administrations }) => administrations),
      'Administrations',
    )
  },
)

export const senateTownPop = added(
  'Senate Town Pop',
  [victoryMarkers.senateTowns],
  {},
  (add, game: Game, _, map: GameMap) => {
    for (const town of TOWNS) if (controlOf.compute(game, { space: town }) === 'senate') add(map.population[town], town)
  },
)

export const networksAndIssuesOf = added('Networks + Issues', [victoryMarkers.issues], {}, (add, game: Game) => {
  add(
    overMap(game, ({ networks }) => networks),
    'Networks',
  )
  add(game.resolved.red + game.resolved.white, 'Resolved Issues')
})
