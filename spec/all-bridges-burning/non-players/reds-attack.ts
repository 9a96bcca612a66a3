/**
 * What the condition of the card for Reds Attack looks for.
 *
 * @module
 */
import { type GameMap, neighbors } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn } from '../pieces.js'
import { SPACES } from '../vocabulary.js'
import { trainSpaces } from './trains.js'

const MANY = 3
const MANY_BY_TRAIN = 4

/** Whether a Senate Capability is in a space. */
export const hasSenateCapability = ({ capabilities }: SpaceState): boolean => capabilities.senate.length > 0

/** Whether three or more Senate Cells are in a space. */
export const hasManySenateCells = (space: SpaceState): boolean => cellsIn(space, 'senate') >= MANY

/** Whether three or more Reds Cells share a space for which something holds. */
export const manyRedsWhere = ({ spaces }: Game, holds: (space: SpaceState) => boolean): boolean =>
  SPACES.some((name) => cellsIn(spaces[name], 'reds') >= MANY && holds(spaces[name]))

/** Whether four or more Reds Cells with a Train are next to a space for which something holds. */
export const manyRedsByTrainTo = (map: GameMap, game: Game, holds: (space: SpaceState) => boolean): boolean =>
  trainSpaces(game, 'reds').some(
    (name) =>
      cellsIn(game.spaces[name], 'reds') >= MANY_BY_TRAIN &&
      neighbors(map, name).some((other) => holds(game.spaces[other])),
  )
