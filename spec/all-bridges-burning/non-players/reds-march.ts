/**
 * The groups that Non-player Reds select for a March, and what they could do where they arrive.
 *
 * @module
 */

import { readingOf } from '../../../src/kernel/question.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, overMap, withCells } from '../pieces.js'
import { marchKeepsControl } from '../questions/non-players/terror-and-war/march-keeps-control.js'
import { controlOf } from '../totals.js'
import { LEVELS, type Space } from '../vocabulary.js'
import { isPopulated, isTown } from './places.js'

const isSupport = ({ level }: SpaceState) => LEVELS.indexOf(level) > LEVELS.indexOf('Neutral')

/** Whether Non-player Reds select the Cells of a Province because of the German Troops there. */
export const isByTroops = (name: Space, { troops, administrations }: SpaceState): boolean =>
  !isTown(name) && troops.germany >= 2 && administrations === 0

/** Whether they select the Cells of a Province because of its Support. */
export const isInSupport = (name: Space, space: SpaceState): boolean =>
  !isTown(name) && isSupport(space) && space.cells.reds.active === 0 && space.administrations === 0

/** Whether the Reds keep the Control that they have of a space if so many of their Cells leave it. */
const keepsControl = (space: SpaceState, leaving: number): boolean =>
  controlOf.compute(space) !== 'reds' || controlOf.compute(withCells(space, 'reds', { inactive: -leaving })) === 'reds'

/** How many of so many Cells may leave a space by a March: all but one, or nobody, or as many as can be spared. */
export function maySetOut(map: GameMap, game: Game, name: Space, unmoved: number): number {
  const space = game.spaces[name]
  const group = Math.max(0, Math.min(unmoved, cellsIn(space, 'reds') - 1))
  if (!isPopulated(map, name)) return group
  if (readingOf(game, marchKeepsControl) === 'the group stays') return keepsControl(space, group) ? group : 0
  const numbers = Array.from({ length: group + 1 }, (_, cells) => cells)
  return Math.max(...numbers.filter((cells) => keepsControl(space, cells)), 0)
}

const withMore = (space: SpaceState, cells: number) => controlOf.compute(withCells(space, 'reds', { inactive: cells }))

/** Whether so many Cells more would bring a populated space under Reds Control. */
export const gainsControl = (map: GameMap, { spaces }: Game, name: Space, cells: number): boolean =>
  isPopulated(map, name) && controlOf.compute(spaces[name]) !== 'reds' && withMore(spaces[name], cells) === 'reds'

/** Whether so many Cells more would end the Control of the Senate in a Town. */
export const breaksControl = ({ spaces }: Game, name: Space, cells: number): boolean =>
  isTown(name) && controlOf.compute(spaces[name]) === 'senate' && withMore(spaces[name], cells) !== 'senate'

/** The Population that the Senate Controls. */
export const senatePopulation = (map: GameMap, game: Game): number =>
  overMap(game, (space, name) => (controlOf.compute(space) === 'senate' ? map.population[name] : 0))
