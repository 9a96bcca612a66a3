/** 7.0 Victory, 7.1 Ranking Wins and Breaking Ties. @module */

import { among, component, first, flag, leftToComponent, one, question, rule, view } from 'rulewright/book'
import { victoryPhase } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { section } from '../section.js'
import { FACTIONS } from '../vocabulary.js'

export const victory = section('victory', '7.0', 'Victory', {
  ownConditions: rule('Every Faction wins by conditions of its own.'),
  onAidSheets: component('The Faction aid sheets repeat the victory conditions.', {
    status: leftToComponent('the Faction aid sheets carry the conditions that this chapter states'),
  }),
})

export const ranking = section('ranking', '7.1', 'Ranking Wins and Breaking Ties', {
  afterCheck: rule('The Factions are ranked as soon as one of them passes a victory check.', { see: ['6.1'] }),
  atGameEnd: rule('If no Faction ever passes a check, they are ranked when the game is over.'),
  highestFirst: rule(
    'Whenever Factions are ranked, after a victory check or at the end of the game, the one whose victory margin is highest wins first place.',
    { see: ['7.3'] },
  ),
  thenDescending: rule('The places below go to the other Factions by falling victory margin.'),
  tieToNonPlayers: rule('A Non-player takes a tie ahead of any player.'),
  tieToModerates: rule('Where no Non-player is in the tie, the Moderates take it.'),
  tieToSenate: rule('The Senate takes a tie after the Moderates, and so ahead of the Reds.'),
})

export const firstPlace = question('firstPlace', {
  asks: 'Can a Faction that did not pass the victory check take first place over one that did?',
  clauses: [ranking.highestFirst, victoryPhase.winnerAndRanks],
  readings: {
    'highest margin': 'Every Faction is ranked by its margin alone.',
    'who passed first': 'Those that passed the check are ranked before the others.',
  },
  usual: 'highest margin',
  because: '7.1 ranks by the highest margin and asks only that somebody has passed.',
})

/** How a game can come to its end. */
export const ENDINGS = ['victory check', 'final round'] as const
export const ended = among(ENDINGS, 'how the game ended')

export const rankGroup = first(
  'Victory: who is ranked first',
  view({
    ended,
    passed: flag('the Faction has passed the victory check', 'the Faction has not passed the victory check'),
    reading: firstPlace,
  }),
  (row) => [
    row([victoryPhase.winnerAndRanks, ranking.highestFirst], { reading: 'highest margin' }, 1),
    row(victoryPhase.winnerAndRanks, { ended: 'victory check', passed: false }, 2),
    row([victoryPhase.winnerAndRanks, ranking.highestFirst], {}, 1),
  ],
)

export const tieOrder = one(
  'Victory: ties',
  view({
    faction: among(FACTIONS, 'the Faction'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
  }),
  (row) => [
    row([ranking.tieToNonPlayers, ranking.tieToModerates], { faction: 'moderates', nonPlayer: true }, 1),
    row([ranking.tieToNonPlayers, ranking.tieToSenate], { faction: 'senate', nonPlayer: true }, 2),
    row([ranking.tieToNonPlayers, ranking.tieToSenate], { faction: 'reds', nonPlayer: true }, 3),
    row(ranking.tieToModerates, { faction: 'moderates', nonPlayer: false }, 4),
    row(ranking.tieToSenate, { faction: 'senate', nonPlayer: false }, 5),
    row(ranking.tieToSenate, { faction: 'reds', nonPlayer: false }, 6),
  ],
)
