/** Effects of Events on levels, tracks, cubes and markers. @module */
import { z } from 'zod'
import { COLORS, FACTIONS, POWERS } from '../vocabulary.js'
import { amount, bounded, count, deciding } from './effect-bounds.js'
import { Of, Where } from './words.js'

export const Shift = z.strictObject({
  do: z.literal('shift'),
  ...bounded,
  toward: z.enum(['Support', 'Opposition', 'Neutral', 'either']),
})
export type Shift = z.infer<typeof Shift>
const change = z.int().refine((by) => by !== 0, 'expected a number other than 0')

export const Track = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('shift Polarization'), amount: change }),
  z.strictObject({ do: z.literal('shift Vassalage'), power: z.enum(POWERS), amount: change }),
  z.strictObject({ do: z.enum(['gain Resources', 'lose Resources']), of: Of, amount }),
  z.strictObject({
    do: z.literal('transfer Resources'),
    from: z.enum([...FACTIONS, 'executing']),
    to: z.enum([...FACTIONS, 'executing']),
    amount,
  }),
])
export type Track = z.infer<typeof Track>

export const Cube = z.strictObject({
  do: z.enum(['place cube', 'remove cube']),
  ...deciding,
  count,
  color: z.enum([...COLORS, 'any']),
})
export type Cube = z.infer<typeof Cube>

/** The markers that stand in spaces, News by who holds it. */
export const MARKERS = [
  'red Terror',
  'white Terror',
  'Prepared of the Reds',
  'Prepared of the Senate',
  'Personality',
  'News',
  'News of the Reds',
  'News of the Senate',
  'News of an Active Moderates Cell',
  'News of an Underground Moderates Cell',
] as const
export type Marker = (typeof MARKERS)[number]
const marker = z.enum(MARKERS)

export const Mark = z.strictObject({
  do: z.enum(['place marker', 'remove marker']),
  ...bounded,
  marker: marker.or(z.array(marker).min(1).readonly()).describe('Which marker, or any of a list'),
})
export type Mark = z.infer<typeof Mark>

export const Sabotage = z.strictObject({
  do: z.enum(['place Sabotage', 'remove Sabotage']),
  ...deciding,
  count,
  where: Where.exactOptional().describe('A border of which spaces; any where nothing is said'),
})
export type Sabotage = z.infer<typeof Sabotage>
