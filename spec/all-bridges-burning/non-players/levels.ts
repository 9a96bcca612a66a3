/** What a shift of Support or Opposition is to a Non-player. @module */
import type { Level, Militant } from '../vocabulary.js'

/** The direction of a shift. */
export type Toward = 'Support' | 'Opposition'
const SIDE: Readonly<Record<Militant, Toward>> = { senate: 'Support', reds: 'Opposition' }
const PASSIVE: Readonly<Record<Toward, Level>> = { Support: 'Passive Support', Opposition: 'Passive Opposition' }

/** Whether a shift raises Support for the Senate, or Opposition for the Reds. */
export const raisesOwn = (faction: Militant, level: Level, toward: Toward): boolean =>
  toward === SIDE[faction] && (level === 'Neutral' || level === PASSIVE[toward])

/** Whether a shift lowers Opposition for the Senate, or Support for the Reds. */
export const lowersOther = (faction: Militant, level: Level, toward: Toward): boolean =>
  toward === SIDE[faction] && level !== 'Neutral' && !level.endsWith(toward)

/** Whether a shift makes a space Neutral. */
export const makesNeutral = (level: Level, toward: Toward): boolean =>
  level === PASSIVE[toward === 'Support' ? 'Opposition' : 'Support']

/** Whether a shift brings a space nearer to Neutral. */
export const nearsNeutral = (level: Level, toward: Toward): boolean => level !== 'Neutral' && !level.endsWith(toward)
