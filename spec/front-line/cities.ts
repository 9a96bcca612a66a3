/** Control of the cities. @module */
import type { Markers } from './board.js'
import type { Field } from './field.js'
import type { Game } from './game.js'
import { remembering } from './remembering.js'
import { unitAt } from './units.js'
import { CITIES, type City, opponentOf, PLAYERS, type Player, type Square } from './vocabulary.js'

/** A city: the country that it belongs to, and its kind. */
export interface CityOf {
  readonly country: Player
  readonly city: City
}

const citiesOn = remembering(
  (field: Field): ReadonlyMap<Square, CityOf> =>
    new Map(PLAYERS.flatMap((country) => CITIES.map((city) => [field.cities[country][city], { country, city }]))),
)

/** The city in a square, if there is one. */
export const cityIn = (field: Field, square: Square): CityOf | undefined => citiesOn(field).get(square)

/** True if a city has a Fallen City Marker. A Capital never has one. */
export const isFallen = ({ players }: Markers, { country, city }: CityOf): boolean =>
  city !== 'Capital' && players[country].fallen[city]

export const controllerOf = (game: Markers, city: CityOf): Player =>
  isFallen(game, city) ? opponentOf(city.country) : city.country

/** The kinds of square for a player: no city, a friendly one or an unfriendly one. */
export const CITY_SIDES = ['none', 'friendly', 'unfriendly'] as const
export type CitySide = (typeof CITY_SIDES)[number]

export const citySide = (game: Markers, field: Field, player: Player, square: Square): CitySide => {
  const city = cityIn(field, square)
  if (city === undefined) return 'none'
  return controllerOf(game, city) === player ? 'friendly' : 'unfriendly'
}

/** Returns the player whose unit is in the opponent's Capital, or `nobody`. */
export const inCapital = (game: Pick<Game, 'squares'>, field: Field): Player | 'nobody' =>
  PLAYERS.find((player) => unitAt(game, field.cities[opponentOf(player)].Capital)?.owner === player) ?? 'nobody'
