/** Effects of Events on pieces. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { bounded, count, side, taking } from './effect-bounds.js'
import { Of, OWNERS, PIECES, PieceTypes, SIDES, Where } from './words.js'

export const Place = z.strictObject({ do: z.literal('place'), ...bounded, of: Of, piece: PieceTypes, status: side })
export type Place = z.infer<typeof Place>

/** The places of pieces off the map. */
export const KEPT = ['Available', 'Prisoners', 'Out of Play'] as const
export type Kept = (typeof KEPT)[number]

export const Remove = z.strictObject({
  do: z.literal('remove'),
  ...taking,
  to: z.enum(KEPT).exactOptional().describe('Available where nothing is said'),
})
export type Remove = z.infer<typeof Remove>

export const Replace = z.strictObject({
  do: z.literal('replace'),
  ...taking,
  with: record({ of: z.enum([...OWNERS, 'executing']), piece: z.enum(PIECES), status: side }),
})
export type Replace = z.infer<typeof Replace>

export const Flip = z.strictObject({
  do: z.literal('flip'),
  ...bounded,
  of: Of,
  to: z.enum([...SIDES, 'the other side']),
})
export type Flip = z.infer<typeof Flip>
export const Move = z.strictObject({ do: z.literal('move'), ...taking, to: Where })
export type Move = z.infer<typeof Move>

export const BetweenBoxes = z.strictObject({
  do: z.literal('between boxes'),
  of: Of,
  from: z.enum(KEPT),
  to: z.enum(KEPT),
  count,
})
export type BetweenBoxes = z.infer<typeof BetweenBoxes>
