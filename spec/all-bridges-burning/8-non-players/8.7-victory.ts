/** 8.7 One-Player Victory, 8.7.1 Non-player Victory. @module */

import { among, certain, first, flag, question, range, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { victoryPhase } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { ranking, victory } from '../7-victory/7.1-ranking.js'
import { finalVictory } from '../7-victory/7.3-final-victory.js'
import type { Game } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { ahead, section } from '../section.js'
import { FACTIONS, type Faction, type Power } from '../vocabulary.js'
import { nonPlayerSequence, nonPlayers } from './8.0-non-players.js'

export const onePlayerVictory = section('onePlayerVictory', '8.7', 'One-Player Victory', {
  oneFaction: rule('Somebody who plays alone has one Faction, whichever is wanted.'),
  againstTwo: rule('Both other Factions are then Non-players.'),
  noNonPlayerWins: rule('The player fails if a Non-player wins in any of the Propaganda Rounds.'),
  highestAtEnd: rule('After the last of these Rounds the player also needs the highest victory margin.'),
})

export const nonPlayerVictory = section('nonPlayerVictory', '8.7.1', 'Non-player Victory', {
  highestNonPlayer: rule('If the player fails, the winner is whichever Non-player has the higher victory margin.'),
  ties: rule('A tie between them is broken as always.', { see: ['7.1'] }),
  twoPlayers: rule('With two players and one Non-player, victory is a matter of the base rules.', {
    see: ['7.0'],
  }),
})

export const loneCheck = question('loneCheck', {
  asks: 'Does a victory check end the game of somebody who plays alone, if only the player passes it?',
  clauses: [onePlayerVictory.highestAtEnd, victoryPhase.endsOnWin],
  readings: {
    'plays on': 'No: the game goes on, and the player succeeds, or does not, when the last Propaganda Round is over.',
    ends: 'Yes: as in any game; the player succeeds if nobody has a higher margin.',
  },
  usual: 'plays on',
  because:
    '8.7 names the conditions of such a game, and one of them can only be met after the last Round; for two players 8.7.1 returns to chapter 7, for one it does not.',
})

export const nobodyPlays = question('nobodyPlays', {
  asks: 'By which rules is a game won in which all three Factions are Non-players?',
  kind: 'gap',
  clauses: [
    nonPlayers.fewPlayers,
    nonPlayerVictory.highestNonPlayer,
    nonPlayerVictory.twoPlayers,
    ahead('setup.nonPlayers'),
  ],
  readings: {
    'base rules': 'By chapter 7, as with two players or three.',
    'the best Non-player': 'By 8.7.1: the highest margin wins, whatever the Powers have come to.',
  },
  usual: 'base rules',
  because: 'Setup allows such a game and 8.7 does not speak of it; where chapter 8 says nothing the base rules hold.',
})

export const nonPlayerWins = question('nonPlayerWins', {
  asks: 'Has a Non-player won that passes a victory check while the player, who plays alone, has the higher margin?',
  clauses: [
    onePlayerVictory.noNonPlayerWins,
    nonPlayerVictory.highestNonPlayer,
    victoryPhase.endsOnWin,
    finalVictory.onlyWithoutCheckWin,
    ranking.highestFirst,
  ],
  readings: {
    'by passing': 'Yes: to pass the check is to win; the player fails, and the Non-player with the higher margin wins.',
    'by first place': 'No: the game ends and the Factions are ranked; the player is first and succeeds.',
  },
  usual: 'by passing',
  because: '6.1 and 7.3 call it a win when a Faction passes the check, and 8.7.1 then compares Non-players only.',
})

export const powerAgainstOne = question('powerAgainstOne', {
  asks: 'Who wins the game of somebody who plays alone if by chapter 7 a Power wins it, or nobody does?',
  clauses: [
    onePlayerVictory.highestAtEnd,
    nonPlayerVictory.highestNonPlayer,
    finalVictory.powersWin,
    finalVictory.orPower,
    finalVictory.vassalageTie,
  ],
  readings: {
    'the Power': 'The Power, or nobody: the player fails, and no Non-player wins.',
    'the best Non-player': 'The Non-player with the higher margin: the player has failed.',
    'the highest margin': 'The player, whose margin is the highest, else the best Non-player: 8.7 counts margins only.',
  },
  usual: 'the Power',
  because: '8.7 says what the player must do, not that nothing else is needed; it takes nothing from 7.2 and 7.3.',
})

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

/** By which rules a game can be won. */
export const VICTORY_RULES = ['chapter 7', 'one player', 'Non-players alone'] as const

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
      [finalVictory.powersWin, finalVictory.orPower],
      { byChapter7: 'a Power', power: 'the Power' },
      'as by chapter 7',
    ),
    row(
      [finalVictory.vassalageTie, finalVictory.noPositiveMargin],
      { byChapter7: 'nobody', power: 'the Power' },
      'as by chapter 7',
    ),
    row(onePlayerVictory.highestAtEnd, { first: true, power: 'the highest margin' }, 'the player'),
    row(
      [nonPlayerVictory.highestNonPlayer, nonPlayerVictory.ties],
      { power: P.union('the highest margin', 'the best Non-player') },
      'the best Non-player',
    ),
  ],
)

/** Who can win a game. */
export type Winner = Faction | Power | 'nobody'
export const playersIn = (game: Game): readonly Faction[] => FACTIONS.filter((faction) => !isNonPlayer(game, faction))

const rulesFor = (game: Game) =>
  victoryRules.ask({ players: playersIn(game).length, reading: readingOf(game, nobodyPlays) })

/** The Factions that end the game, of those that pass a victory check. */
export const endingIt = (game: Game, passed: readonly Faction[]): readonly Faction[] => {
  const rules = rulesFor(game)
  const reading = readingOf(game, loneCheck)
  return passed.filter((faction) => endsTheGame.ask({ rules, nonPlayer: isNonPlayer(game, faction), reading }))
}

/** What a game came to by chapter 7, as far as a Non-player looks at it. */
interface Verdict {
  /** The Factions that passed the victory check which ended the game. */
  readonly passed: readonly Faction[]
  readonly ranked: readonly Faction[]
  /** Who wins by chapter 7. */
  readonly winner: Winner
}

/** How the winner of a game is called at a table with one player. */
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
    check: readingOf(game, nonPlayerWins),
    power: readingOf(game, powerAgainstOne),
  })
  if (verdict === 'as by chapter 7') return winner
  const wins = ranked.find((faction) => isNonPlayer(game, faction) === (verdict === 'the best Non-player'))
  return certain(wins, `Faction of ${verdict}`)
}

/** Who wins a game, whoever has played it. */
export function winnerOf(game: Game, verdict: Verdict): Winner {
  const rules = rulesFor(game)
  if (rules === 'one player') return winnerAgainstOne(game, verdict)
  return rules === 'chapter 7' ? verdict.winner : certain(verdict.ranked[0], 'Faction in the ranking')
}
