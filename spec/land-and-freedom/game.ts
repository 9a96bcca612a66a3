/** The game state of Land and Freedom: its type and its schema. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { BONUSES, FACES, FACTIONS, FRONTS, MEDALLIONS, ROLES, TRACKS, TURNS } from './vocabulary.js'

const count = z.int().min(0)
const each = <const Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  record(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

/** Cards by their titles, in the order of the alphabet: who sees them sees no order. */
const titles = z.array(z.string()).readonly()
const PlayerState = record({
  role: z.enum(ROLES),
  heroPoints: count,
  medallions: z.array(z.enum(MEDALLIONS)).readonly(),
  /** The Medallions that have done in this turn what they do once a turn. */
  used: z.array(z.enum(MEDALLIONS)).readonly(),
  deck: titles,
  hand: titles,
  /** The card that is chosen for this turn and not yet played. */
  chosen: z.string().or(z.literal('none')),
  /** The cards that have been revealed and are being played. */
  played: titles,
  /** The cards of the Final Bid. */
  bid: titles,
  /** The cards of the hand or of the tableau that are to be kept at the end of a Year, until the others are discarded. */
  kept: titles,
  tableau: titles,
  discard: titles,
  trash: titles,
})

export const Game = record({
  readings: z.record(z.string(), z.string()).readonly(),
  year: z.literal([1, 2, 3]),
  /** The turn of the Year, from 1 to 4; 0 before the first. */
  turn: count.max(TURNS),
  /** The faction that has a turn now. */
  acting: z.enum(['nobody', ...FACTIONS]),
  /** True if a card of a player is taking effect. */
  midCard: z.literal(true).exactOptional(),
  fronts: each(FRONTS, z.int().min(-10).max(10)),
  /** The factions that have strengthened a Front in this turn, with one player token each. */
  supporters: each(FRONTS, z.array(z.enum(FACTIONS)).readonly()),
  /** The factions that strengthened a Front in this turn and had no token for it, or lost it to the Bag. */
  withoutToken: each(FRONTS, z.array(z.enum(FACTIONS)).readonly()),
  tracks: each(TRACKS, count.max(10)),
  /** The spaces of the tracks on which Blank markers lie. */
  blanks: each(TRACKS, z.array(count.max(10)).readonly()),
  bonuses: each(BONUSES, z.enum(FACES)),
  bag: each(FACTIONS, count),
  glory: each(FACTIONS, count),
  /** The Medallions that can be earned. */
  medallions: z.array(z.enum(MEDALLIONS)).readonly(),
  fascists: record({
    /** The rest of the deck of the Year. */
    deck: titles,
    current: z.string().or(z.literal('none')),
  }),
  finalBid: z.enum(['nobody', ...FACTIONS]),
  players: each(FACTIONS, PlayerState),
})

export type Game = z.infer<typeof Game>
export type PlayerState = z.infer<typeof PlayerState>
