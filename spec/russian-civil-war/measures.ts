/** The measures of the book: what can be asked of a position by name. @module */

import { measure, type Total } from 'rulewright/book'
import type { BaseGame } from './components/base-game.js'
import type { Components } from './components/components.js'
import type { Game } from './game.js'
import { worthOf } from './income.js'
import * as cited from './rules.gen.js'
import { LAND_UNITS } from './vocabulary.js'

const priceOf = measure(
  'Price of a unit',
  [cited.republic.purchase],
  { unit: LAND_UNITS },
  (_: Game, { unit }, base: BaseGame): number => base.price[unit],
)

/** Every measure, over the components. */
export const measuresOn = ({ map, base }: Pick<Components, 'map' | 'base'>): readonly Total<Game>[] => [
  worthOf.over(map),
  priceOf.over(base),
]
