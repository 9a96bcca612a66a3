/** A Battle Field: its squares, their neighbors and the distances between them. @module */
import { type BoardText, groundOf } from './components/boards.js'
import { type Area, CITIES, type City, COLUMNS, type Ground, type Player, SQUARES, type Square } from './vocabulary.js'

/** A Battle Field. */
export interface Field {
  readonly ground: Readonly<Record<Square, Ground>>
  /** The squares with a purple hex. */
  readonly purple: readonly Square[]
  /** The cities by the country that they belong to. */
  readonly cities: Readonly<Record<Player, Readonly<Record<City, Square>>>>
}

const columnOf = (square: Square): number => COLUMNS.findIndex((column) => square.startsWith(column))
const rowOf = (square: Square): number => Number(square.slice(1))

/** The same measure between any two squares, taken once. */
function measured(measure: (columns: number, rows: number) => number): (from: Square, to: Square) => number {
  const places = SQUARES.map((square) => ({ square, column: columnOf(square), row: rowOf(square) }))
  const known = new Map(
    places.map((from) => [
      from.square,
      new Map(places.map((to) => [to.square, measure(Math.abs(from.column - to.column), Math.abs(from.row - to.row))])),
    ]),
  )
  return (from, to) => known.get(from)?.get(to) ?? Number.POSITIVE_INFINITY
}

export const distance = measured((columns, rows) => Math.max(columns, rows))
export const steps = measured((columns, rows) => columns + rows)

/** True if two squares touch at a corner only. */
export const isAtCorner = (one: Square, other: Square): boolean => distance(one, other) === 1 && steps(one, other) === 2

const near = (measure: typeof distance) =>
  new Map(SQUARES.map((square) => [square, SQUARES.filter((other) => measure(square, other) === 1)]))
const around = near(distance)
const beside = near(steps)

/** The squares that share a side or a corner with one. */
export const adjacentTo = (square: Square): readonly Square[] => around.get(square) ?? []
/** The squares that share a side with one. */
export const besideOf = (square: Square): readonly Square[] => beside.get(square) ?? []
const areaIn = (column: number): Area => (column < 3 ? 'Red' : column > 6 ? 'Green' : 'neutral')
const areas: ReadonlyMap<Square, Area> = new Map(SQUARES.map((square) => [square, areaIn(columnOf(square))]))

/** The area in which a square lies. */
export const areaOf = (square: Square): Area => areas.get(square) ?? 'neutral'

const cityAt = (text: BoardText, player: Player, city: City): Square => {
  const [found] = SQUARES.filter((square) => areaOf(square) === player && groundOf(text, square) === city)
  if (found === undefined) throw new RangeError(`the ${player} country has no ${city}`)
  return found
}

const citiesOf = (text: BoardText, player: Player) =>
  Object.fromEntries(CITIES.map((city) => [city, cityAt(text, player, city)])) as Record<City, Square>

/** The Battle Field that a board shows. */
export const fieldOver = (text: BoardText): Field =>
  Object.freeze({
    ground: Object.fromEntries(SQUARES.map((square) => [square, groundOf(text, square)])) as Record<Square, Ground>,
    purple: text.purple,
    cities: { Red: citiesOf(text, 'Red'), Green: citiesOf(text, 'Green') },
  })

const CITY_GROUNDS: ReadonlySet<Ground> = new Set(CITIES)
export const isCity = (field: Field, square: Square): boolean => CITY_GROUNDS.has(field.ground[square])
