/** Hero points that players would spend while it is not their turn. @module */

import { asks, type Context } from 'rulewright/book'
import { mayNotSpendOutOfTurn } from '#spec/land-and-freedom/7.3-hero-points'
import type { Game } from '#spec/land-and-freedom/game'
import { holds, isPlayed } from '#spec/land-and-freedom/players'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction } from '#spec/land-and-freedom/vocabulary'
import { medallionOf, medallionUses, WARES } from './7.3-spending.js'

type C = Context<Game, object>

/** Everything that a faction could spend Hero points for, were it its turn. */
const wanted = (game: Game, faction: Faction) => [
  ...WARES,
  ...medallionUses(game).filter((use) => holds(game, faction, medallionOf(use))),
]

/** For each player Hero points that may not be spent now: all of them are refused, and nobody has to answer. */
export const outOfTurn = FACTIONS.map((faction) =>
  asks<C>().must({
    name: `for what Hero points of the ${faction} are spent out of turn`,
    cites: [cited.spending.ownTurn],
    seat: () => faction,
    from: ({ game }) => (game.acting !== faction && isPlayed(game, faction) ? wanted(game, faction) : []),
    forbid: { table: mayNotSpendOutOfTurn, view: {} },
  }),
)
