/** Where things are for a Non-player: Towns, Population, and what is closest. @module */
import { bordersBetween, type GameMap } from '../components/map.js'
import { type Space, TOWNS } from '../vocabulary.js'

/** Whether a space is a Town. */
export const isTown = (space: Space): boolean => TOWNS.some((town) => town === space)

/** Whether a space has one or more Population. */
export const isPopulated = ({ population }: GameMap, space: Space): boolean => population[space] > 0

/** How many borders lie between a space and the closest of others; without any, it is endless. */
export const distanceTo = (map: GameMap, space: Space, others: readonly Space[]): number =>
  Math.min(...others.map((other) => bordersBetween(map, space, other)))
