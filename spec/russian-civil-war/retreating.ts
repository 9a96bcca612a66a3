/** The units that leave in the first two steps of the Revolution Phase, in their order. @module */

import { computed, readingOf } from 'rulewright/book'
import { firstOfCentral, firstToLeave, isLeft } from './2-retreats.js'
import { type Game, withAboard, withUnits } from './game.js'
import * as cited from './rules.gen.js'
import { isTerritory, isZone, sideOf } from './sides.js'
import {
  LAND_UNITS,
  type LandUnit,
  LEFT_BY_CENTRAL_POWERS,
  type Place,
  POWERS,
  type Power,
  type Side,
  type Territory,
} from './vocabulary.js'

export type Leaving = { readonly power: Power; readonly unit: LandUnit; readonly from: Territory }

/** The territories that a side leaves. */
export const leftBy = (game: Game, side: Side): readonly Territory[] =>
  LEFT_BY_CENTRAL_POWERS.filter((name) =>
    isLeft.ask({
      side,
      territory: name === 'Tatarstan' ? name : 'another',
      tatarstanForces: readingOf(game, cited.tatarstanForces),
    }),
  )

/** The Central Powers in the order of the turns, from one of them on. */
function centralFrom(own: readonly Power[], first: Power): readonly Power[] {
  const place = own.indexOf(first)
  return [...own.slice(place), ...own.slice(0, place)]
}

/** The powers of a side in the order in which they leave. */
function orderOf(game: Game, side: Side): readonly Power[] {
  const own = POWERS.filter((power) => sideOf(power) === side)
  if (side === 'Central Powers')
    return centralFrom(own, firstOfCentral.ask({ centralOrder: readingOf(game, cited.centralOrder) }))
  const others = own.filter((power) => power !== 'Russia')
  const first = firstToLeave.ask({ retreatOrder: readingOf(game, cited.retreatOrder) })
  return first === 'Russia' ? ['Russia', ...others] : [...others, 'Russia']
}

export const leavingOf = computed(
  'Revolution Phase: the units that leave',
  [cited.alliesLeave.all, cited.centralLeave.all],
  (game: Game, side: Side): readonly Leaving[] => {
    const lands = leftBy(game, side)
    return orderOf(game, side).flatMap((power) =>
      lands.flatMap((from) =>
        LAND_UNITS.flatMap((unit) =>
          Array.from({ length: game.territories[from].forces[power][unit] }, () => ({ power, unit, from })),
        ),
      ),
    )
  },
)

/** The units of which one leaves next: of the power whose turn to leave it is, each kind in each territory once. */
export const leavingNext = (waiting: readonly Leaving[]): readonly Leaving[] =>
  waiting.filter(
    (unit, index) => unit.power === waiting[0]?.power && waiting.findIndex((other) => sameUnit(unit, other)) === index,
  )

/** The units that still wait after one has left. */
export const withoutOne = (waiting: readonly Leaving[], gone: Leaving): readonly Leaving[] =>
  waiting.toSpliced(
    waiting.findIndex((unit) => sameUnit(unit, gone)),
    1,
  )

const sameUnit = (one: Leaving, other: Leaving): boolean =>
  one.power === other.power && one.unit === other.unit && one.from === other.from

export const takenAway = (game: Game, { power, unit, from }: Leaving): Game =>
  withUnits(game, from, power, { [unit]: -1 })

/** A unit put into a territory, or on the transports in a sea zone. */
export function broughtTo(game: Game, { power, unit }: Leaving, to: Place): Game {
  if (isTerritory(to)) return withUnits(game, to, power, { [unit]: 1 })
  return isZone(to) ? withAboard(game, to, power, { [unit]: 1 }) : game
}
