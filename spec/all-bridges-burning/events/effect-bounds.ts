/** The common parts of Event effects: the decider, the amount, and the spaces. @module */
import { z } from 'zod'
import { By, Of, PieceTypes, SIDES, Where } from './words.js'

export const amount = z.int().min(1)
/** The seat that decides, and the flag for an optional effect. */
export const deciding = {
  by: By.exactOptional(),
  optional: z.boolean().exactOptional().describe('Whether the text says "may" or "up to"; otherwise it must be done'),
}
export const count = amount.or(z.literal('all')).exactOptional().describe('How many in all; 1 where nothing is said')
/** The bounds of an effect carried out piece by piece, marker by marker or level by level. */
export const bounded = {
  ...deciding,
  count,
  where: Where.exactOptional().describe('In which spaces; any where nothing is said'),
  spaces: amount.exactOptional().describe('In how many spaces at most'),
  each: amount.exactOptional().describe('How many in one space at most'),
}
/** The conditions on the pieces that an effect takes up. */
export const taking = {
  ...bounded,
  of: Of,
  piece: PieceTypes,
  status: z.enum(SIDES).exactOptional().describe('Only Cells on this side'),
}
export const side = z
  .enum(SIDES)
  .exactOptional()
  .describe('The side on which a Cell is placed; as usual where nothing is said')

export type Bounds = z.infer<z.ZodObject<typeof bounded>>
