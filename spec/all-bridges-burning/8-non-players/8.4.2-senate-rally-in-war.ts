/** 8.4.2 Senate Rally (Card #55). @module */

import { first, readingOf, view } from 'rulewright/book'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import * as cited from '../rules.gen.js'
import type { Space } from '../vocabulary.js'
import { countOf, oppositionOf } from './8.1.7-levels.js'
import { cells, phase } from './8.4.1-senate-rally.js'

export const senateRally55Condition = first(
  'Non-player Senate: the condition of Rally (#55)',
  view({
    phase,
    cells,
  }),
  (row) => [
    row(cited.senateRallyCard55.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(cited.senateRallyCard55.ifCellsAvailable, { cells: false }, 'not met'),
    row([cited.senateRallyCard55.ifPhaseTwo, cited.senateRallyCard55.ifCellsAvailable], {}, 'met'),
  ],
)

/** The Opposition of a space as the card of a Non-player measures it: so, or by its level alone. */
export const oppositionFor = (map: GameMap, game: Game, name: Space, space: SpaceState): number =>
  readingOf(game, cited.oppositionByCard) === 'levels' ? countOf(space) : oppositionOf(map, name, space)
