/** Numbers of units by type: how many, added, taken away. @module */
import type { FinnishUnits, SovietUnits } from './game.js'
import { FINNISH_UNITS, type FinnishUnit, SOVIET_UNITS, type SovietUnit } from './vocabulary.js'

export const noSoviets: SovietUnits = { FUS: 0, ELI: 0, MECA: 0, TAN: 0 }
export const noFinns: FinnishUnits = { SCT: 0, WD: 0, SK: 0, DIV: 0, RES: 0 }

type Counts = Readonly<Record<string, number>>

/** Counts the units of all types. */
export function sizeOf(units: Counts): number {
  let sum = 0
  for (const unit in units) sum += units[unit] ?? 0
  return sum
}

function combined<Units extends Counts>(one: Units, other: Units, sign: 1 | -1): Units {
  const units: Record<string, number> = { ...one }
  for (const unit in one) units[unit] = (one[unit] ?? 0) + sign * (other[unit] ?? 0)
  return units as Units
}

/** All units of both. */
export const plus = <Units extends Counts>(one: Units, other: Units): Units => combined(one, other, 1)
/** The units of the first that are left without those of the other. */
export const minus = <Units extends Counts>(one: Units, other: Units): Units => combined(one, other, -1)
/** True if the first force has all units of the other. */
export const holds = <Units extends Counts>(one: Units, other: Units): boolean =>
  Object.keys(other).every((unit) => (one[unit] ?? 0) >= (other[unit] ?? 0))

/** Units of one type. */
export const soviets = (unit: SovietUnit, number: number): SovietUnits => ({ ...noSoviets, [unit]: number })
export const finns = (unit: FinnishUnit, number: number): FinnishUnits => ({ ...noFinns, [unit]: number })

/** Soviet infantry: fusiliers and elite. */
export const infantryOf = ({ FUS, ELI }: SovietUnits): number => FUS + ELI
/** Soviet armour: mechanised units and tanks. */
export const armourOf = ({ MECA, TAN }: SovietUnits): number => MECA + TAN

/** Every force of at most so many units that can be made of some: numbers by type, the fewest first. */
function forcesOf<Unit extends string>(types: readonly Unit[], from: Readonly<Record<Unit, number>>, most: number) {
  const none = Object.fromEntries(types.map((unit) => [unit, 0])) as Record<Unit, number>
  let forces: readonly { readonly force: Readonly<Record<Unit, number>>; readonly size: number }[] = [
    { force: none, size: 0 },
  ]
  for (const unit of types)
    forces = forces.flatMap(({ force, size }) =>
      Array.from({ length: Math.min(from[unit], most - size) + 1 }, (_, number) => ({
        force: number > 0 ? { ...force, [unit]: number } : force,
        size: size + number,
      })),
    )
  return forces.filter(({ size }) => size > 0).map(({ force }) => force)
}

export const sovietForces = (from: SovietUnits, most: number): readonly SovietUnits[] =>
  forcesOf(SOVIET_UNITS, from, most)
export const finnishForces = (from: FinnishUnits, most: number): readonly FinnishUnits[] =>
  forcesOf(FINNISH_UNITS, from, most)

/** Units in words. */
export const unitsText = (units: Counts): string =>
  Object.entries(units)
    .filter(([, number]) => number > 0)
    .map(([unit, number]) => `${number} ${unit}`)
    .join(', ') || 'no unit'
