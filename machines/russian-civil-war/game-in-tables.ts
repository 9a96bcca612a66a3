/** The game in tables of words, as players look at it; and what its outcome means. @module */

import type { Json, Results, Sketch } from 'rulewright/book'
import { capitalsTaken, type Outcome } from '#spec/russian-civil-war/6-victory-cities'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game, TerritoryState, ZoneState } from '#spec/russian-civil-war/game'
import { isContested, powersAmong, sails } from '#spec/russian-civil-war/sides'
import {
  CAPITALS,
  LAND_UNITS,
  type LandUnit,
  POWERS,
  type Power,
  SHIPS,
  SIDES,
  TERRITORIES,
  type Territory,
  ZONES,
} from '#spec/russian-civil-war/vocabulary'

/** The tables in which a game is shown. */
export const sketchOf =
  (components: Components) =>
  (game: Game): readonly Sketch[] => [
    landsOf(
      'Territories',
      TERRITORIES.filter((name) => !isCapital(name)),
      components,
      game,
    ),
    landsOf('Capitals', CAPITALS, components, game),
    seaOf(game),
    powersOf(game),
    warOf(game),
  ]

/** Returns the winner and the number of capitals. */
export function resultsOf(outcome: Json): Results {
  const { winner, capitals } = outcome as Outcome
  const taken = SIDES.map((side) => `${side} ${capitals[side]}`).join(', ')
  const wins = winner === 'nobody' ? 'nobody wins' : `the ${winner} win`
  return { winner, says: `${wins}; enemy capitals taken: ${taken}`, margins: capitals }
}

const SHORT = { infantry: 'inf', artillery: 'art' } as const satisfies Readonly<Record<LandUnit, string>>
const some = (count: number, name: string): readonly string[] => (count > 0 ? [`${count} ${name}`] : [])

/** Forces in one cell: `Russia 3 inf 1 art, Germany 2 inf`. */
const forcesText = (forces: TerritoryState['forces']): string =>
  powersAmong(forces)
    .map((power) => [power, ...LAND_UNITS.flatMap((unit) => some(forces[power][unit], SHORT[unit]))].join(' '))
    .join(', ')

const shipsText = (ships: ZoneState['ships'][Power]): string =>
  SHIPS.flatMap((kind) => some(ships[kind], ships[kind] === 1 ? kind.slice(0, -1) : kind)).join(' ')

const isCapital = (name: Territory): boolean => CAPITALS.some((capital) => capital === name)

const landsOf = (title: string, names: readonly Territory[], { map }: Components, { territories }: Game): Sketch => ({
  title,
  columns: ['', 'IPCs', 'control', 'units'],
  rows: names.map((name) => [name, map.worth[name], territories[name].control, forcesText(territories[name].forces)]),
})

const seaOf = ({ zones }: Game): Sketch => ({
  title: 'Sea zones with ships',
  columns: ['', 'ships', 'aboard'],
  rows: ZONES.filter((name) => POWERS.some((power) => sails(zones[name], power))).map((name) => [
    name,
    POWERS.filter((power) => sails(zones[name], power))
      .map((power) => `${power} ${shipsText(zones[name].ships[power])}`)
      .join(', '),
    forcesText(zones[name].aboard),
  ]),
})

const powersOf = ({ treasury }: Game): Sketch => ({
  title: 'Treasuries',
  columns: ['', 'IPCs'],
  rows: POWERS.map((power) => [power, treasury[power]]),
})

const warOf = (game: Game): Sketch => ({
  title: 'The war',
  columns: ['', ''],
  rows: [
    ['round', String(game.round)],
    ['Moscow', game.moscow],
    ['the Soviets are played by', game.sovietPlayer],
    ['contested', TERRITORIES.filter((name) => isContested(game.territories[name])).join(', ')],
    ...(game.bankOwed ? [['the Soviet bank', 'owed to Imperial Russia']] : []),
    ...SIDES.map((side) => [`capitals taken by the ${side}`, capitalsTaken.compute(game, side).join(', ')]),
  ],
})
