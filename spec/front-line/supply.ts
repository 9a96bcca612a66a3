/** The chits on the Items cards. @module */
import type { Game, PlayerState, Stack } from './game.js'
import { type Chit, opponentOf, type Player, SUPPLIES, type Supply } from './vocabulary.js'

type Players = Pick<Game, 'players'>

/** A game in which something of one player is different. */
export const ofPlayer = <G extends Players>(game: G, player: Player, change: Partial<PlayerState>): G => ({
  ...game,
  players: { ...game.players, [player]: { ...game.players[player], ...change } },
})

/** A game in which one stack of a player is different. */
export const withStack = <G extends Players>(game: G, player: Player, supply: Supply, stack: Stack): G =>
  ofPlayer(game, player, { supply: { ...game.players[player].supply, [supply]: stack } })

/** A game in which a player has used chits of a stack. */
export const withUsed = <G extends Players>(game: G, player: Player, supply: Supply, chits: number): G => {
  const stack = game.players[player].supply[supply]
  return withStack(game, player, supply, {
    ...stack,
    available: stack.available - chits,
    used: stack.used + chits,
  })
}

/** The chits of the box. */
export const CHITS_OF: Readonly<Record<Chit, number>> = { Air: 8, Capital: 8, Industry: 8, Fallen: 4 }

/** Counts the chits of a kind that are on neither Items card. */
export const chitsLeft = (game: Players, kind: Chit): number => Math.max(0, CHITS_OF[kind] - chitsOn(game, kind))

/** Counts the chits of a kind on the Items cards. */
export const chitsOn = ({ players }: Players, kind: Chit): number =>
  Object.values(players)
    .flatMap(({ supply }) => SUPPLIES.map((one) => supply[one]))
    .filter(({ chit }) => chit === kind)
    .reduce((sum, { available, used }) => sum + available + used, 0)

/** Returns the player whose turn it is. The first player has the odd turns of a round. */
export const turnOf = ({ firstPlayer, turn }: Pick<Game, 'firstPlayer' | 'turn'>): Player | 'nobody' => {
  if (firstPlayer === 'undecided' || turn === 0) return 'nobody'
  return turn % 2 === 1 ? firstPlayer : opponentOf(firstPlayer)
}
