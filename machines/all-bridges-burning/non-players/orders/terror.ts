/**
 * Orders for Terror, whoever conducts it.
 *
 * @module
 */
import { nonPlayerPriorities } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isRemovedFirst } from '#spec/all-bridges-burning/non-players/removal'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { isCell, type TerrorData } from '../../commands/terror-data.js'
import { withoutPiece } from '../../commands/terror-effects.js'
import type { Remove } from '../cards/terror/victims.js'
import { dataIn, gameIn, type Line, type Look, line } from '../priority.js'
import { enemiesGoing, sideFirst } from './enemies.js'
import { decidingIn } from './seat.js'

/** The game without a piece in the space that is being resolved. */
function after(look: Look, { of, piece }: Remove): Game {
  const data = dataIn<TerrorData>(look, 'terror')
  const name = data?.selected[data.resolved]
  const game = gameIn(look)
  return name === undefined ? game : inSpace(game, name, (space) => withoutPiece(space, of, piece))
}

function removedFirst(look: Look, { of, piece }: Remove): boolean {
  const own = decidingIn(look)
  return own !== undefined && isCell(piece) && isRemovedFirst(own, of, piece)
}

/** Orders for Terror, whoever conducts it, over the map. */
export const terrorOrders = (map: GameMap): readonly Line[] => [
  line<Remove>({
    name: 'Terror: as many enemy pieces as can be',
    cites: nonPlayerPriorities.maximumExtent,
    asks: 'an enemy piece to remove by Terror',
    type: 'remove',
    within: [sideFirst<Remove>(removedFirst), ...enemiesGoing<Remove>(map, after, removedFirst)],
  }),
]
