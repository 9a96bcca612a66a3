/**
 * What the card for Reds Attack looks for: where the Senate is within reach, and who can go there by Train.
 *
 * @module
 */
import { readingOf } from '../../../src/kernel/question.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn } from '../pieces.js'
import { redsTrainGroups } from '../questions/non-players/terror-and-war/reds-train-groups.js'
import { SPACES, type Space } from '../vocabulary.js'
import { redsKeepControl } from './control.js'
import { isPopulated } from './places.js'
import { trainSpaces } from './trains.js'

const MANY = 3
const MANY_BY_TRAIN = 4
const BY_TRAIN = 3

/** Whether a Senate Capability is in a space. */
export const hasSenateCapability = ({ capabilities }: SpaceState): boolean => capabilities.senate.length > 0

/** Whether three or more Senate Cells are in a space. */
export const hasManySenateCells = (space: SpaceState): boolean => cellsIn(space, 'senate') >= MANY

/** Whether three or more Reds Cells share a space for which something holds. */
export const manyRedsWhere = ({ spaces }: Game, holds: (space: SpaceState) => boolean): boolean =>
  SPACES.some((name) => cellsIn(spaces[name], 'reds') >= MANY && holds(spaces[name]))

/** Whether four or more Reds Cells with a Train are next to a space for which something holds. */
export const manyRedsByTrainTo = (
  game: Game,
  reachedFrom: (from: Space) => readonly Space[],
  holds: (space: SpaceState) => boolean,
): boolean =>
  trainSpaces(game, 'reds').some(
    (name) =>
      cellsIn(game.spaces[name], 'reds') >= MANY_BY_TRAIN &&
      reachedFrom(name).some((other) => holds(game.spaces[other])),
  )

/** How many of so many Reds Cells go by Train from a space: three, or fewer where that is allowed, so that one stays. */
export function redsByTrain(map: GameMap, game: Game, name: Space, fresh: number): number {
  const space = game.spaces[name]
  const most = Math.min(BY_TRAIN, fresh, cellsIn(space, 'reds') - 1)
  const fewest = readingOf(game, redsTrainGroups) === 'three' ? BY_TRAIN : 1
  const sizes = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more)
  return Math.max(0, ...sizes.filter((size) => !isPopulated(map, name) || redsKeepControl(space, size)))
}
