/** 8.1.7 Pieces, Resources, Support, and Opposition: distances by rail. @module */

import { borderOf, type GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { overMap } from '../pieces.js'
import { type Militant, SPACES, type Space } from '../vocabulary.js'

/** Counts the Train Capability markers of a Faction on the map. */
export const trainsOf = (game: Game, faction: Militant): number =>
  overMap(game, ({ capabilities }) => capabilities[faction].filter((marker) => marker === 'Trains').length)

/** The spaces with a Train Capability marker of a Faction. */
export const trainSpaces = ({ spaces }: Game, faction: Militant): readonly Space[] =>
  SPACES.filter((name) => spaces[name].capabilities[faction].includes('Trains'))

/** The two spaces that share a border. */
export const endsOf = (map: GameMap, border: string): readonly Space[] =>
  map.borders.find(([one, other]) => borderOf(one, other) === border) ?? []

/** The spaces to which a Railway leads across a single border. */
const byRail = ({ railways }: GameMap, from: Space): readonly Space[] =>
  railways.flatMap((stretch) =>
    stretch.filter((_, index) => stretch[index - 1] === from || stretch[index + 1] === from),
  )

/** Counts the Railway borders that a Train crosses to each space it can reach, from the closest starting space. */
function railDistances(map: GameMap, starts: readonly Space[]): ReadonlyMap<Space, number> {
  const reached = new Map<Space, number>(starts.map((space) => [space, 0]))
  for (const [space, distance] of reached)
    for (const next of byRail(map, space)) if (!reached.has(next)) reached.set(next, distance + 1)
  return reached
}

/** Counts the Railway borders that a Train crosses before it reaches a border; infinite without a way. */
export function railwayTo(map: GameMap, border: string, trains: readonly Space[]): number {
  const ends = endsOf(map, border)
  if (!ends.every((one) => ends.some((other) => byRail(map, one).includes(other)))) return Number.POSITIVE_INFINITY
  const reached = railDistances(map, trains)
  return Math.min(...ends.map((end) => reached.get(end) ?? Number.POSITIVE_INFINITY))
}
