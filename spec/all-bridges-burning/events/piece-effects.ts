/**
 * Effects of Events on pieces.
 *
 * @module
 */
import { z } from 'zod'
import { bounded, count, side, taking } from './effect-bounds.js'
import { Of, OWNERS, PIECES, PieceTypes, SIDES, Where } from './words.js'

/** Pieces are placed. */
export const Place = z.strictObject({ do: z.literal('place'), ...bounded, of: Of, piece: PieceTypes, status: side })
/** Pieces are placed. */
export type Place = z.infer<typeof Place>

/** Where pieces are kept off the map. */
export const KEPT = ['Available', 'Prisoners', 'Out of Play'] as const
/** Where pieces are kept off the map. */
export type Kept = (typeof KEPT)[number]

/** Pieces are removed. */
export const Remove = z.strictObject({
  do: z.literal('remove'),
  ...taking,
  to: z.enum(KEPT).exactOptional().describe('Available where nothing is said'),
})
/** Pieces are removed. */
export type Remove = z.infer<typeof Remove>

/** Pieces are replaced, one by one. */
export const Replace = z.strictObject({
  do: z.literal('replace'),
  ...taking,
  with: z.strictObject({ of: z.enum([...OWNERS, 'executing']), piece: z.enum(PIECES), status: side }).readonly(),
})
/** Pieces are replaced, one by one. */
export type Replace = z.infer<typeof Replace>

/** Cells are flipped. */
export const Flip = z.strictObject({
  do: z.literal('flip'),
  ...bounded,
  of: Of,
  to: z.enum([...SIDES, 'the other side']),
})
/** Cells are flipped. */
export type Flip = z.infer<typeof Flip>

/** Pieces move. */
export const Move = z.strictObject({ do: z.literal('move'), ...taking, to: Where })
/** Pieces move. */
export type Move = z.infer<typeof Move>

/** Pieces change from one box to another, off the map. */
export const BetweenBoxes = z.strictObject({
  do: z.literal('between boxes'),
  of: Of,
  from: z.enum(KEPT),
  to: z.enum(KEPT),
  count,
})
/** Pieces change from one box to another, off the map. */
export type BetweenBoxes = z.infer<typeof BetweenBoxes>
