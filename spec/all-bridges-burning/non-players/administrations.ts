/**
 * Administrations as Non-player Reds see them: where one is bare, where one can be relocated from, where one can go.
 *
 * @module
 */
import { readingOf } from '#kernel'
import { controlIn } from '../1-introduction/1.7-control.js'
import { relocationControl } from '../8-non-players/8.3.1-reds-rally.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableAdministrations, cellsIn, withCells, withDiscs } from '../pieces.js'
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
  isRelocatable(space) && (controlIn(space) !== 'reds' || controlIn(withDiscs(space, 'reds', -1)) === 'reds')

/** Whether the Reds could place an Administration: an Available one, or else one that they relocate. */
export const hasAdministration = (game: Game): boolean =>
  availableAdministrations(game) > 0 || SPACES.some((name) => canRelocate(game.spaces[name]))

/** Whether the Reds keep the Control of a space, if they have it, when two Cells give way to an Administration. */
const keepsControl = (space: SpaceState): boolean =>
  controlIn(space) !== 'reds' || controlIn(withDiscs(withCells(space, 'reds', { inactive: -2 }), 'reds', 1)) === 'reds'

/** Whether an Administration may come to a space: one that is relocated might have to keep Control there. */
const mayComeTo = (game: Game, name: Space): boolean =>
  availableAdministrations(game) > 0 ||
  readingOf(game, relocationControl) === 'its origin' ||
  keepsControl(game.spaces[name])

/** Whether two Reds Cells of a space can give way to an Administration there. */
export function isSite(map: GameMap, game: Game, name: Space): boolean {
  const space = game.spaces[name]
  const { level, administrations, networks } = space
  const enough = cellsIn(space, 'senate') > 0 ? 3 : 2
  return (
    isPopulated(map, name) &&
    level !== 'Active Opposition' &&
    administrations === 0 &&
    networks < ROOM &&
    cellsIn(space, 'reds') >= enough &&
    mayComeTo(game, name)
  )
}
