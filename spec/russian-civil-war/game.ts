/** The game state: the board as far as the text needs it, the money, and what has become of Moscow. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import {
  CENTRAL_POWERS,
  MOSCOW_STORIES,
  OUTER_RUSSIA,
  POWERS,
  type Power,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
} from './vocabulary.js'

const count = z.int().min(0)
const each = <const Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  record(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

const Units = record({ infantry: count, artillery: count })
const Ships = record({ cruisers: count, transports: count })
const TerritoryState = record({
  /** The power whose control marker lies there, or else whose emblem is printed there. */
  control: z.enum([...POWERS, 'nobody']),
  forces: each(POWERS, Units),
})

const ZoneState = record({
  ships: each(POWERS, Ships),
  /** Land units on the transports, by their own power. */
  aboard: each(POWERS, Units),
})

export const Game = record({
  readings: z.record(z.string(), z.string()).readonly(),
  round: z.int().min(1),
  moscow: z.enum(MOSCOW_STORIES),
  /** The Central Power whose player plays the Soviets; nobody before the Revolution. */
  sovietPlayer: z.enum([...CENTRAL_POWERS, 'nobody']),
  /** The territories of Outer Russia that Russia and the Central Powers contested at the Revolution. */
  contestedThen: z.array(z.enum(OUTER_RUSSIA)).readonly(),
  /** The territories that the Central Powers controlled or contested at the Revolution. */
  centralThen: z.array(z.enum(TERRITORIES)).readonly(),
  /** True if Imperial Russia has yet to collect the money that the Soviets have not spent. */
  bankOwed: z.boolean(),
  treasury: each(POWERS, count),
  territories: each(TERRITORIES, TerritoryState),
  zones: each(ZONES, ZoneState),
})

export type Game = z.infer<typeof Game>
export type TerritoryState = z.infer<typeof TerritoryState>
export type ZoneState = z.infer<typeof ZoneState>
export type Units = z.infer<typeof Units>

/** The same value for every power. */
export const forPowers = <Value>(value: Value) =>
  Object.fromEntries(POWERS.map((power) => [power, value])) as Record<Power, Value>

const noUnits: Units = { infantry: 0, artillery: 0 }
export const emptyTerritory: TerritoryState = { control: 'nobody', forces: forPowers(noUnits) }
export const emptyZone: ZoneState = { ships: forPowers({ cruisers: 0, transports: 0 }), aboard: forPowers(noUnits) }

/** Changes one territory. */
export const inTerritory = <G extends Pick<Game, 'territories'>>(
  game: G,
  name: Territory,
  change: (territory: TerritoryState) => TerritoryState,
): G => ({ ...game, territories: { ...game.territories, [name]: change(game.territories[name]) } })

/** Changes one sea zone. */
export const inZone = <G extends Pick<Game, 'zones'>>(
  game: G,
  name: Zone,
  change: (zone: ZoneState) => ZoneState,
): G => ({ ...game, zones: { ...game.zones, [name]: change(game.zones[name]) } })

/** Puts a control marker. */
export const controlledBy = (game: Game, name: Territory, control: TerritoryState['control']): Game =>
  inTerritory(game, name, (territory) => ({ ...territory, control }))

/** More units, or fewer, of one power among the forces of all. */
const more = (forces: TerritoryState['forces'], power: Power, units: Partial<Units>): TerritoryState['forces'] => ({
  ...forces,
  [power]: {
    infantry: forces[power].infantry + (units.infantry ?? 0),
    artillery: forces[power].artillery + (units.artillery ?? 0),
  },
})

/** Puts units of a power into a territory, or takes them away. */
export const withUnits = (game: Game, name: Territory, power: Power, units: Partial<Units>): Game =>
  inTerritory(game, name, (territory) => ({ ...territory, forces: more(territory.forces, power, units) }))

/** Puts units of a power on the transports in a sea zone, or takes them off. */
export const withAboard = (game: Game, name: Zone, power: Power, units: Partial<Units>): Game =>
  inZone(game, name, (zone) => ({ ...zone, aboard: more(zone.aboard, power, units) }))

/** Puts ships of a power into a sea zone, or takes them away. */
export const withShips = (game: Game, name: Zone, power: Power, ships: Partial<ZoneState['ships'][Power]>): Game =>
  inZone(game, name, (zone) => ({
    ...zone,
    ships: {
      ...zone.ships,
      [power]: {
        cruisers: zone.ships[power].cruisers + (ships.cruisers ?? 0),
        transports: zone.ships[power].transports + (ships.transports ?? 0),
      },
    },
  }))
