/**
 * Administrations as Non-player Reds see them: where one is bare, where one can be relocated from, where one can go.
 *
 * @module
 */
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableAdministrations, cellsIn, withDiscs } from '../pieces.js'
import { controlOf } from '../totals.js'
import { SPACES, type Space } from '../vocabulary.js'
import { isPopulated } from './places.js'

/** A space has room for two discs (1.4.3). */
const ROOM = 2

/** Whether an Administration stands in a space without a Reds Cell. */
export const isBare = (space: SpaceState): boolean => space.administrations > 0 && cellsIn(space, 'reds') === 0

/** Whether an Administration stands in a space in Active Opposition. */
export const isRelocatable = (space: SpaceState): boolean =>
  space.administrations > 0 && space.level === 'Active Opposition'

/** Whether an Administration could be taken from a space in Active Opposition without the Reds losing its Control. */
export const canRelocate = (space: SpaceState): boolean =>
  isRelocatable(space) &&
  (controlOf.compute(space) !== 'reds' || controlOf.compute(withDiscs(space, 'reds', -1)) === 'reds')

/** Whether the Reds could place an Administration: an Available one, or else one that they relocate. */
export const hasAdministration = (game: Game): boolean =>
  availableAdministrations(game) > 0 || SPACES.some((name) => canRelocate(game.spaces[name]))

/** Whether two Reds Cells of a space can give way to an Administration there. */
export function isSite(map: GameMap, { spaces }: Game, name: Space): boolean {
  const space = spaces[name]
  const { level, administrations, networks } = space
  const enough = cellsIn(space, 'senate') > 0 ? 3 : 2
  return (
    isPopulated(map, name) &&
    level !== 'Active Opposition' &&
    administrations === 0 &&
    networks < ROOM &&
    cellsIn(space, 'reds') >= enough
  )
}
