/** 7.0 Victory, 7.1 Ranking Wins and Breaking Ties. @module */

import { among, first, flag, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { FACTIONS } from '../vocabulary.js'

/** The possible ends of a game. */
export const ENDINGS = ['victory check', 'final round'] as const
export const ended = among(ENDINGS, 'how the game ended')

export const rankGroup = first(
  'Victory: who is ranked first',
  view({
    ended,
    passed: flag('the Faction has passed the victory check', 'the Faction has not passed the victory check'),
    reading: cited.firstPlace,
  }),
  (row) => [
    row([cited.victoryPhase.winnerAndRanks, cited.ranking.highestFirst], { reading: 'highest margin' }, 1),
    row(cited.victoryPhase.winnerAndRanks, { ended: 'victory check', passed: false }, 2),
    row([cited.victoryPhase.winnerAndRanks, cited.ranking.highestFirst], {}, 1),
  ],
)

export const tieOrder = one(
  'Victory: ties',
  view({
    faction: among(FACTIONS, 'the Faction'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
  }),
  (row) => [
    row([cited.ranking.tieToNonPlayers, cited.ranking.tieToModerates], { faction: 'moderates', nonPlayer: true }, 1),
    row([cited.ranking.tieToNonPlayers, cited.ranking.tieToSenate], { faction: 'senate', nonPlayer: true }, 2),
    row([cited.ranking.tieToNonPlayers, cited.ranking.tieToSenate], { faction: 'reds', nonPlayer: true }, 3),
    row(cited.ranking.tieToModerates, { faction: 'moderates', nonPlayer: false }, 4),
    row(cited.ranking.tieToSenate, { faction: 'senate', nonPlayer: false }, 5),
    row(cited.ranking.tieToSenate, { faction: 'reds', nonPlayer: false }, 6),
  ],
)
