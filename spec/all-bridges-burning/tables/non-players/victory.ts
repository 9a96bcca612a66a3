/**
 * Victory in games with Non-players: whose rules hold, which checks end a game, and who wins against one player.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first } from '../../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../../src/kernel/view.js'
import { nonPlayerSequence, nonPlayers } from '../../clauses/non-players/general.js'
import { nonPlayerVictory, onePlayerVictory } from '../../clauses/non-players/random-spaces.js'
import { victoryPhase } from '../../clauses/propaganda-rounds.js'
import { finalVictory, ranking, victory, victoryConditions } from '../../clauses/victory.js'
import { loneCheck } from '../../questions/victory/lone-check.js'
import { nobodyPlays } from '../../questions/victory/nobody-plays.js'
import { nonPlayerWins } from '../../questions/victory/non-player-wins.js'
import { powerAgainstOne } from '../../questions/victory/power-against-one.js'
import { FACTIONS } from '../../vocabulary.js'

/** By which rules a game can be won. */
export const VICTORY_RULES = ['chapter 7', 'one player', 'Non-players alone'] as const

/** By which rules a game is won, by the number of its players. */
export const victoryRules = first(
  'Victory: by which rules',
  view({ players: range(0, FACTIONS.length, 'players'), reading: nobodyPlays }),
  (row) => [
    row(
      [nonPlayers.fewPlayers, nonPlayerSequence.exceptHere, onePlayerVictory.oneFaction, onePlayerVictory.againstTwo],
      { players: 1 },
      'one player',
    ),
    row([nonPlayers.fewPlayers, nonPlayerSequence.baseRules, nonPlayerVictory.twoPlayers], { players: 2 }, 'chapter 7'),
    row(nonPlayerVictory.highestNonPlayer, { players: 0, reading: 'the best Non-player' }, 'Non-players alone'),
    row(nonPlayerSequence.baseRules, { players: 0 }, 'chapter 7'),
    row(victory.ownConditions, {}, 'chapter 7'),
  ],
)

/** Whether the game ends if a Faction passes the victory check. */
export const endsTheGame = first(
  'Victory Phase: does the game end if this Faction passes the check',
  view({
    rules: among(VICTORY_RULES, 'the rules by which the game is won'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    reading: loneCheck,
  }),
  (row) => [
    row(onePlayerVictory.highestAtEnd, { rules: 'one player', nonPlayer: false, reading: 'plays on' }, false),
    row([onePlayerVictory.noNonPlayerWins, victoryPhase.endsOnWin], { rules: 'one player', nonPlayer: true }, true),
    row(victoryPhase.endsOnWin, {}, true),
  ],
)

/** What chapter 7 makes of a game, where no Non-player has passed a victory check: what can come of the last Round. */
export const BY_CHAPTER_7 = ['the player', 'a Non-player', 'a Power', 'nobody'] as const

/** Who wins a game that one player has played. */
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
      check: nonPlayerWins,
      power: powerAgainstOne,
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
      [onePlayerVictory.noNonPlayerWins, nonPlayerVictory.highestNonPlayer, nonPlayerVictory.ties],
      { passed: true, check: 'by passing' },
      'the best Non-player',
    ),
    row(
      [onePlayerVictory.highestAtEnd, ranking.highestFirst, finalVictory.highestMargin],
      { byChapter7: 'the player' },
      'the player',
    ),
    row(
      [onePlayerVictory.highestAtEnd, nonPlayerVictory.highestNonPlayer, nonPlayerVictory.ties],
      { byChapter7: 'a Non-player' },
      'the best Non-player',
    ),
    row(
      [victoryConditions.powersWin, finalVictory.orPower],
      { byChapter7: 'a Power', power: 'the Power' },
      'as by chapter 7',
    ),
    row(victoryConditions.vassalageTie, { byChapter7: 'nobody', power: 'the Power' }, 'as by chapter 7'),
    row(onePlayerVictory.highestAtEnd, { first: true, power: 'the highest margin' }, 'the player'),
    row(
      [nonPlayerVictory.highestNonPlayer, nonPlayerVictory.ties],
      { power: P.union('the highest margin', 'the best Non-player') },
      'the best Non-player',
    ),
  ],
)
