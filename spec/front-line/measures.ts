/** The measures of the book: what can be asked of a position by name. @module */

import { measure, readingOf, type Total } from 'rulewright/book'
import { stackOf } from './1.9-rounds.js'
import { countedUnits, pointsOf, unitCount } from './8.1-game-ends.js'
import type { Components } from './components/components.js'
import type { SupplyCards } from './components/supply-cards.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { PLAYERS, SUPPLIES } from './vocabulary.js'

const supply = measure(
  'Supply',
  [cited.turns.choose, cited.turns.used],
  { player: PLAYERS, supply: SUPPLIES },
  ({ players }: Game, { player, supply }): number => players[player].supply[supply].available,
)

const supplyOfAMonth = measure(
  'Supply of a month',
  [
    cited.roundSupply.capitalAlways,
    cited.roundSupply.allFree,
    cited.roundSupply.airFallen,
    cited.roundSupply.industryFallen,
  ],
  { player: PLAYERS, supply: SUPPLIES },
  (game: Game, { player, supply }, cards: SupplyCards): number => stackOf(cards, game, player, supply).available,
)

const units = measure(
  'Units counted in a tie',
  [cited.gameEnds.mostUnits, cited.gameEnds.bothStatuses],
  { player: PLAYERS },
  (game: Game, { player }): number =>
    unitCount.compute(game, player, countedUnits.ask({ reading: readingOf(game, cited.tieUnits) })),
)

/** Every measure, over the components. */
export const measuresOn = ({ fields, cards }: Pick<Components, 'fields' | 'cards'>): readonly Total<Game>[] => [
  pointsOf.over(fields),
  supply.over(),
  supplyOfAMonth.over(cards),
  units.over(),
]
