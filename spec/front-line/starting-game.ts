/**
 * The beginning of a game: the units of a player, and a first game set up as recommended.
 *
 * @module
 */
import { computed } from '../../src/kernel/table.js'
import { placement, supplyValues } from './clauses/setup.js'
import type { Components } from './components/components.js'
import { mirrored, type Placement, RESERVE } from './components/units.js'
import { emptyGame, type Game } from './game.js'
import { ofPlayer } from './supply.js'
import { withSupply } from './tables/supply.js'
import { withNew } from './units.js'
import { KINDS, PLAYERS, type Player } from './vocabulary.js'

/** A game in which a player has the reserve, and Leadership that is available. */
export const withStock = computed(
  'The reserve and the Leadership of a player',
  [placement.reserve, supplyValues.leadershipStarts],
  (game: Game, player: Player): Game => ofPlayer(game, player, { reserve: RESERVE, leadership: 'Available' }),
)

/** A game in which a player's units stand as the Items card recommends. */
export const asRecommended = computed(
  'The recommended placement',
  [placement.recommended, placement.rest],
  (recommended: Placement, game: Game, player: Player): Game =>
    KINDS.flatMap((kind) => recommended[kind].map((square) => ({ kind, square }))).reduce(
      (before, { kind, square }) => withNew(before, player === 'Red' ? square : mirrored(square), player, kind),
      game,
    ),
)

/** A first game in its first turn: both placements as recommended, Red first, the supply of September granted. */
export function firstGame({ placement: recommended, cards }: Components): Game {
  const placed = PLAYERS.reduce(
    (game, player) => asRecommended.compute(recommended, withStock.compute(game, player), player),
    emptyGame,
  )
  return withSupply(cards, { ...placed, firstPlayer: 'Red', turn: 1 })
}
