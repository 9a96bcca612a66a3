/** The measures of the book: what can be asked of a position by name. @module */

import { measure, type Total } from 'rulewright/book'
import { isolatedSpaces, logisticLine } from './1.1-logistic-lines.js'
import type { Components } from './components/components.js'
import type { Game } from './game.js'
import { moraleLeft } from './morale.js'
import * as cited from './rules.gen.js'
import { markersLeft } from './spaces.js'
import { SIDES } from './vocabulary.js'

const morale = measure(
  'Morale with the changes of the turn',
  [cited.gameTurn.morale],
  { side: SIDES },
  (game: Game, { side }): number => moraleLeft(game, side),
)

const markers = measure('Possession markers left', [cited.gameTurn.markers], {}, (game: Game): number =>
  markersLeft(game),
)

/** Every measure, over the components. */
export const measuresOn = ({ map }: Pick<Components, 'map'>): readonly Total<Game>[] => [
  logisticLine.over(map),
  isolatedSpaces.over(map),
  morale.over(),
  markers.over(),
]
