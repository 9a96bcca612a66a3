/**
 * Orders for the Red Revolt: which Town the Reds clear of the Senate, or Rally in.
 *
 * @module
 */
import { nonPlayerPriorities as clauses } from '../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import type { GameMap } from '../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../spec/all-bridges-burning/game.js'
import { rallied } from '../../../../spec/all-bridges-burning/non-players/rally.js'
import { inSpace, withCells } from '../../../../spec/all-bridges-burning/pieces.js'
import type { Town } from '../../../../spec/all-bridges-burning/vocabulary.js'
import type { Option } from '../../../../src/kernel/offer.js'
import { gameIn, type Line, type Look, line } from '../priority.js'
import { redsControl } from './control.js'

interface Deed extends Option {
  readonly type: 'clear' | 'rally'
  readonly town: Town
}

/** The game after a Town is cleared of the Senate, or the Reds have placed their Cells there. */
function after(look: Look, { type, town }: Deed): Game {
  const game = gameIn(look)
  return inSpace(game, town, (space) =>
    type === 'clear'
      ? { ...space, cells: { ...space.cells, senate: { active: 0, inactive: 0 } } }
      : withCells(space, 'reds', { inactive: rallied(game, 'reds', town) }),
  )
}

/** Orders for the Red Revolt, over the map. */
export const redRevoltOrders = (map: GameMap): readonly Line[] => [
  line<Deed>({
    name: 'Red Revolt: the Town that serves Control',
    cites: [clauses.whereSilent, clauses.maximumExtent],
    asks: 'a Town to clear of the Senate, or to Rally in',
    type: ['clear', 'rally'],
    within: redsControl(map, after),
  }),
]
