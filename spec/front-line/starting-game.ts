/** A first game, set up as recommended. @module */
import { asRecommended, withStock } from './1.8-placement.js'
import { withSupply } from './1.9-rounds.js'
import type { Components } from './components/components.js'
import { emptyGame } from './empty-game.js'
import type { Game } from './game.js'
import { PLAYERS } from './vocabulary.js'

/** A first game in its first turn: both placements as recommended, Red first, the supply of September granted. */
export function firstGame({ placement: recommended, cards }: Components): Game {
  const placed = PLAYERS.reduce(
    (game, player) => asRecommended.compute(recommended, withStock.compute(game, player), player),
    emptyGame,
  )
  return withSupply(cards, { ...placed, firstPlayer: 'Red', turn: 1 })
}
