/** Where a power has combat, and what one throw does to it: the stand-in for the combat of the base game. @module */
import { type Game, inTerritory, inZone } from './game.js'
import { countOf, isContested, isTerritory, isZone, sails, sideOf } from './sides.js'
import { type Place, POWERS, type Power, type Side, TERRITORIES, ZONES } from './vocabulary.js'

/** The places in which units of a power meet enemies. */
export const battlesOf = (game: Game, power: Power): readonly Place[] => [
  ...TERRITORIES.filter((name) => {
    const territory = game.territories[name]
    return countOf(territory.forces[power]) > 0 && isContested(territory)
  }),
  ...ZONES.filter((name) => {
    const zone = game.zones[name]
    return sails(zone, power) && POWERS.some((other) => sideOf(other) !== sideOf(power) && sails(zone, other))
  }),
]

const NO_UNITS = { infantry: 0, artillery: 0 }
const NO_SHIPS = { cruisers: 0, transports: 0 }

/** The same record without what the powers of a side have in it. */
const without = <Value>(all: Readonly<Record<Power, Value>>, side: Side, none: Value): Readonly<Record<Power, Value>> =>
  Object.fromEntries(POWERS.map((power) => [power, sideOf(power) === side ? none : all[power]])) as unknown as Readonly<
    Record<Power, Value>
  >

function lostBy(game: Game, place: Place, side: Side): Game {
  if (isTerritory(place))
    return inTerritory(game, place, (territory) => ({
      ...territory,
      forces: without(territory.forces, side, NO_UNITS),
    }))
  if (!isZone(place)) return game
  return inZone(game, place, ({ ships, aboard }) => ({
    ships: without(ships, side, NO_SHIPS),
    aboard: without(aboard, side, NO_UNITS),
  }))
}

/** The game after a combat: whoever loses it has nothing left there. */
export function withBattle(
  game: Game,
  attacker: Power,
  place: Place,
  won: 'the attackers' | 'the defenders' | 'nobody',
): Game {
  if (won === 'nobody') return game
  const own = sideOf(attacker)
  const other = own === 'Allies' ? 'Central Powers' : 'Allies'
  return lostBy(game, place, won === 'the attackers' ? other : own)
}
