/** The procedures by which a Faction makes its own pieces Available. @module */

import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { FACTIONS, SPACES } from '../vocabulary.js'

/** The pieces that a Faction can take off the map to place them. */
export const OWN_PIECES = ['Cell', 'Administration', 'Network', 'Personality'] as const
export type OwnPiece = (typeof OWN_PIECES)[number]
export const OwnPiecesArgs = record({
  faction: z.enum(FACTIONS),
  piece: z.enum(OWN_PIECES),
  /** The number of pieces to place; `none` if a reading lets pieces be taken off for nothing. */
  wanted: z.int().min(0).or(z.literal('none')),
})
export type OwnPiecesArgs = z.infer<typeof OwnPiecesArgs>

/** To make own pieces Available that are about to be placed. */
export const ownPiecesProcedure = procedure('own pieces', { args: OwnPiecesArgs })
export const OwnNewsArgs = record({ space: z.enum(SPACES), markers: z.int().min(0) })
export type OwnNewsArgs = z.infer<typeof OwnNewsArgs>

/** The decision on the News of Cells that the Moderates have taken off the map. */
export const ownNewsProcedure = procedure('own news', { args: OwnNewsArgs })
