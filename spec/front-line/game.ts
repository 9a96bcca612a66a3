/** The game state of Front Line: its type, its schema, and the game before it is set up. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { BALANCED_INDUSTRY } from './components/supply-cards.js'
import { RESERVE, STOCK } from './components/units.js'
import {
  CHITS,
  FALLING,
  FIELDS,
  KINDS,
  LEADERSHIP,
  MONTHS,
  OCCUPANTS,
  PLAYERS,
  SQUARES,
  SUPPLIES,
  type Supply,
  UNIT_DEEDS,
} from './vocabulary.js'

const count = z.int().min(0)
const each = <const Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  record(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

const Stack = record({ chit: z.enum(CHITS), available: count, used: count })
const PlayerState = record({
  /** The Supply Card's side. */
  card: z.string(),
  leadership: z.enum(LEADERSHIP),
  supply: each(SUPPLIES, Stack),
  /** The stack whose chit pays for the action that is under way. */
  paying: z.enum(['none', ...SUPPLIES]),
  reserve: each(KINDS, count),
  /** The cities of the country with a Fallen City Marker. */
  fallen: each(FALLING, z.boolean()),
})

const Acted = record({ square: z.enum(SQUARES), actions: z.array(z.enum(UNIT_DEEDS)).readonly() })
export const Game = record({
  readings: z.record(z.string(), z.string()).readonly(),
  field: z.enum(FIELDS),
  /** True if the players use Amphibious Moves. */
  amphibious: z.boolean(),
  month: z.enum(MONTHS),
  /** The turn of the round, from 1 to 6; 0 before the first. */
  turn: count.max(6),
  firstPlayer: z.enum(['undecided', ...PLAYERS]),
  edge: record({ holder: z.enum(['nobody', ...PLAYERS]), side: z.enum(['On', 'Off']) }),
  players: each(PLAYERS, PlayerState),
  squares: each(SQUARES, z.enum(OCCUPANTS)),
  /** The actions given to units in this turn, by the square where each unit is now, in the order of the squares. */
  acted: z.array(Acted).readonly(),
  /** The square of the unit that has just used supply, while the opponent may fire at it. */
  supplied: z.enum(['nowhere', ...SQUARES]),
})

export type Game = z.infer<typeof Game>
export type PlayerState = z.infer<typeof PlayerState>
export type Stack = z.infer<typeof Stack>
const noChits = (chit: Supply): Stack => ({ chit, available: 0, used: 0 })

export const emptyPlayer: PlayerState = {
  card: BALANCED_INDUSTRY,
  leadership: 'Exhausted',
  supply: { Air: noChits('Air'), Capital: noChits('Capital'), Industry: noChits('Industry') },
  paying: 'none',
  reserve: { Infantry: 0, Tank: 0, Artillery: 0 },
  fallen: { 'Air Base': false, Industry: false },
}

/** The units of a color that are placed at the start. */
export const PLACED = {
  Infantry: STOCK.Infantry - RESERVE.Infantry,
  Tank: STOCK.Tank - RESERVE.Tank,
  Artillery: STOCK.Artillery - RESERVE.Artillery,
} as const
