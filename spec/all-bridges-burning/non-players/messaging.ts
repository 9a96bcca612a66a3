/**
 * What Non-player Moderates look at when they Message: Cells that can be spared, ways, and News.
 *
 * @module
 */
import { distances, type GameMap, neighbors } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableNetworks, cellsIn, newsOf, withCells } from '../pieces.js'
import { mayNotLeave } from '../tables/non-players/messages.js'
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

/** The shortest ways from one space to another, each as the spaces to go through; none where that takes too many moves. */
export function waysTo(
  map: GameMap,
  from: Space,
  to: Space,
  passes: Passes,
  moves = MOVES,
): readonly (readonly Space[])[] {
  const left = distances(map, to, (space) => space === from || passes(space))
  const onwards = (at: Space): readonly (readonly Space[])[] => {
    if (at === to) return [[]]
    const nearer = neighbors(map, at).filter((next) => passes(next) && left.get(next) === (left.get(at) ?? 0) - 1)
    return nearer.flatMap((next) => onwards(next).map((way) => [next, ...way]))
  }
  return passes(to) && (left.get(from) ?? Number.POSITIVE_INFINITY) <= moves ? onwards(from) : []
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
