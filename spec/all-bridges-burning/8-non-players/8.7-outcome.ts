/** The outcome of a game, with or without Non-players. @module */

import { certain, compared, readingOf } from 'rulewright/book'
import { checkEnds } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { type Ended, prevails } from '../7-victory/7.2-victory-conditions.js'
import { factionsRanked, whoWins } from '../7-victory/7.3-final-victory.js'
import { heldBack, type Ranked, rankingOf, winnersOf } from '../7-victory/7.3-margins.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction } from '../vocabulary.js'
import { endingIt, playersIn, type Winner, winnerOf } from './8.7-victory.js'

/** The seats of a game with Non-players: the Non-players, and the player, if there is one, who succeeds or fails. */
export type AtTable = {
  readonly nonPlayers?: readonly Faction[]
  readonly player?: { readonly faction: Faction; readonly succeeds: boolean }
}

/** Returns the seats of a game with Non-players. */
export function tableOf(game: Game, winner: Winner): AtTable {
  const [player, ...more] = playersIn(game)
  if (more.length === FACTIONS.length - 1) return {}
  return {
    nonPlayers: game.nonPlayers.factions,
    ...(player && more.length === 0 && { player: { faction: player, succeeds: winner === player } }),
  }
}

/** The outcome of a game. */
export type Outcome = AtTable & {
  readonly ended: Ended
  readonly winner: Winner
  readonly ranking: readonly Ranked[]
}

/** Counts the Factions that end the game by passing the victory check. */
export const endedBy = (map: GameMap, game: Game): number => endingIt(game, winnersOf.compute(map, game)).length

/** True if the game ends in the Victory Phase. */
export const endsInCheck = (map: GameMap, game: Game): boolean =>
  checkEnds.ask({
    winners: endedBy(map, game),
    heldBack: heldBack(map, game),
    reading: readingOf(game, cited.preventedWin),
  })

/** Returns the winner by chapter 7. */
function winnerByMargins(game: Game, ended: Ended, ranked: readonly Ranked[]): Winner {
  const { germany, russia } = game.vassalage
  const verdict = whoWins.ask({
    ended,
    margin: Math.max(...ranked.map(({ margin }) => margin)),
    germanyPrevails: prevails(game, 'germany'),
    russiaPrevails: prevails(game, 'russia'),
    reading: readingOf(game, cited.powerWins),
    goal: readingOf(game, cited.withoutGoal),
    vassalage: compared(germany, russia),
  })
  return verdict === 'a Faction' ? certain(ranked[0], 'Faction in the ranking').faction : verdict
}

/** Returns the outcome of a game when it ended. */
export function outcomeOf(map: GameMap, game: Game, ended: Ended): Outcome {
  const ranked = rankingOf.compute(map, game, ended)
  const winner = winnerOf(game, {
    passed: ended === 'victory check' ? winnersOf.compute(map, game) : [],
    ranked: ranked.map(({ faction }) => faction),
    winner: winnerByMargins(game, ended, ranked),
  })
  const faction = FACTIONS.some((one) => one === winner)
  const ranking = factionsRanked.ask({ faction, reading: readingOf(game, cited.rankedBehind) }) ? ranked : []
  return { ended, winner, ranking, ...tableOf(game, winner) }
}
