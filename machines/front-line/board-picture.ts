/** The Battle Field as players look at it: its squares, the Fallen City Markers and the units. @module */

import type { Area, Board, Piece, Sign, Square } from 'rulewright/book'
import { areaOf, type Field } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import {
  type Area as AreaName,
  COLUMNS,
  FALLING,
  type FieldName,
  type Ground,
  KINDS,
  type Kind,
  type Occupant,
  PLAYERS,
  type Player,
  ROWS,
  type Square as SquareName,
} from '#spec/front-line/vocabulary'

/** Draws the Battle Field on which a game is played. */
export const boardPicture =
  (fields: Readonly<Record<FieldName, Field>>) =>
  (game: Game): Board => ({
    title: `Battle Field, ${game.field}`,
    columns: COLUMNS,
    rows: ROWS.map((row) => ({
      heading: String(row),
      squares: COLUMNS.map((column) => squareOf(fields[game.field], game, `${column}${row}`)),
    })),
  })

const GROUND_SIGNS: Readonly<Record<Ground, Sign>> = {
  Valley: { short: 'Val', name: 'Valley', tint: 'green' },
  Hill: { short: 'Hil', name: 'Hill', tint: 'brown' },
  Mountain: { short: 'Mtn', name: 'Mountain', tint: 'grey' },
  Beach: { short: 'Bch', name: 'Beach', tint: 'yellow' },
  Desert: { short: 'Des', name: 'Desert', tint: 'orange' },
  Port: { short: 'Prt', name: 'Port' },
  'Air Base': { short: 'Air', name: 'Air Base' },
  Industry: { short: 'Ind', name: 'Industry' },
  Capital: { short: 'Cap', name: 'Capital' },
  Water: { short: '~~~', name: 'Water', tint: 'blue' },
}

const AREA_SIGNS: Readonly<Record<AreaName, Area>> = {
  Red: { name: 'Red country', tint: 'red' },
  neutral: { name: 'neutral area', tint: 'purple' },
  Green: { name: 'Green country', tint: 'green' },
}

const PURPLE_HEX: Sign = { short: '1', name: 'Purple Hex of 1 OP', tint: 'purple' }
const CITY_HEXES: Partial<Readonly<Record<Ground, Sign>>> = {
  'Air Base': { short: '2', name: 'Hex of 2 OP' },
  Industry: { short: '3', name: 'Hex of 3 OP' },
  Capital: { short: 'W', name: 'Hex of the Capital' },
}
const FALLEN: Sign = { short: 'F', name: 'Fallen City Marker' }

const SIDES: Readonly<Record<Player, Sign>> = {
  Red: { short: 'R', name: 'Red', tint: 'red' },
  Green: { short: 'G', name: 'Green', tint: 'green' },
}
const KIND_SIGNS: Readonly<Record<Kind, Sign>> = {
  Infantry: { short: 'Inf', name: 'Infantry' },
  Tank: { short: 'Tnk', name: 'Tank' },
  Artillery: { short: 'Art', name: 'Artillery' },
}
const DISRUPTED: Sign = { short: '×', name: 'disrupted' }

function squareOf(field: Field, game: Game, name: SquareName): Square {
  const ground = field.ground[name]
  const hex = field.purple.includes(name) ? PURPLE_HEX : CITY_HEXES[ground]
  const piece = UNITS.get(game.squares[name])
  return {
    name,
    ground: GROUND_SIGNS[ground],
    area: AREA_SIGNS[areaOf(name)],
    ...(hex && { printed: [hex] }),
    ...(hasFallen(field, game, name) && { markers: [FALLEN] }),
    ...(piece && { piece }),
  }
}

const hasFallen = ({ cities }: Field, { players }: Game, square: SquareName): boolean =>
  PLAYERS.some((player) => FALLING.some((city) => cities[player][city] === square && players[player].fallen[city]))

/** The units that can be in a square, by what is in it. */
const UNITS: ReadonlyMap<Occupant, Piece> = new Map(
  PLAYERS.flatMap((player) =>
    KINDS.flatMap((kind) => {
      const unit: Piece = { side: SIDES[player], kind: KIND_SIGNS[kind] }
      return [
        [`${player} ${kind}` as const, unit],
        [`${player} ${kind} disrupted` as const, { ...unit, state: DISRUPTED }],
      ] as const
    }),
  ),
)
