/** Which pieces a Non-player would have go first. @module */
import { type CellKind, statusOf } from '../cells.js'
import type { Faction } from '../vocabulary.js'

/** Whether a Cell is an enemy one that a Non-player removes first: an Active one, or of the Moderates an Inactive one. */
export const isRemovedFirst = (own: Faction, of: string, cell: CellKind): boolean =>
  of !== own && statusOf(cell) === (of === 'moderates' ? 'inactive' : 'active')

/** Whether a Cell is an own one that a Non-player replaces first: an Inactive one, or of the Moderates an Active one. */
export const isReplacedFirst = (own: Faction, of: string, cell: CellKind): boolean =>
  of === own && statusOf(cell) === (of === 'moderates' ? 'active' : 'inactive')
