/**
 * The groups with which the Senate Marches by its card: who they are, how far they have moved, and what they can do.
 *
 * @module
 */

import { readingOf } from 'rulewright/book'
import { controlIn } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import {
  closerTo,
  groupOf,
  keepsTown,
  mostLeaving,
  winsTown,
} from '#spec/all-bridges-burning/8-non-players/8.4.6-march-groups'
import { townMayBeLent } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn, withCells } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { MarchData, Marching } from '../3-commands/3.2.5-marchers.js'
import { arrivedIn, type GroupsTo } from './8.2.3-selection.js'
import { dataIn, gameIn, type Look, latestOf, timesOf } from './8.2-priority.js'

/** A Cell moves. */
export interface Move {
  readonly type: 'move'
  readonly from: Space
  readonly cell: Marching
}

/** The name of the priority by which the Cells of a group move. */
export const OF_GROUP = 'Senate March: a Cell of the group'

/** Under which name the Cells are counted that have set out from a space. */
export const countFrom = (from: Space): string => `${OF_GROUP} from ${from}`

const departed = (look: Look, name: Space) => timesOf(look, countFrom(name))

const arrivalIn = (look: Look, name: Space) => arrivedIn(look).find((arrival) => arrival.space === name)

const arrivals = (look: Look, name: Space): number => {
  const here = arrivalIn(look, name)
  return here === undefined ? 0 : here.active + here.inactive
}

/** Returns the Control of a space when the Command began. */
const controlBefore = (look: Look, name: Space) => {
  const since = departed(look, name) - arrivals(look, name)
  return controlIn(withCells(gameIn(look).spaces[name], 'senate', { inactive: since }))
}

const freshIn = (look: Look, name: Space) => cellsIn(gameIn(look).spaces[name], 'senate') - arrivals(look, name)

type MayLeave = (cells: number) => boolean

/** Counts the Cells that can still leave a space. */
const leavingFrom = (look: Look, name: Space, may: MayLeave): number =>
  mostLeaving(gameIn(look).spaces[name], freshIn(look, name), may)

/** Counts the Cells of an incomplete group among those that have set out, of all that can. */
function inLastGroup(game: Game, gone: number, cells: number): number {
  const size = groupOf(game, cells)
  return size === 0 || gone < size ? gone : inLastGroup(game, gone - size, cells - size)
}

function underWayBy(look: Look, name: Space, may: MayLeave): number {
  const mover = dataIn<MarchData>(look, 'march')?.mover ?? 'none'
  const pending = mover !== 'none' && mover.from === name ? 1 : 0
  const gone = departed(look, name)
  return inLastGroup(gameIn(look), gone, gone - pending + leavingFrom(look, name, may))
}

const nextBy = (look: Look, name: Space, may: MayLeave): number =>
  underWayBy(look, name, may) > 0 ? 0 : groupOf(gameIn(look), leavingFrom(look, name, may))

/** Returns the size of the next group from a space that endangers no Town, or 0 if there is none. */
const safeSizeFrom = (look: Look, name: Space): number =>
  nextBy(look, name, (cells) => keepsTown(name, gameIn(look).spaces[name], cells, controlBefore(look, name)))

/** True if a space can still be selected in the March. */
function isOpen(look: Look, name: Space): boolean {
  const data = dataIn<MarchData>(look, 'march')
  if (data === undefined) return true
  return !data.limited && (data.spaces === 'any' || data.spaces.includes(name)) && arrivalIn(look, name) === undefined
}

/** True if another group is sure to win back a Town that the given Cells leave: one that can win no other Town. */
function isBroughtBack(map: GameMap, look: Look, name: Space, leaving: number): boolean {
  const game = gameIn(look)
  if (!townMayBeLent.ask({ reading: readingOf(game, cited.townsKeptWhen) }) || !isOpen(look, name)) return false
  const left = {
    ...game,
    spaces: { ...game.spaces, [name]: withCells(game.spaces[name], 'senate', { inactive: -leaving }) },
  }
  return neighbors(map, name).some((from) => {
    const size = safeSizeFrom(look, from)
    const towns = neighbors(map, from).filter((to) => size > 0 && winsTown(left, to, size))
    return towns.length === 1 && towns[0] === name
  })
}

/** True if the given Cells may leave a space, as far as that space is concerned. */
const mayLeave = (map: GameMap, look: Look, name: Space, leaving: number): boolean =>
  keepsTown(name, gameIn(look).spaces[name], leaving, controlBefore(look, name)) ||
  isBroughtBack(map, look, name, leaving)

const freely =
  (map: GameMap, look: Look, name: Space): MayLeave =>
  (cells) =>
    mayLeave(map, look, name, cells)

/** Counts the Cells of a group that have set out from a space before the group is complete. */
export const underWay = (map: GameMap, look: Look, name: Space): number =>
  underWayBy(look, name, freely(map, look, name))

/** Returns the size of the next group from a space, or 0 if there is none. */
export const sizeFrom = (map: GameMap, look: Look, name: Space): number => nextBy(look, name, freely(map, look, name))

/** The space from which a group is moving that has not yet moved as a whole. */
export function movingFrom(map: GameMap, look: Look): Space | undefined {
  const here = arrivedIn(look).at(-1)
  const from = latestOf<Move>(look, OF_GROUP)?.from
  if (from === undefined || here === undefined || here.active + here.inactive === 0) return undefined
  const space = gameIn(look).spaces[from]
  const canGo = freshIn(look, from) > 0 && cellsIn(space, 'senate') > 1
  return underWay(map, look, from) > 0 && canGo && mayLeave(map, look, from, 1) ? from : undefined
}

/** The spaces next to another from which a group could win it as a Town. */
export const winningOn =
  (map: GameMap): GroupsTo =>
  (look, to) =>
    neighbors(map, to).filter((from) => {
      const size = sizeFrom(map, look, from)
      return size > 0 && winsTown(gameIn(look), to, size)
    })

/** The Population of the Town that a group from a space comes closer to by a move; 0 if there is no group or no Town. */
export const closerFrom = (map: GameMap, look: Look, from: Space, to: Space): number =>
  sizeFrom(map, look, from) > 0 ? closerTo(map, gameIn(look), from, to) : 0

/** The spaces next to another from which a group would come closer to a Town. */
export const closingOn =
  (map: GameMap): GroupsTo =>
  (look, to) =>
    neighbors(map, to).filter((from) => closerFrom(map, look, from, to) > 0)

/** Lists the spaces that a group can March to instead. In a Limited Command there is no alternative. */
const openTo = (map: GameMap, look: Look, from: Space, to: Space): readonly Space[] =>
  dataIn<MarchData>(look, 'march')?.limited === true ? [to] : neighbors(map, from)

/** True if a group can do nothing better than follow another into a space. */
export function follows(map: GameMap, look: Look, from: Space, to: Space): boolean {
  const value = neighbors(map, from).includes(to) ? closerFrom(map, look, from, to) : 0
  const isWorse = (other: Space) =>
    !winningOn(map)(look, other).includes(from) && closerFrom(map, look, from, other) <= value
  return value > 0 && openTo(map, look, from, to).every(isWorse)
}
