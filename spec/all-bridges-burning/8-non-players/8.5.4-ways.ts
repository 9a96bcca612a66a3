/** The ways that a Cell of Non-player Moderates may take. @module */
import { bordersBetween, distances, type GameMap, neighbors } from '../components/map.js'
import type { Space } from '../vocabulary.js'

/** A Cell can make three moves. */
const MOVES = 3

/** True for the spaces that a Cell may enter. */
export type Passes = (space: Space) => boolean

/** The ways that a Cell may take. */
export interface Ways {
  readonly passes: Passes
  /** The most moves; three where it is left out. */
  readonly moves?: number
  /** True for the shortest ways only. */
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
