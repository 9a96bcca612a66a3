/** The contents of player cards and Fascist cards. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { Effect } from '../effects.js'
import { FRONTS } from '../vocabulary.js'

/** The icons that can stand at the left of a player card. The Morale Bonus activates them. */
export const ICONS = [
  'Liberty up',
  'Liberty down',
  'Collectivization up',
  'Collectivization down',
  'Government up',
  'Government down',
  'Government towards Center',
  'Government away from Center',
  'Soviet Support up',
  'Soviet Support down',
  'Foreign Aid up',
  'Foreign Aid down',
  'Strength',
  'Hero point',
  'card',
] as const
export type Icon = (typeof ICONS)[number]

/** The number of cards of each strength in a faction. */
export const STRENGTHS = { 1: 12, 2: 5, 3: 1 } as const
/** The number of Fascist cards in a Year. */
export const FASCIST_CARDS = 18

const title = z.string().min(1)

/** A player card: its strength, its icons, and the lines of its Event. */
export const PlayerCard = record({
  title,
  strength: z.literal([1, 2, 3]),
  icons: z.array(z.enum(ICONS)).min(1).readonly(),
  event: z.array(Effect).min(1).readonly(),
})
export type PlayerCard = z.infer<typeof PlayerCard>

/** The decks of the factions. */
export const PlayerCards = record({
  Anarchists: z.array(PlayerCard).readonly(),
  Communists: z.array(PlayerCard).readonly(),
  Moderates: z.array(PlayerCard).readonly(),
})
export type PlayerCards = z.infer<typeof PlayerCards>

/** The letters of the Attacks on a Fascist card. */
export const LETTERS = ['M', 'N', 'A', 'S', 'V', 'D'] as const
export type Letter = (typeof LETTERS)[number]

/** A Fascist card: its Attacks by letter, its other harm, and its Test. */
export const FascistCard = record({
  title,
  attacks: z.array(record({ letter: z.enum(LETTERS), number: z.int().min(1).max(10) })).readonly(),
  harm: z.array(Effect).readonly(),
  test: record({
    front: z.enum(FRONTS),
    threshold: z.int().min(-9).max(9),
    reward: z.array(Effect).readonly(),
    penalty: z.array(Effect).readonly(),
  }),
})
export type FascistCard = z.infer<typeof FascistCard>

/** The decks of the Years. */
export const FascistCards = record({
  1: z.array(FascistCard).readonly(),
  2: z.array(FascistCard).readonly(),
  3: z.array(FascistCard).readonly(),
})
export type FascistCards = z.infer<typeof FascistCards>
