/**
 * How much Opposition a space has, for Non-players that look for the least or the most.
 *
 * @module
 */
import type { GameMap } from '../components/map.js'
import type { SpaceState } from '../game.js'
import { oppositionCount } from '../totals.js'
import type { Space } from '../vocabulary.js'

/** The Opposition of a space: its Population, twice at Active Opposition. */
export const oppositionOf = (map: GameMap, name: Space, { level }: SpaceState): number =>
  oppositionCount.ask({ level }) * map.population[name]

/** Whether a space is at Opposition, Passive or Active. */
export const isInOpposition = ({ level }: SpaceState): boolean =>
  level === 'Passive Opposition' || level === 'Active Opposition'
