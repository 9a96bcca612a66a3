/**
 * Chapter 7: Victory.
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
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'

const BACKGROUND = informative('background; decides nothing in play')

/** 7.0 Victory */
export const victory = section('victory', '7.0', 'Victory', {
  ownConditions: rule('Every Faction wins by conditions of its own.'),
  onAidSheets: component('The Faction aid sheets repeat the victory conditions.', {
    status: leftToComponent('the Faction aid sheets carry the conditions that this chapter states'),
  }),
})

/** 7.1 Ranking Wins and Breaking Ties */
export const ranking = section('ranking', '7.1', 'Ranking Wins and Breaking Ties', {
  afterCheck: rule('The Factions are ranked as soon as one of them passes a victory check.', { see: ['6.1'] }),
  atGameEnd: rule('If no Faction ever passes a check, they are ranked when the game is over.'),
  highestFirst: rule('First place belongs to the Faction whose victory margin is highest.', { see: ['7.3'] }),
  thenDescending: rule('The places below go to the other Factions by falling victory margin.'),
  tieToNonPlayers: rule('A Non-player takes a tie ahead of any player.'),
  tieToModerates: rule('Where no Non-player is in the tie, the Moderates take it.'),
  tieToSenate: rule('The Senate takes a tie after the Moderates, and so ahead of the Reds.'),
})

/** 7.2 Victory During a Propaganda Round */
export const victoryConditions = section('victoryConditions', '7.2', 'Victory During a Propaganda Round', {
  checkAtStart: rule('Victory is checked as each Propaganda Round begins.', { see: ['6.0'] }),
  compareMarkers: rule('The check sets the Victory markers against the thresholds on the edge track.'),

  redsTotal: formula('The Reds need Total Opposition and Reds Administrations on the map to sum to more than 11.'),
  redsVassalage: formula('The Reds also need Russian Vassalage and Polarization to sum to at most five.'),
  senateTotal: formula('The Senate needs to Control Towns with a Population of more than three in all.'),
  senateVassalage: formula('The Senate also needs German Vassalage and Polarization to sum to at most five.'),
  moderatesResources: formula('The Moderates need more than 14 Resources.'),
  moderatesPolarization: formula(
    'The Moderates also need one more than their Networks and the Resolved Issues together to reach Polarization.',
  ),

  powerWinNote: rule('At the end of the last Propaganda Round a Power wins if no Faction has a margin above zero.', {
    see: ['6.4.3', '7.3'],
  }),
  russiaZeroesReds: rule('Russian Vassalage and Polarization above five together make the Reds’ margin zero.'),
  germanyZeroesSenate: rule('German Vassalage and Polarization above five together make the Senate’s margin zero.'),
  powersWin: rule('Russia or Germany, with Vassalage and Polarization above five together, can itself win.'),
  powersOnlyAtEnd: prohibition('A Power wins only when the last Propaganda Round ends the game.', { see: ['6.4.3'] }),
  noPositiveMargin: prohibition('A Power wins only while every Faction’s victory margin is zero or less.', {
    see: ['7.3'],
  }),
  higherVassalage: rule('Where a Power wins, it is the one with more Vassalage.'),
  vassalageTie: rule('Where a Power would win but both have the same Vassalage, nobody wins.'),
  goalReached: definition('A Faction that has reached its goal has a margin above zero.'),
  goalMissed: definition('A Faction short of its goal has a margin of zero or below.'),
  themeReds: note('A Reds win stands for a socialist Finland that follows Soviet Russia.', { status: BACKGROUND }),
  themeSenate: note('A Senate win stands for a monarchy that leans on Germany.', { status: BACKGROUND }),
  themeModerates: note('A Moderates win stands for reconciliation and a social democratic Finland.', {
    status: BACKGROUND,
  }),
  themePowers: note('The win of a Power stands for the loss of independence: Finland becomes its vassal.', {
    status: BACKGROUND,
  }),
})

/** 7.3 Victory when the last Round is over */
export const finalVictory = section('finalVictory', '7.3', 'Victory After the Final Propaganda Round', {
  onlyWithoutCheckWin: prohibition('The margins at the end decide only a game that no victory check has ended.', {
    see: ['2.3.1', '6.1'],
  }),
  highestMargin: rule('When the last Propaganda Round is over, the highest victory margin wins.', { see: ['2.3.1'] }),
  orPower: exception('A Power can win in place of the Factions.'),

  redsOpposition: formula('Total Opposition counts towards the Reds’ margin.'),
  redsAdministrations: formula(
    'The Reds Administrations on the map are added to Total Opposition for the Reds’ margin.',
  ),
  redsLess11: formula('The Reds’ margin is Total Opposition with Reds Administrations, less 11.'),
  russiaZeroesReds: rule('The Reds’ margin is zero once Russian Vassalage and Polarization together pass five.'),
  senateTowns: formula('The Population of the Towns that the Senate Controls counts towards its margin.'),
  senateLess3: formula('The Senate’s margin is the Population of the Towns that it Controls, less 3.'),
  germanyZeroesSenate: rule('The Senate’s margin is zero once German Vassalage and Polarization together pass five.'),
  moderatesResources: formula('The Moderates’ Resources count towards their margin.'),
  moderatesLess14: formula('The Moderates’ margin begins as their Resources less 14.'),
  moderatesBelowFour: formula(
    'The Moderates’ margin loses one for each step by which Networks and Resolved Issues together fall short of four.',
  ),
  enoughForThree: note('For three players no rules beyond this chapter are needed.', {
    status: informative('advice to readers'),
  }),
})
