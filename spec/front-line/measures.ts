/**
 * The measures of the book: what can be asked of a position by name.
 *
 * @module
 */
import { measure, type Total } from '../../src/kernel/measure.js'
import { readingOf } from '../../src/kernel/question.js'
import { gameEnds } from './clauses/end.js'
import { roundSupply, turns } from './clauses/rounds.js'
import type { Components } from './components/components.js'
import type { SupplyCards } from './components/supply-cards.js'
import type { Game } from './game.js'
import { tieUnits } from './questions/tie-units.js'
import { countedUnits, pointsOf, unitCount } from './tables/end.js'
import { stackOf } from './tables/supply.js'
import { PLAYERS, SUPPLIES } from './vocabulary.js'

/** The chits of a stack that a player can still use. */
const supply = measure(
  'Supply',
  [turns.choose, turns.used],
  { player: PLAYERS, supply: SUPPLIES },
  ({ players }: Game, { player, supply }): number => players[player].supply[supply].available,
)

/** The chits that a player gets for a city, if a month began as the game stands. */
const supplyOfAMonth = measure(
  'Supply of a month',
  [roundSupply.capitalAlways, roundSupply.allFree, roundSupply.airFallen, roundSupply.industryFallen],
  { player: PLAYERS, supply: SUPPLIES },
  (game: Game, { player, supply }, cards: SupplyCards): number => stackOf(cards, game, player, supply).available,
)

/** The units of a player that count in a tie. */
const units = measure(
  'Units counted in a tie',
  [gameEnds.mostUnits, gameEnds.bothStatuses],
  { player: PLAYERS },
  (game: Game, { player }): number =>
    unitCount.compute(game, player, countedUnits.ask({ reading: readingOf(game, tieUnits) })),
)

/** Every measure, over the components. */
export const measuresOn = ({ fields, cards }: Pick<Components, 'fields' | 'cards'>): readonly Total<Game>[] => [
  pointsOf.over(fields),
  supply.over(),
  supplyOfAMonth.over(cards),
  units.over(),
]
