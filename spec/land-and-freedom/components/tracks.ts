/** The tracks as printed on the board: their ends, where their standees start, and their triggers. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { Effect } from '../effects.js'
import { HIGHEST } from '../vocabulary.js'

/** An icon on a space of a track, and what it does to the one to whom it belongs. */
const Trigger = record({ space: z.int().min(0).max(HIGHEST), effect: Effect })
const Track = record({
  lowest: z.literal([0, 1]),
  start: z.int().min(0).max(HIGHEST),
  triggers: z.array(Trigger).readonly(),
})
export type Trigger = z.infer<typeof Trigger>
export type TrackText = z.infer<typeof Track>

/** The five tracks. */
export const TrackTexts = record({
  Liberty: Track,
  Collectivization: Track,
  Government: Track,
  'Soviet Support': Track,
  'Foreign Aid': Track,
})
export type TrackTexts = z.infer<typeof TrackTexts>

/** The number of Blank markers, which limits the number of covered icons. */
export const BLANK_MARKERS = 25
