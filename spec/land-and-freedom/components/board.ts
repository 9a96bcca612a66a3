/** Other features of the board and the table: flags on Fronts, the ring of Fronts, the seating, the places of Glory. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { FACTIONS, FRONTS } from '../vocabulary.js'

export const BoardText = record({
  /** The Front with the flag of a faction. */
  flags: record({ Anarchists: z.enum(FRONTS), Communists: z.enum(FRONTS), Moderates: z.enum(FRONTS) }),
  /** The Fronts clockwise, from Madrid on. */
  ring: z.array(z.enum(FRONTS)).length(FRONTS.length).readonly(),
  /** The factions as they sit, clockwise. */
  seats: z.array(z.enum(FACTIONS)).length(FACTIONS.length).readonly(),
  /** Places for tokens in the Glory area. */
  glory: z.int().min(1),
})
export type BoardText = z.infer<typeof BoardText>
