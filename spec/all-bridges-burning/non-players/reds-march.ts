/** The groups that Non-player Reds select for a March, and what they could do where they arrive. @module */

import { readingOf } from '#kernel'
import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import { allInSupport, marchKeepsControl } from '../8-non-players/8.3.6-reds-march.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, withCells } from '../pieces.js'
import { LEVELS, type Space } from '../vocabulary.js'
import { populationControlled, redsKeepControl } from './control.js'
import { isPopulated, isTown } from './places.js'

const isSupport = ({ level }: SpaceState) => LEVELS.indexOf(level) > LEVELS.indexOf('Neutral')

/** Whether Non-player Reds select the Cells of a Province because of the German Troops there. */
export const isByTroops = (name: Space, { troops, administrations }: SpaceState): boolean =>
  !isTown(name) && troops.germany >= 2 && administrations === 0

/** Whether they select the Cells of a Province because of its Support. */
export const isInSupport = (name: Space, space: SpaceState): boolean =>
  !isTown(name) && isSupport(space) && space.cells.reds.active === 0 && space.administrations === 0

/** How many of the Cells that have not moved may set out from a space: all but one, fewer, or none at all. */
export function maySetOut(map: GameMap, game: Game, name: Space, unmoved: SpaceState): number {
  const space = game.spaces[name]
  const staying = readingOf(game, allInSupport) === 'all go' && isInSupport(name, unmoved) ? 0 : 1
  const group = Math.max(0, Math.min(cellsIn(unmoved, 'reds'), cellsIn(space, 'reds') - staying))
  if (!isPopulated(map, name)) return group
  if (readingOf(game, marchKeepsControl) === 'the group stays') return redsKeepControl(space, group) ? group : 0
  const numbers = Array.from({ length: group + 1 }, (_, cells) => cells)
  return Math.max(...numbers.filter((cells) => redsKeepControl(space, cells)), 0)
}

const withMore = (space: SpaceState, cells: number) => controlIn(withCells(space, 'reds', { inactive: cells }))

/** Whether so many Cells more would bring a populated space under Reds Control. */
export const gainsControl = (map: GameMap, game: Game, name: Space, cells: number): boolean =>
  isPopulated(map, name) &&
  controlOf.compute(game, { space: name }) !== 'reds' &&
  withMore(game.spaces[name], cells) === 'reds'

/** Whether so many Cells more would end the Control of the Senate in a Town. */
export const breaksControl = (game: Game, name: Space, cells: number): boolean =>
  isTown(name) &&
  controlOf.compute(game, { space: name }) === 'senate' &&
  withMore(game.spaces[name], cells) !== 'senate'

/** The Population that the Senate Controls. */
export const senatePopulation = (map: GameMap, game: Game): number => populationControlled(map, game, 'senate')
