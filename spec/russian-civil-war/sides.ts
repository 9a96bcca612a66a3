/** The powers in a place and their sides: the meanings of controlled, contested and friendly. @module */

import { recently } from 'rulewright/book'
import type { Game, TerritoryState, Units, ZoneState } from './game.js'
import {
  ALLIES,
  CENTRAL_POWERS,
  type CentralPower,
  INNER_RUSSIA,
  type Place,
  POWERS,
  type Power,
  type Side,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
} from './vocabulary.js'

type Owner = TerritoryState['control']
const allies: ReadonlySet<Owner> = new Set(ALLIES)
const centralPowers: ReadonlySet<Owner> = new Set(CENTRAL_POWERS)
const territories: ReadonlySet<Place> = new Set(TERRITORIES)
const zones: ReadonlySet<Place> = new Set(ZONES)
const innerRussia: ReadonlySet<Territory> = new Set(INNER_RUSSIA)

export const isAlly = (power: Owner): power is (typeof ALLIES)[number] => allies.has(power)
/** True if a power is one of the Central Powers, except the Soviets. */
export const isCentral = (power: Owner): power is CentralPower => centralPowers.has(power)
/** The side of a power; the Soviets count among the Central Powers. */
export const sideOf = (power: Power): Side => (isAlly(power) ? 'Allies' : 'Central Powers')
export const isTerritory = (place: Place): place is Territory => territories.has(place)
/** True if a place is a sea zone. */
export const isZone = (place: Place): place is Zone => zones.has(place)
/** True if a territory is part of Inner Russia. */
export const isInner = (name: Territory): boolean => innerRussia.has(name)

/** Counts the land units. */
export const countOf = ({ infantry, artillery }: Units): number => infantry + artillery

/** The powers with land units among some forces, in the order of the turns. */
export const powersAmong = recently((forces: TerritoryState['forces']): readonly Power[] =>
  POWERS.filter((power) => countOf(forces[power]) > 0),
)

const areOfBothSides = recently(
  (forces: TerritoryState['forces']): boolean => new Set(powersAmong(forces).map(sideOf)).size > 1,
)

/** True if a territory holds land units of both sides. */
export const isContested = ({ forces }: TerritoryState): boolean => areOfBothSides(forces)

/** True if one of the given powers controls or contests a territory. */
export const heldBy = (territory: TerritoryState, holds: (power: Power) => boolean): boolean =>
  (territory.control !== 'nobody' && holds(territory.control)) ||
  (isContested(territory) && powersAmong(territory.forces).some(holds))

/** Returns the hold of the Central Powers, except the Soviets, on a territory. */
export function centralIn(territory: TerritoryState): 'control' | 'contest' | 'nothing' {
  if (isCentral(territory.control)) return 'control'
  return isContested(territory) && powersAmong(territory.forces).some(isCentral) ? 'contest' : 'nothing'
}

export const sails = ({ ships }: ZoneState, power: Power): boolean =>
  ships[power].cruisers + ships[power].transports > 0

const powersOf = (side: Side): readonly Power[] => POWERS.filter((power) => sideOf(power) === side)

/** Counts the transports of a side in a sea zone. */
export const transportsOf = ({ ships }: ZoneState, side: Side): number =>
  powersOf(side).reduce((sum, power) => sum + ships[power].transports, 0)

/** Counts the land units of a side on transports in a sea zone. */
export const aboardOf = ({ aboard }: ZoneState, side: Side): number =>
  powersOf(side).reduce((sum, power) => sum + countOf(aboard[power]), 0)

/** Returns `controlled` if a side controls a territory, or else `contested` if it contests it. */
export function holdOf(territory: TerritoryState, side: Side): 'controlled' | 'contested' | 'neither' {
  const { control } = territory
  if (control !== 'nobody' && sideOf(control) === side) return 'controlled'
  return heldBy(territory, (power) => sideOf(power) === side) ? 'contested' : 'neither'
}

export const sovietsInPlay = ({ sovietPlayer }: Pick<Game, 'sovietPlayer'>): boolean => sovietPlayer !== 'nobody'

/** The capital of every power. */
export const CAPITAL_OF = {
  'Austria-Hungary': 'Vienna',
  Russia: 'Moscow',
  Germany: 'Berlin',
  France: 'Paris',
  Britain: 'London',
  'Ottoman Empire': 'Constantinople',
  Italy: 'Rome',
  USA: 'United States of America',
  'Soviet Russia': 'Moscow',
} as const satisfies Readonly<Record<Power, Territory>>
