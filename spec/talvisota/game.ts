/** The game state of Talvisota: its type and its schema. @module */
import { record } from 'rulewright/book'
import { z } from 'zod'
import {
  ENTRENCHMENTS,
  ENVIRONMENTS,
  EVENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_UNITS,
  FRONTS,
  HIGHEST_MORALE,
  SIDES,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_UNITS,
  TURNS,
} from './vocabulary.js'

const count = z.int().min(0)
const each = <const Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  record(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

/** Soviet units of each type. */
export const SovietUnits = each(SOVIET_UNITS, count)
export type SovietUnits = z.infer<typeof SovietUnits>
/** Finnish units of each type. */
export const FinnishUnits = each(FINNISH_UNITS, count)
export type FinnishUnits = z.infer<typeof FinnishUnits>

const Space = record({
  soviets: SovietUnits,
  /** The units among them that a Combat Strategy of this turn has left behind. */
  spent: SovietUnits,
  /** True if a Soviet Possession marker lies there. */
  possession: z.boolean(),
  /** SCT that have stayed there since an infiltration. */
  scouts: count,
})
export type Space = z.infer<typeof Space>

/** The parts of a Combat Strategy that both sides commit. */
const committed = {
  front: z.enum(FRONTS),
  /** In which place it was deployed on the map, counted from 1; 0 as long as it lies on the sheet. Both of a combat have the same. */
  order: count.max(4),
  /** The space where it was deployed. */
  target: z.string().or(z.literal('none')),
}

export const SovietPlan = record({
  strategy: z.enum(SOVIET_STRATEGIES),
  ...committed,
  /** The space in which its units stand. */
  start: z.string().or(z.literal('none')),
  /** Its units; they are counted in their space as well. */
  units: SovietUnits,
  supports: z.array(z.enum(SOVIET_SUPPORTS)).readonly(),
})
export type SovietPlan = z.infer<typeof SovietPlan>

export const FinnishPlan = record({
  strategy: z.enum(FINNISH_STRATEGIES),
  ...committed,
  /** Its units, which are not among the forces meanwhile. */
  units: FinnishUnits,
  supports: z.array(z.enum(FINNISH_SUPPORTS)).readonly(),
  environments: z.array(z.enum(ENVIRONMENTS)).readonly(),
  entrenched: z.boolean(),
})
export type FinnishPlan = z.infer<typeof FinnishPlan>

export const Game = record({
  readings: z.record(z.string(), z.string()).readonly(),
  /** True if the Finns are played by drawing, as in the solo game. */
  solo: z.boolean(),
  /** True if the game is harder for the Soviets, as in 4.5.2, or easier, as in 4.5.4. */
  harder: z.boolean(),
  easier: z.boolean(),
  /** The turn, from 1 to 8; 0 before the first. */
  turn: count.max(TURNS.length),
  /** The place of the Event marker. */
  event: z.literal(EVENTS),
  morale: each(SIDES, count.max(HIGHEST_MORALE)),
  /** The changes of morale in this turn that are not yet marked. */
  changes: each(SIDES, z.int()),
  /** The spaces of the map by name. */
  spaces: z.record(z.string(), Space).readonly(),
  /** The spaces that the Soviets have conquered and the Finns have not won back, whoever is there now. */
  taken: z.exactOptional(z.array(z.string()).readonly()),
  /** True if the Combat Strategies of this turn lie open. */
  revealed: z.boolean(),
  /** The open Combat Strategies, by their places in the order, while some are still hidden. */
  opened: z.array(z.int().min(1).max(4)).readonly(),
  soviets: record({
    /** Units on the command sheet, Front by Front. */
    fronts: each(FRONTS, SovietUnits),
    /** Units that are to be placed on the Fronts now. */
    arriving: SovietUnits,
    /** Units that come in January. */
    awaited: SovietUnits,
    losses: SovietUnits,
    reinforcements: SovietUnits,
    plans: z.array(SovietPlan).readonly(),
  }),
  finns: record({
    forces: FinnishUnits,
    /** SCT that have been driven back in this turn, and are not among the forces yet. */
    driven: z.exactOptional(count),
    losses: FinnishUnits,
    reinforcements: FinnishUnits,
    plans: z.array(FinnishPlan).readonly(),
    /** Entrenchments on the sheet. */
    entrenchments: count.max(ENTRENCHMENTS),
    /** The space with the Infiltration marker. */
    infiltration: z.string().or(z.literal('none')),
    /** The space that an infiltration of this turn has won, and left: the line is broken there until the turn ends. */
    breach: z.string().or(z.literal('none')),
    /** The spaces that infiltrations have won, and that no Combat Strategy has conquered since. */
    won: z.exactOptional(z.array(z.string()).readonly()),
  }),
})
export type Game = z.infer<typeof Game>
