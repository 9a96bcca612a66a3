/** 8.7 One-Player Victory, 8.7.1 Non-player Victory. @module */

import { among, certain, first, flag, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Game } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction, type Power } from '../vocabulary.js'

export const victoryRules = first(
  'Victory: by which rules',
  view({ players: range(0, FACTIONS.length, 'players'), reading: cited.nobodyPlays }),
  (row) => [
    row(
      [
        cited.nonPlayers.fewPlayers,
        cited.nonPlayerSequence.exceptHere,
        cited.onePlayerVictory.oneFaction,
        cited.onePlayerVictory.againstTwo,
      ],
      { players: 1 },
      'one player',
    ),
    row(
      [cited.nonPlayers.fewPlayers, cited.nonPlayerSequence.baseRules, cited.nonPlayerVictory.twoPlayers],
      { players: 2 },
      'chapter 7',
    ),
    row(cited.nonPlayerVictory.highestNonPlayer, { players: 0, reading: 'the best Non-player' }, 'Non-players alone'),
    row(cited.nonPlayerSequence.baseRules, { players: 0 }, 'chapter 7'),
    row(cited.victory.ownConditions, {}, 'chapter 7'),
  ],
)

/** By which rules a game can be won. */
export const VICTORY_RULES = ['chapter 7', 'one player', 'Non-players alone'] as const

export const endsTheGame = first(
  'Victory Phase: does the game end if this Faction passes the check',
  view({
    rules: among(VICTORY_RULES, 'the rules by which the game is won'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    reading: cited.loneCheck,
  }),
  (row) => [
    row(cited.onePlayerVictory.highestAtEnd, { rules: 'one player', nonPlayer: false, reading: 'plays on' }, false),
    row(
      [cited.onePlayerVictory.noNonPlayerWins, cited.victoryPhase.endsOnWin],
      { rules: 'one player', nonPlayer: true },
      true,
    ),
    row(cited.victoryPhase.endsOnWin, {}, true),
  ],
)

/** The results of the last Round by chapter 7, if no Non-player has passed a victory check. */
export const BY_CHAPTER_7 = ['the player', 'a Non-player', 'a Power', 'nobody'] as const

export const whoWinsAgainstOne = first(
  'Victory: the player, a Non-player or a Power',
  view(
    {
      passed: flag(
        'a Non-player has passed the victory check that ended the game',
        'no Non-player has passed a victory check that ended the game',
      ),
      byChapter7: among(BY_CHAPTER_7, 'who would win by chapter 7'),
      first: flag('the player is first in the ranking', 'the player is not first in the ranking'),
      check: cited.nonPlayerWins,
      power: cited.powerAgainstOne,
    },
    [
      {
        because: 'no Power wins at a victory check, nor does nobody',
        when: (v) => v.passed && (v.byChapter7 === 'a Power' || v.byChapter7 === 'nobody'),
      },
      {
        because: 'a Faction that wins by chapter 7 is first in the ranking',
        when: (v) => (v.byChapter7 === 'the player' && !v.first) || (v.byChapter7 === 'a Non-player' && v.first),
      },
    ],
  ),
  (row) => [
    row(
      [cited.onePlayerVictory.noNonPlayerWins, cited.nonPlayerVictory.highestNonPlayer, cited.nonPlayerVictory.ties],
      { passed: true, check: 'by passing' },
      'the best Non-player',
    ),
    row(
      [cited.onePlayerVictory.highestAtEnd, cited.ranking.highestFirst, cited.finalVictory.highestMargin],
      { byChapter7: 'the player' },
      'the player',
    ),
    row(
      [cited.onePlayerVictory.highestAtEnd, cited.nonPlayerVictory.highestNonPlayer, cited.nonPlayerVictory.ties],
      { byChapter7: 'a Non-player' },
      'the best Non-player',
    ),
    row(
      [cited.finalVictory.powersWin, cited.finalVictory.orPower],
      { byChapter7: 'a Power', power: 'the Power' },
      'as by chapter 7',
    ),
    row(
      [cited.finalVictory.vassalageTie, cited.finalVictory.noPositiveMargin],
      { byChapter7: 'nobody', power: 'the Power' },
      'as by chapter 7',
    ),
    row(cited.onePlayerVictory.highestAtEnd, { first: true, power: 'the highest margin' }, 'the player'),
    row(
      [cited.nonPlayerVictory.highestNonPlayer, cited.nonPlayerVictory.ties],
      { power: P.union('the highest margin', 'the best Non-player') },
      'the best Non-player',
    ),
  ],
)

/** The possible winners of a game. */
export type Winner = Faction | Power | 'nobody'
export const playersIn = (game: Game): readonly Faction[] => FACTIONS.filter((faction) => !isNonPlayer(game, faction))

const rulesFor = (game: Game) =>
  victoryRules.ask({ players: playersIn(game).length, reading: readingOf(game, cited.nobodyPlays) })

/** The Factions that end the game, of those that pass a victory check. */
export const endingIt = (game: Game, passed: readonly Faction[]): readonly Faction[] => {
  const rules = rulesFor(game)
  const reading = readingOf(game, cited.loneCheck)
  return passed.filter((faction) => endsTheGame.ask({ rules, nonPlayer: isNonPlayer(game, faction), reading }))
}

/** The result of a game by chapter 7, as far as Non-players need it. */
interface Verdict {
  /** The Factions that passed the victory check which ended the game. */
  readonly passed: readonly Faction[]
  readonly ranked: readonly Faction[]
  /** The winner by chapter 7. */
  readonly winner: Winner
}

/** Names the winner of a game at a table with one player. */
function calledIn(game: Game, winner: Winner) {
  if (winner === 'nobody') return winner
  if (FACTIONS.every((faction) => faction !== winner)) return 'a Power'
  return isNonPlayer(game, winner) ? 'a Non-player' : 'the player'
}

function winnerAgainstOne(game: Game, { passed, ranked, winner }: Verdict): Winner {
  const verdict = whoWinsAgainstOne.ask({
    passed: passed.some((faction) => isNonPlayer(game, faction)),
    byChapter7: calledIn(game, winner),
    first: !isNonPlayer(game, certain(ranked[0], 'Faction in the ranking')),
    check: readingOf(game, cited.nonPlayerWins),
    power: readingOf(game, cited.powerAgainstOne),
  })
  if (verdict === 'as by chapter 7') return winner
  const wins = ranked.find((faction) => isNonPlayer(game, faction) === (verdict === 'the best Non-player'))
  return certain(wins, `Faction of ${verdict}`)
}

/** Returns the winner of a game, with or without Non-players. */
export function winnerOf(game: Game, verdict: Verdict): Winner {
  const rules = rulesFor(game)
  if (rules === 'one player') return winnerAgainstOne(game, verdict)
  return rules === 'chapter 7' ? verdict.winner : certain(verdict.ranked[0], 'Faction in the ranking')
}
