/** Positions in which round 4 may begin. All of them are stand-ins: rounds 1 to 3 belong to the base game. @module */

import { emptyGame } from '../empty-game.js'
import { controlledBy, type Game, withShips, withUnits } from '../game.js'
import { type Power, TERRITORIES, type Territory, type Zone } from '../vocabulary.js'
import type { GameMap } from './map.js'

/** A territory with who controls it, and the units there: power, infantry, artillery. */
export type Land = readonly [Territory, Power | 'nobody' | 'as printed', ...(readonly [Power, number, number])[]]
/** A sea zone with ships: power, cruisers, transports. */
export type Sea = readonly [Zone, Power, number, number]

const SEAS: readonly Sea[] = [
  ['zone 12', 'Russia', 0, 1],
  ['zone 6', 'Britain', 1, 1],
  ['zone 11', 'Germany', 1, 0],
]

const BEATEN: readonly Land[] = [
  ['Moscow', 'Russia', ['Russia', 3, 1]],
  ['Karelia', 'Russia', ['Russia', 1, 0], ['Britain', 1, 0]],
  ['Kazakhstan', 'Russia', ['Russia', 1, 0]],
  ['Finland', 'Russia', ['Russia', 1, 0]],
  ['Tatarstan', 'Ottoman Empire', ['Ottoman Empire', 2, 0]],
  ['Livonia', 'Germany', ['Germany', 3, 1]],
  ['Belarus', 'Germany', ['Germany', 2, 0]],
  ['Poland', 'Germany', ['Germany', 1, 0]],
  ['Ukraine', 'Russia', ['Russia', 2, 0], ['Austria-Hungary', 3, 0]],
  ['Sevastopol', 'Ottoman Empire', ['Ottoman Empire', 1, 0]],
  ['Romania', 'Austria-Hungary', ['Austria-Hungary', 2, 0]],
  ['Serbia', 'Austria-Hungary', ['Austria-Hungary', 1, 0]],
  ['Persia', 'Britain', ['Britain', 2, 1]],
]

const CONTESTED: readonly Land[] = [
  ['Moscow', 'Russia', ['Russia', 2, 0], ['Germany', 2, 1]],
  ['Karelia', 'Russia', ['Germany', 1, 0], ['Russia', 1, 0]],
  ['Kazakhstan', 'Russia', ['Ottoman Empire', 1, 0], ['Britain', 1, 0]],
  ['Tatarstan', 'Ottoman Empire', ['Ottoman Empire', 1, 0], ['Russia', 1, 0]],
  ['Livonia', 'Germany', ['Germany', 1, 0]],
  ['Belarus', 'Germany'],
  ['Poland', 'Germany', ['Germany', 1, 0]],
  ['Ukraine', 'Austria-Hungary', ['Austria-Hungary', 2, 0]],
  ['Sevastopol', 'Russia', ['Russia', 1, 0]],
  ['Romania', 'Austria-Hungary', ['Austria-Hungary', 1, 0]],
  ['Serbia', 'Italy', ['Italy', 1, 0]],
]

const HOLDING: readonly Land[] = [
  ['Moscow', 'Russia', ['Russia', 3, 1]],
  ['Karelia', 'Russia', ['Russia', 2, 0]],
  ['Kazakhstan', 'Russia'],
  ['Tatarstan', 'Russia', ['Russia', 1, 0]],
  ['Livonia', 'Germany', ['Germany', 3, 1]],
  ['Belarus', 'Russia', ['Russia', 2, 0], ['Germany', 2, 0]],
  ['Poland', 'Germany', ['Germany', 2, 0]],
  ['Ukraine', 'Austria-Hungary', ['Austria-Hungary', 3, 1]],
  ['Sevastopol', 'Russia', ['Russia', 1, 0]],
  ['Romania', 'Russia', ['Russia', 1, 0]],
  ['Serbia', 'Austria-Hungary', ['Austria-Hungary', 1, 0]],
  ['Afghanistan', 'Britain', ['Britain', 1, 0]],
]

/** The board as printed, without a unit on it. */
export const printedBoard = (map: GameMap): Game =>
  TERRITORIES.reduce((game, name) => controlledBy(game, name, map.printed[name]), { ...emptyGame, round: 4 })

/** A game with markers and units added. */
export function withLands(game: Game, lands: readonly Land[]): Game {
  const ruled = lands.reduce(
    (marked, [name, power]) => (power === 'as printed' ? marked : controlledBy(marked, name, power)),
    game,
  )
  return lands
    .flatMap(([name, , ...units]) => units.map((unit) => ({ name, unit })))
    .reduce(
      (manned, { name, unit: [power, infantry, artillery] }) => withUnits(manned, name, power, { infantry, artillery }),
      ruled,
    )
}

/** A game with ships added. */
export const withSeas = (game: Game, seas: readonly Sea[]): Game =>
  seas.reduce(
    (sailed, [zone, power, cruisers, transports]) => withShips(sailed, zone, power, { cruisers, transports }),
    game,
  )

function positionOf(map: GameMap, lands: readonly Land[]): Game {
  const game = withSeas(withLands(printedBoard(map), lands), SEAS)
  return { ...game, treasury: { ...game.treasury, Russia: 5, Germany: 6, Britain: 6 } }
}

/** The positions in which round 4 may begin, by name. */
export const openingsOn = (map: GameMap): Readonly<Record<string, Game>> => ({
  'Russia beaten': positionOf(map, BEATEN),
  'Moscow contested': positionOf(map, CONTESTED),
  'Russia holding out': positionOf(map, HOLDING),
})
