/** 7.3 Victory After the Final Propaganda Round. @module */

import {
  among,
  COMPARED,
  definition,
  exception,
  first,
  flag,
  formula,
  informative,
  note,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { victoryPhase } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { section } from '../section.js'
import { ended, ranking } from './7.1-ranking.js'
import { LOWEST, victoryConditions } from './7.2-victory-conditions.js'

const BACKGROUND = informative('background; decides nothing in play')

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
  powerZeroesReds: rule(
    'Russia sets the Reds’ margin to zero with its Vassalage and Polarization above five together.',
  ),
  powerZeroesSenate: rule(
    'Germany sets the Senate’s margin to zero with its Vassalage and Polarization above five together.',
  ),
  powersWin: rule('Russia or Germany, with Vassalage and Polarization above five together, can itself win.'),
  powersOnlyAtEnd: prohibition('A Power wins only when the last Propaganda Round ends the game.', { see: ['6.4.3'] }),
  noPositiveMargin: prohibition('A Power wins only while every Faction’s victory margin is zero or less.', {}),
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
  enoughForThree: note('For three players no rules beyond this chapter are needed.', {
    status: informative('advice to readers'),
  }),
})

export const powerWins = question('powerWins', {
  asks: 'Does a Power win only with Vassalage and Polarization above five, or whenever no Faction has a positive margin?',
  clauses: [finalVictory.powersWin, victoryConditions.powerWinNote, finalVictory.orPower],
  readings: {
    'above five': 'A Power whose Vassalage and Polarization are five or less together does not win.',
    always: 'The Power with more Vassalage wins whenever no Faction has a margin above zero.',
  },
  usual: 'above five',
  because:
    'The bullet of 7.3 gives the condition; the note of 7.2 that leaves it out only tells when the game can end so.',
})

export const withoutGoal = question('withoutGoal', {
  asks: 'Does the highest margin win after the last Round although it is zero or less, and no Power wins?',
  clauses: [finalVictory.highestMargin, finalVictory.noPositiveMargin, finalVictory.goalMissed, ranking.atGameEnd],
  readings: {
    'highest margin': 'Yes: the highest of the margins wins, whatever it is.',
    nobody: 'No: without a margin above zero a Power can win, and nobody else.',
  },
  usual: 'highest margin',
  because: '7.3 and 7.1 give the game to the highest margin, and 7.1 does so where nobody has passed a check.',
})

export const rankedBehind = question('rankedBehind', {
  asks: 'Are the Factions ranked when a Power wins the game, or nobody?',
  clauses: [ranking.atGameEnd, ranking.highestFirst, finalVictory.orPower, finalVictory.vassalageTie],
  readings: {
    ranked: 'Yes: their places are as ever, and the win of the Power stands beside them.',
    'not ranked': 'No: first place is that of the winner, and there is none among the Factions.',
  },
  usual: 'ranked',
  because: '7.1 ranks the Factions by their margins at the end of the game, whoever wins it.',
})

const HIGHEST_OF_ALL = 44

export const whoWins = first(
  'Victory: a Power, nobody or a Faction',
  view(
    {
      ended,
      margin: range(LOWEST, HIGHEST_OF_ALL, 'the highest margin of a Faction'),
      germanyPrevails: flag('Germany prevails', 'Germany does not prevail'),
      russiaPrevails: flag('Russia prevails', 'Russia does not prevail'),
      vassalage: among(COMPARED, 'German Vassalage, against Russian'),
      reading: powerWins,
      goal: withoutGoal,
    },
    [
      {
        because: 'Polarization is the same for both, so the Power with more Vassalage prevails if the other does',
        when: (v) =>
          (v.vassalage === 'more' && v.russiaPrevails && !v.germanyPrevails) ||
          (v.vassalage === 'less' && v.germanyPrevails && !v.russiaPrevails) ||
          (v.vassalage === 'as much' && v.germanyPrevails !== v.russiaPrevails),
      },
    ],
  ),
  (row) => [
    row(
      [finalVictory.powersOnlyAtEnd, ranking.afterCheck, finalVictory.onlyWithoutCheckWin, victoryPhase.winnerAndRanks],
      { ended: 'victory check' },
      'a Faction',
    ),
    row(
      [finalVictory.noPositiveMargin, finalVictory.highestMargin, ranking.atGameEnd],
      { margin: P.number.positive() },
      'a Faction',
    ),
    row(
      [finalVictory.highestMargin, ranking.atGameEnd],
      { germanyPrevails: false, russiaPrevails: false, reading: 'above five', goal: 'highest margin' },
      'a Faction',
    ),
    row(
      [finalVictory.noPositiveMargin, finalVictory.goalMissed],
      { germanyPrevails: false, russiaPrevails: false, reading: 'above five', goal: 'nobody' },
      'nobody',
    ),
    row(finalVictory.vassalageTie, { vassalage: 'as much' }, 'nobody'),
    row(
      [finalVictory.powersWin, victoryConditions.powerWinNote, finalVictory.higherVassalage, finalVictory.orPower],
      { vassalage: 'more' },
      'germany',
    ),
    row(
      [finalVictory.powersWin, victoryConditions.powerWinNote, finalVictory.higherVassalage, finalVictory.orPower],
      { vassalage: 'less' },
      'russia',
    ),
  ],
)

export const factionsRanked = first(
  'Victory: are the Factions ranked',
  view({ faction: flag('a Faction wins', 'a Power wins, or nobody'), reading: rankedBehind }),
  (row) => [
    row([ranking.highestFirst, ranking.atGameEnd], { faction: true }, true),
    row([ranking.atGameEnd, finalVictory.orPower], { reading: 'ranked' }, true),
    row([ranking.highestFirst, finalVictory.orPower, finalVictory.vassalageTie], {}, false),
  ],
)
