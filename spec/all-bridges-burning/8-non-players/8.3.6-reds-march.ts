/** 8.3.6 Reds March (Card #53). @module */

import { first, readingOf, view } from 'rulewright/book'
import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, withCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { LEVELS, type Space } from '../vocabulary.js'
import { isPopulated, isTown, populationControlled, redsKeepControl } from './8.1.7-places.js'
import { bare, phase } from './8.3.2-reds-activism.js'

export const redsMarchCondition = first(
  'Non-player Reds: the condition of March (#53)',
  view({ phase, bare }),
  (row) => [
    row(cited.redsMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(cited.redsMarchCard.ifNoneBare, { bare: true }, 'not met'),
    row([cited.redsMarchCard.ifPhaseTwo, cited.redsMarchCard.ifNoneBare], {}, 'met'),
  ],
)

const isSupport = ({ level }: SpaceState) => LEVELS.indexOf(level) > LEVELS.indexOf('Neutral')

/** True if Non-player Reds select the Cells of a Province because of the German Troops there. */
export const isByTroops = (name: Space, { troops, administrations }: SpaceState): boolean =>
  !isTown(name) && troops.germany >= 2 && administrations === 0

/** True if they select the Cells of a Province because of its Support. */
export const isInSupport = (name: Space, space: SpaceState): boolean =>
  !isTown(name) && isSupport(space) && space.cells.reds.active === 0 && space.administrations === 0

/** Counts the unmoved Cells that may set out from a space: all but one, fewer, or none at all. */
export function maySetOut(map: GameMap, game: Game, name: Space, unmoved: SpaceState): number {
  const space = game.spaces[name]
  const staying = readingOf(game, cited.allInSupport) === 'all go' && isInSupport(name, unmoved) ? 0 : 1
  const group = Math.max(0, Math.min(cellsIn(unmoved, 'reds'), cellsIn(space, 'reds') - staying))
  if (!isPopulated(map, name)) return group
  if (readingOf(game, cited.marchKeepsControl) === 'the group stays') return redsKeepControl(space, group) ? group : 0
  const numbers = Array.from({ length: group + 1 }, (_, cells) => cells)
  return Math.max(...numbers.filter((cells) => redsKeepControl(space, cells)), 0)
}

const withMore = (space: SpaceState, cells: number) => controlIn(withCells(space, 'reds', { inactive: cells }))

/** True if the given number of extra Cells would bring a populated space under Reds Control. */
export const gainsControl = (map: GameMap, game: Game, name: Space, cells: number): boolean =>
  isPopulated(map, name) &&
  controlOf.compute(game, { space: name }) !== 'reds' &&
  withMore(game.spaces[name], cells) === 'reds'

/** True if the given number of extra Cells would end the Control of the Senate in a Town. */
export const breaksControl = (game: Game, name: Space, cells: number): boolean =>
  isTown(name) &&
  controlOf.compute(game, { space: name }) === 'senate' &&
  withMore(game.spaces[name], cells) !== 'senate'

export const senatePopulation = (map: GameMap, game: Game): number => populationControlled(map, game, 'senate')
