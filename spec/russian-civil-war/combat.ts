/**
 * The places where a power has combat, and the effect of one throw there. A placeholder for the combat of the base game. @module
 */
import { type Game, inTerritory, inZone, type ZoneState } from './game.js'
import { fightIn } from './peace.js'
import { isTerritory, isZone, powersAmong, sails, sideOf, transportsOf } from './sides.js'
import { type Place, POWERS, type Power, TERRITORIES, ZONES } from './vocabulary.js'

/** The powers with land units in a territory, or with ships in a sea zone. */
function powersIn({ territories, zones }: Game, place: Place): readonly Power[] {
  if (isTerritory(place)) return powersAmong(territories[place].forces)
  return isZone(place) ? POWERS.filter((power) => sails(zones[place], power)) : []
}

/** The enemies that a power meets in a place. */
const enemiesIn = (game: Game, place: Place, power: Power): readonly Power[] => {
  const there = powersIn(game, place)
  return there.includes(power) ? there.filter((other) => fightIn(game, place, power, other)) : []
}

/** The places in which units of a power meet enemies. */
export const battlesOf = (game: Game, power: Power): readonly Place[] =>
  [...TERRITORIES, ...ZONES].filter((place) => enemiesIn(game, place, power).length > 0)

const NO_UNITS = { infantry: 0, artillery: 0 }
const NO_SHIPS = { cruisers: 0, transports: 0 }

/** The same record without what some powers have in it. */
const without = <Value>(
  all: Readonly<Record<Power, Value>>,
  lost: readonly Power[],
  none: Value,
): Readonly<Record<Power, Value>> =>
  Object.fromEntries(POWERS.map((power) => [power, lost.includes(power) ? none : all[power]])) as unknown as Readonly<
    Record<Power, Value>
  >

/** A sea zone without the ships of some powers of a side, and without what no transport carries any more. */
function sunkIn(zone: ZoneState, powers: readonly Power[]): ZoneState {
  const ships = without(zone.ships, powers, NO_SHIPS)
  const isDrowned = (power: Power) =>
    powers.some((lost) => sideOf(lost) === sideOf(power)) && transportsOf({ ...zone, ships }, sideOf(power)) === 0
  return { ships, aboard: without(zone.aboard, [...powers, ...POWERS.filter(isDrowned)], NO_UNITS) }
}

function lostBy(game: Game, place: Place, powers: readonly Power[]): Game {
  if (isTerritory(place))
    return inTerritory(game, place, (territory) => ({
      ...territory,
      forces: without(territory.forces, powers, NO_UNITS),
    }))
  return isZone(place) ? inZone(game, place, (zone) => sunkIn(zone, powers)) : game
}

/** The game after a combat: whoever loses it has nothing left there. */
export function withBattle(
  game: Game,
  attacker: Power,
  place: Place,
  won: 'the attackers' | 'the defenders' | 'nobody',
): Game {
  if (won === 'nobody') return game
  const enemies = enemiesIn(game, place, attacker)
  const fellows = powersIn(game, place).filter((power) => enemies.some((enemy) => fightIn(game, place, power, enemy)))
  return lostBy(game, place, won === 'the attackers' ? enemies : fellows)
}
