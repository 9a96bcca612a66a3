/** 8.4.6 Senate March: the groups that set out. @module */

import { readingOf } from 'rulewright/book'
import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, withCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { type Control, SPACES, type Space, TOWNS } from '../vocabulary.js'
import { distanceTo, hasRedsOrRussians, isTown } from './8.1.7-places.js'
import { trainSpaces } from './8.1.7-railways.js'
import { GROUP, nextGroup } from './8.4.6-senate-march.js'

/** The most Senate Cells that stand in one of some spaces. */
const mostIn = ({ spaces }: Game, names: readonly Space[]): number =>
  Math.max(0, ...names.map((name) => cellsIn(spaces[name], 'senate')))

/** The most Senate Cells that share a space with Reds or Russians. */
export const mostTogether = (game: Game): number =>
  mostIn(
    game,
    SPACES.filter((name) => hasRedsOrRussians(game.spaces[name])),
  )

/** The most Senate Cells with a Train that are adjacent to Reds or Russians. */
export const mostByTrain = (game: Game, reachedFrom: (from: Space) => readonly Space[]): number =>
  mostIn(
    game,
    trainSpaces(game, 'senate').filter((name) =>
      reachedFrom(name).some((other) => hasRedsOrRussians(game.spaces[other])),
    ),
  )

/** True if the given Cells can leave a space without the Senate losing, or the Reds winning, a Town. */
export function keepsTown(name: Space, space: SpaceState, leaving: number, before: Control): boolean {
  if (!isTown(name)) return true
  const after = controlIn(withCells(space, 'senate', { inactive: -leaving }))
  if (before === 'senate' && after !== 'senate') return false
  return after !== 'reds' || controlIn(space) === 'reds'
}

/** Returns the largest number of the given Cells that may leave a space so that one stays. */
export function mostLeaving(space: SpaceState, fresh: number, mayLeave: (cells: number) => boolean): number {
  const most = Math.max(0, Math.min(fresh, cellsIn(space, 'senate') - 1))
  const numbers = Array.from({ length: most }, (_, fewer) => most - fewer)
  return numbers.find(mayLeave) ?? 0
}

/** Returns the size of the next group formed from the given Cells, or 0 for fewer than three. */
export const groupOf = (game: Game, cells: number): number =>
  nextGroup.ask({ cells, reading: readingOf(game, cited.senateGroups) })

/** Counts the given Cells that set out by Train so that one stays and no Town suffers; 0 for fewer than three. */
export function trainGroup(game: Game, name: Space, fresh: number): number {
  const space = game.spaces[name]
  const before = controlOf.compute(game, { space: name })
  const most = mostLeaving(space, fresh, (cells) => keepsTown(name, space, cells, before))
  return most < GROUP ? 0 : Math.min(most, groupOf(game, fresh))
}

/** The most Population of a Town without Senate Control that a move comes closer to; 0 for none. */
export function closerTo(map: GameMap, game: Game, from: Space, to: Space): number {
  const towns = TOWNS.filter((town) => controlOf.compute(game, { space: town }) !== 'senate')
  const nearest = distanceTo(map, from, towns)
  const reached = towns.filter((town) =>
    readingOf(game, cited.closerToWhichTown) === 'some Town'
      ? distanceTo(map, to, [town]) < distanceTo(map, from, [town])
      : distanceTo(map, to, [town]) < nearest,
  )
  return Math.max(0, ...reached.map((town) => map.population[town]))
}

/** True if the given number of extra Cells would bring a Town under Senate Control. */
export const winsTown = (game: Game, name: Space, cells: number): boolean =>
  isTown(name) &&
  controlOf.compute(game, { space: name }) !== 'senate' &&
  controlIn(withCells(game.spaces[name], 'senate', { inactive: cells })) === 'senate'
