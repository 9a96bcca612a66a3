/**
 * Victory in games with Non-players: by which rules, and who wins against one player.
 *
 * @module
 */
import { certain } from '../../../src/kernel/defect.js'
import { readingOf } from '../../../src/kernel/question.js'
import type { Game } from '../game.js'
import { loneCheck } from '../questions/victory/lone-check.js'
import { nobodyPlays } from '../questions/victory/nobody-plays.js'
import { nonPlayerWins } from '../questions/victory/non-player-wins.js'
import { powerAgainstOne } from '../questions/victory/power-against-one.js'
import { endsTheGame, victoryRules, whoWinsAgainstOne } from '../tables/non-players/victory.js'
import { FACTIONS, type Faction, type Power } from '../vocabulary.js'
import { isNonPlayer } from './state.js'

/** Who can win a game. */
export type Winner = Faction | Power | 'nobody'

const playersIn = (game: Game): readonly Faction[] => FACTIONS.filter((faction) => !isNonPlayer(game, faction))

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
  /** The Factions as they are ranked. */
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

/** Who sat at the table, where Non-players did: they, and the player where there was one, who succeeds or does not. */
export type AtTable = {
  readonly nonPlayers?: readonly Faction[]
  readonly player?: { readonly faction: Faction; readonly succeeds: boolean }
}

/** Who sat at the table, where Non-players did. */
export function tableOf(game: Game, winner: Winner): AtTable {
  const [player, ...more] = playersIn(game)
  if (more.length === FACTIONS.length - 1) return {}
  return {
    nonPlayers: game.nonPlayers.factions,
    ...(player && more.length === 0 && { player: { faction: player, succeeds: winner === player } }),
  }
}
