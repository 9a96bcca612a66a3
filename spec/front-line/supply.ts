/** The chits on the Items cards. @module */
import type { Game, PlayerState, Stack } from './game.js'
import { opponentOf, type Player, SUPPLIES, type Supply } from './vocabulary.js'

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

/** The Fallen chits of the box. */
const FALLEN_CHITS = 4

/** How many Fallen chits are on neither Items card. */
export const fallenChitsLeft = (game: Players): number => Math.max(0, FALLEN_CHITS - fallenChits(game))

/** How many Fallen chits are on the Items cards. */
export const fallenChits = ({ players }: Players): number =>
  Object.values(players)
    .flatMap(({ supply }) => SUPPLIES.map((kind) => supply[kind]))
    .filter(({ chit }) => chit === 'Fallen')
    .reduce((sum, { available, used }) => sum + available + used, 0)

/** Whose turn it is: the first player has the odd turns of a round. */
export const turnOf = ({ firstPlayer, turn }: Pick<Game, 'firstPlayer' | 'turn'>): Player | 'nobody' => {
  if (firstPlayer === 'undecided' || turn === 0) return 'nobody'
  return turn % 2 === 1 ? firstPlayer : opponentOf(firstPlayer)
}
