/** The game state of All Bridges Burning: its type, its schema, and the game before it is set up. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { FORCES, TRACKS } from './components/forces.js'
import { NonPlayers } from './non-player-state.js'
import {
  CAPABILITIES,
  COLORS,
  FACTIONS,
  type Faction,
  GERMAN_CIRCLES,
  LEVELS,
  MILITANTS,
  PLACES,
  POWERS,
  SPACES,
} from './vocabulary.js'

const count = z.int().min(0)
const upTo = (most: number) => count.max(most)
const each = <const Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  record(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

const Cells = record({ active: count, inactive: count })
export const SpaceState = record({
  level: z.enum(LEVELS),
  cells: each(FACTIONS, Cells),
  administrations: count,
  networks: count,
  troops: each(POWERS, count),
  terror: each(COLORS, count),
  prepared: each(MILITANTS, count),
  capabilities: each(MILITANTS, z.array(z.enum(CAPABILITIES)).readonly()),
  /** News markers on their own, or held by Cells: of the Moderates, by Active or Underground ones. */
  news: record({ alone: count, reds: count, senate: count, moderates: Cells }),
  personality: z.boolean(),
})

export const Attacked = record({
  faction: z.enum(MILITANTS),
  space: z.enum(SPACES),
  active: count,
  inactive: count,
  troops: count,
  administrations: count.exactOptional(),
  capabilities: z.array(z.enum(CAPABILITIES)).readonly(),
})

const card = z.int().min(1).max(47)
export const Game = record({
  readings: z.record(z.string(), z.string()).readonly(),
  phase: z.literal([1, 2]),
  /** The number of Propaganda Rounds that have begun. */
  propagandaRounds: upTo(4),
  cards: record({
    current: card.or(z.literal('none')),
    upcoming: card.or(z.literal('none')),
    /** Face down, the top card first. */
    draw: z.array(card).readonly(),
  }),
  cylinders: each(FACTIONS, z.enum(PLACES)),
  /** True if the Faction in the dark Command box of this card has added a Special Activity. */
  specialActivity: z.boolean(),
  /** The pieces that have been in an Attack in this turn, by Faction and by the space where they stand. */
  attacked: z.array(Attacked).readonly(),
  germanCylinder: z.enum(GERMAN_CIRCLES),
  /** True if the Coordinate marker is on the German cylinder. */
  coordinate: z.boolean(),
  resources: each(FACTIONS, z.int()),
  polarization: upTo(TRACKS.polarization),
  vassalage: each(POWERS, upTo(TRACKS.edge)),
  /** Cubes in the Political Display. */
  cubes: each(COLORS, count),
  /** Resolved Issues by the color of their marker. */
  resolved: each(COLORS, count),
  prisoners: each(FACTIONS, count),
  /** Troops in the Available Forces boxes of the Powers. */
  troopBoxes: each(POWERS, count),
  /** Senate Cells that are Out of Play. */
  conscripts: upTo(FORCES.conscripts),
  /** Capability markers in the Capabilities box. */
  capabilityBox: each(MILITANTS, z.array(z.enum(CAPABILITIES)).readonly()),
  /** Borders with a Sabotage marker, as "one space | other space". */
  sabotage: z.array(z.string()).readonly(),
  spaces: each(SPACES, SpaceState),
  nonPlayers: NonPlayers,
})

export type Game = z.infer<typeof Game>
export type SpaceState = z.infer<typeof SpaceState>
export type Attacked = z.infer<typeof Attacked>

export const forFactions = <Value>(value: Value): Readonly<Record<Faction, Value>> => ({
  reds: value,
  senate: value,
  moderates: value,
})

/** A space with nothing in it. */
export const emptySpace: SpaceState = {
  level: 'Neutral',
  cells: forFactions({ active: 0, inactive: 0 }),
  administrations: 0,
  networks: 0,
  troops: { germany: 0, russia: 0 },
  terror: { red: 0, white: 0 },
  prepared: { reds: 0, senate: 0 },
  capabilities: { reds: [], senate: [] },
  news: { alone: 0, reds: 0, senate: 0, moderates: { active: 0, inactive: 0 } },
  personality: false,
}
