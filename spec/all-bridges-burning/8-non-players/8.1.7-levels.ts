/** 8.1.7 Pieces, Resources, Support, and Opposition: levels. @module */

import { oppositionCount } from '../1-introduction/1.6-support.js'
import type { GameMap } from '../components/map.js'
import type { SpaceState } from '../game.js'
import type { Level, Militant, Space } from '../vocabulary.js'

/** The direction of a shift. */
export type Toward = 'Support' | 'Opposition'
const SIDE: Readonly<Record<Militant, Toward>> = { senate: 'Support', reds: 'Opposition' }
const PASSIVE: Readonly<Record<Toward, Level>> = { Support: 'Passive Support', Opposition: 'Passive Opposition' }

/** True if a shift raises Support for the Senate, or Opposition for the Reds. */
export const raisesOwn = (faction: Militant, level: Level, toward: Toward): boolean =>
  toward === SIDE[faction] && (level === 'Neutral' || level === PASSIVE[toward])

/** True if a shift lowers Opposition for the Senate, or Support for the Reds. */
export const lowersOther = (faction: Militant, level: Level, toward: Toward): boolean =>
  toward === SIDE[faction] && level !== 'Neutral' && !level.endsWith(toward)

/** True if a shift makes a space Neutral. */
export const makesNeutral = (level: Level, toward: Toward): boolean =>
  level === PASSIVE[toward === 'Support' ? 'Opposition' : 'Support']

/** True if a shift brings a space nearer to Neutral. */
export const nearsNeutral = (level: Level, toward: Toward): boolean => level !== 'Neutral' && !level.endsWith(toward)

/** Returns the factor for the Population of a space at Opposition. A space in Support counts 0. */
export const countOf = ({ level }: Pick<SpaceState, 'level'>): number =>
  oppositionCount.ask({ level, reading: 'adds nothing' })

/** The Opposition of a space: its Population, twice at Active Opposition. */
export const oppositionOf = (map: GameMap, name: Space, { level }: SpaceState): number =>
  countOf({ level }) * map.population[name]

export const isInOpposition = ({ level }: SpaceState): boolean =>
  level === 'Passive Opposition' || level === 'Active Opposition'
