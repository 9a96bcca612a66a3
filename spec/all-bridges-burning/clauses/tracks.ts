/**
 * Chapter 1, third part: what is tracked, from Resources and Control to the Victory markers.
 *
 * @module
 */
import {
  component,
  definition,
  exception,
  formula,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'
import { BACKGROUND, SHOWN } from './reasons.js'

/** 1.5 Resources */
export const resources = section('resources', '1.5', 'Resources', {
  range: prohibition('A Faction never has fewer than 0 or more than 30 Resources.'),
  payment: rule('A Faction pays for its actions with Resources.'),
  cylinder: rule('A cylinder in the color of the Faction marks its Resources on the edge track.', {
    see: ['1.3'],
    status: SHOWN,
  }),
  politicalWill: note(
    'Resources stand for the political will behind a Faction, and therefore Rally after enemy Terror, or Attack on a ' +
      'stronger enemy, can cost more of them.',
    { see: ['3.2.1', '3.2.3', '3.2.4'], status: BACKGROUND },
  ),
})

/** 1.6 Support and Opposition */
export const support = section('support', '1.6', 'Support and Opposition', {
  victory: rule('Support and Opposition matter to Victory.', {
    status: informative('an overview; 7.2 and 7.3 say how Opposition counts'),
  }),
  actions: rule('Support and Opposition matter to some Commands and Special Activities.'),
  levels: definition(
    'A Town or Province is always at one of five levels: Active Support, Passive Support, Neutral, Passive ' +
      'Opposition, Active Opposition.',
  ),
  towardSenate: definition('Support and Opposition are both meant toward the Senate.', {
    status: informative('a meaning'),
  }),
  shifts: rule('The level of a space can shift in the course of play.'),
  activeDouble: formula(
    'A space at an Active level, Support or Opposition, counts with twice its Population in Total Opposition.',
  ),
  redsVictory: rule('Total Opposition matters to Reds Victory.', { see: ['7.0'] }),
  markers: rule('A marker in the Town or Province shows Support or Opposition, Active or Passive.', { status: SHOWN }),
  neutral: rule('A space with no marker of Support or Opposition is Neutral.', { status: SHOWN }),
  zeroPopulation: permission('A Province of Population zero may be in Support or Opposition like any other.'),
  zeroOpposition: exception('Opposition in a Province of Population zero adds nothing to Reds Victory.', {
    see: ['7.0'],
  }),
  zeroEarnings: rule('The Senate earns from Support in a Province of Population zero in Propaganda Rounds.', {
    see: ['6.3'],
  }),
  zeroRally: rule('Support in a Province of Population zero also bears on what Rally places there and costs.', {
    see: ['3.2.1'],
  }),
  meaning: note('Support and Opposition stand for how far people back the aims of a Faction and dare to show it.', {
    status: BACKGROUND,
  }),
  noPolice: note('No piece is like the police of other volumes: militias had taken the place of the state.', {
    status: BACKGROUND,
  }),
})

/** 1.7 Control */
export const control = section('control', '1.7', 'Control', {
  majority: formula(
    'Reds or Senate have Control of a space if their Cells and Administrations there outnumber the pieces of the ' +
      'other two Factions taken together.',
  ),
  countModerates: formula('Moderates pieces are counted when Control is worked out.'),
  withoutTroops: formula('German and Russian Troops are not counted when Control is worked out.'),
  uncontrolled: definition('A space that neither Reds nor Senate Control is Uncontrolled.'),
  notModerates: prohibition('The Moderates never have Control of a space.'),
  notPowers: prohibition('Neither Germany nor Russia ever has Control of a space.'),
  moderatesDeny: rule('Cells and Networks of the Moderates in a space can keep Reds or Senate from its Control.'),
  personalityDenies: exception('The Personality keeps nobody from Control.'),
  zeroPopulation: permission('A space of Population zero may be Controlled and marked like any other.'),
})

/** 1.8 Cells On Map */
export const cellsOnMap = section('cellsOnMap', '1.8', 'Cells On Map', {
  total: formula('Cells on Map is the number of Reds Cells on the map plus that of Senate Cells.'),
  marker: rule('A marker keeps track of Cells on Map.', { status: SHOWN }),
  transition: rule('Cells on Map has a part in the change to Phase II.', { see: ['2.4'] }),
})

/** 1.9 Vassalage */
export const vassalage = section('vassalage', '1.9', 'Vassalage', {
  involvement: rule('How far German and Russian Troops take part hangs on the Vassalage of their Powers.', {
    status: informative('an overview; the clauses on adjusting the Troops decide'),
  }),
  markers: rule('A Vassalage marker for each of the two Powers shows its level on the edge track.', { status: SHOWN }),
  events: rule('Some Events may shift Vassalage.'),
  foreignRelations: rule('The Foreign Relations Special Activity may shift Vassalage.', {
    see: ['4.2.2'],
  }),
  turmoil: rule('Russian Turmoil in the Propaganda Round may shift Vassalage.', { see: ['6.4.1'] }),
  propaganda: rule('In Phase II each Propaganda Round adjusts how many Troops of each Power are on the map.', {
    see: ['6.5'],
  }),
  pivotal: rule('The Red Revolt! Pivotal Event, when played, adjusts the numbers of Troops too.', { see: ['2.4'] }),
  match: formula('After an adjustment the Troops of a Power number what its Vassalage marker says.'),
  meaning: note('Vassalage stands for the influence of a foreign Power, or how much Finland depends on it.', {
    see: ['1.10'],
    status: BACKGROUND,
  }),
})

/** 1.10 Polarization */
export const polarization = section('polarization', '1.10', 'Polarization', {
  level: definition('Polarization, a level on its own track, tells how united or divided the Factions are.'),
  actions: rule('Some Events, Commands and Special Activities change Polarization.'),
  prisoners: rule('The count of Prisoners of War in a Propaganda Round changes Polarization.'),
  victory: rule('Polarization matters to Victory.', { see: ['7.0'] }),
  politicsCost: rule('Polarization sets what the Moderates pay for Politics.', {
    see: ['3.3.4'],
  }),
  rallyCost: rule('Polarization sets what the Moderates pay for Rally.', { see: ['3.3.1'] }),
  terror: rule('Polarization sets how much Terror achieves.', {
    see: ['3.2.3'],
  }),
  printed: component('What Polarization makes actions cost and achieve is printed under its track.', {
    status: leftToComponent('the map: the figures printed under the Polarization Track'),
  }),
  background: note(
    'Most actors of the time wanted independence, for which national unity mattered; the war, which killed tens of ' +
      'thousands, strained that unity, and the divisions were mended in the decades that followed.',
    { status: BACKGROUND },
  ),
})

/** 1.11 Political Display */
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

/** 1.11.1 Resolving Issues */
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

/** 1.12 Victory Markers */
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
