/**
 * The game in tables of words, as players look at it; and what its outcome means.
 *
 * @module
 */
import type { Components } from '../../spec/russian-civil-war/components/components.js'
import type { Game, Units, ZoneState } from '../../spec/russian-civil-war/game.js'
import { isContested, powersAmong, sails } from '../../spec/russian-civil-war/sides.js'
import { capitalsTaken, type Outcome } from '../../spec/russian-civil-war/tables/victory.js'
import {
  LAND_UNITS,
  POWERS,
  type Power,
  SHIPS,
  SIDES,
  TERRITORIES,
  ZONES,
} from '../../spec/russian-civil-war/vocabulary.js'
import type { Results, Sketch } from '../../src/kernel/book.js'
import type { Json } from '../../src/kernel/json.js'

/** The tables in which a game is shown. */
export const sketchOf =
  (components: Components) =>
  (game: Game): readonly Sketch[] => [landOf(components, game), seaOf(game), powersOf(game), warOf(game)]

/** Who won, and by how many capitals. */
export function resultsOf(outcome: Json): Results {
  const { winner, capitals } = outcome as Outcome
  return { winner, margins: capitals }
}

const some = (count: number, name: string): readonly string[] => (count > 0 ? [`${count} ${name}`] : [])

const unitsText = (units: Units): string => LAND_UNITS.flatMap((unit) => some(units[unit], unit)).join(', ')

const shipsText = (ships: ZoneState['ships'][Power]): string =>
  SHIPS.flatMap((kind) => some(ships[kind], ships[kind] === 1 ? kind.slice(0, -1) : kind)).join(', ')

const landOf = ({ map }: Components, { territories }: Game): Sketch => ({
  title: 'Territories',
  columns: ['', 'IPCs', 'control', 'units', 'contested'],
  rows: TERRITORIES.map((name) => [
    name,
    map.worth[name],
    territories[name].control,
    powersAmong(territories[name].forces)
      .map((power) => `${power}: ${unitsText(territories[name].forces[power])}`)
      .join('; '),
    isContested(territories[name]) ? 'contested' : '',
  ]),
})

const seaOf = ({ zones }: Game): Sketch => ({
  title: 'Sea zones',
  columns: ['', 'ships', 'aboard'],
  rows: ZONES.map((name) => [
    name,
    POWERS.filter((power) => sails(zones[name], power))
      .map((power) => `${power}: ${shipsText(zones[name].ships[power])}`)
      .join('; '),
    powersAmong(zones[name].aboard)
      .map((power) => `${power}: ${unitsText(zones[name].aboard[power])}`)
      .join('; '),
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
    ['round', game.round],
    ['Moscow', game.moscow],
    ['the Soviets are played by', game.sovietPlayer],
    ...(game.bankOwed ? [['the Soviet bank', 'owed to Imperial Russia']] : []),
    ...SIDES.map((side) => [`enemy capitals of the ${side}`, capitalsTaken.compute(game, side).join(', ')]),
  ],
})
