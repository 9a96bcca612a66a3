/** Orders for the Red Revolt: which Town the Reds clear of the Senate, or Rally in. @module */

import type { Option } from 'rulewright/book'
import { afterRally } from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Town } from '#spec/all-bridges-burning/vocabulary'
import { militantControl } from './8.1.7-control.js'
import { gameIn, type Line, type Look, line } from './8.2-priority.js'

interface Deed extends Option {
  readonly type: 'clear' | 'rally'
  readonly town: Town
}

/** The game after a Town is cleared of the Senate, or the Reds have placed their Cells there. */
function after(look: Look, { type, town }: Deed): Game {
  const game = gameIn(look)
  if (type === 'rally') return afterRally(game, 'reds', town)
  return inSpace(game, town, (space) => ({ ...space, cells: { ...space.cells, senate: { active: 0, inactive: 0 } } }))
}

/** Orders for the Red Revolt, over the map. */
export const redRevoltOrders = (map: GameMap): readonly Line[] => [
  line<Deed>('a Town to clear of the Senate, or to Rally in', ['clear', 'rally'], {
    name: 'Red Revolt: the Town that serves Control',
    cites: [cited.nonPlayerPriorities.whereSilent, cited.nonPlayerPriorities.maximumExtent],
    within: militantControl(map, 'reds', after),
  }),
]
