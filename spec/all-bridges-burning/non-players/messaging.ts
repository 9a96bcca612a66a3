/** What Non-player Moderates look at when they Message: Cells that can be spared, ways, and News. @module */

import { mayNotLeave } from '../8-non-players/8.5.4-moderates-message-in-war.js'
import { bordersBetween, distances, type GameMap, neighbors } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableNetworks, cellsIn, newsOf, withCells } from '../pieces.js'
import { SPACES, type Space } from '../vocabulary.js'
import { lacksNetwork } from './moderates.js'

/** A Cell can make three moves. */
const MOVES = 3

/** Where a Cell may go. */
export type Passes = (space: Space) => boolean

/** Whether a Moderates Cell can be spared where it is. */
function canLeave(game: Game, space: SpaceState): boolean {
  const { personality, networks } = space
  const cells = cellsIn(space, 'moderates')
  if (cells === 0) return false
  const available = availableNetworks(game) > 0
  return !mayNotLeave.refuses({ cells, personality, network: networks > 0, available, room: lacksNetwork(space) })
}

/** How many of so many Cells of a space could leave it one after another. */
export function spared(game: Game, space: SpaceState, cells: number, stays: (space: SpaceState) => boolean): number {
  if (cells === 0 || !canLeave(game, space) || !stays(space)) return 0
  return 1 + spared(game, withCells(space, 'moderates', { inactive: -1 }), cells - 1, stays)
}

/** Which ways a Cell may take. */
export interface Ways {
  readonly passes: Passes
  /** The most moves; three where it is left out. */
  readonly moves?: number
  /** Whether they are the shortest ones only. */
  readonly shortest?: boolean
}

/** The ways from one space to another that pass no space twice, each as the spaces to go through. */
export function waysTo(
  map: GameMap,
  from: Space,
  to: Space,
  { passes, moves = MOVES, shortest = true }: Ways,
): readonly (readonly Space[])[] {
  if (!passes(to) || bordersBetween(map, from, to) > moves) return []
  const left = distances(map, to, (space) => space === from || passes(space))
  const far = (space: Space) => left.get(space) ?? Number.POSITIVE_INFINITY
  const onwards = (at: Space, before: readonly Space[], rest: number): readonly (readonly Space[])[] => {
    if (at === to) return [[]]
    const next = neighbors(map, at).filter((one) => passes(one) && !before.includes(one) && far(one) < rest)
    return next.flatMap((one) => onwards(one, [...before, at], rest - 1).map((way) => [one, ...way]))
  }
  return far(from) <= moves ? onwards(from, [], shortest ? far(from) : moves) : []
}

/** The spaces to select for a way from a space: each once, and never the start; none where they do not hang together. */
export function selectedFor(map: GameMap, from: Space, way: readonly Space[]): readonly Space[] {
  const spaces = way.filter((space, place) => space !== from && way.indexOf(space) === place)
  const together = spaces.every(
    (space, place) => place === 0 || spaces.slice(0, place).some((one) => neighbors(map, space).includes(one)),
  )
  return together ? spaces : []
}

/** The spaces with News that a Moderates Cell has, or nobody. */
export const newsSpaces = ({ spaces }: Game): readonly Space[] =>
  SPACES.filter((name) => spaces[name].news.alone + newsOf(spaces[name], 'moderates') > 0)
