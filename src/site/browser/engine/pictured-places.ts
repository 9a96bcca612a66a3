/** Places: the spaces, pieces and tracks that a picture or a table shows, and which of them something is about. @module */

import {
  type Book,
  optionPlaces as drawnPlacesOf,
  type GameState,
  isRecord,
  type Option,
  Recent,
  sketchOf,
  squaresOf,
} from '#core'

const known = new Recent<object, ReadonlySet<string>>()

/** The names of the places of a game: the squares of its board, and what its tables are about, row by row. */
export function placeNames<Game extends GameState>(book: Book<Game>, game: Game): ReadonlySet<string> {
  const before = known.get(game)
  if (before !== undefined) return before
  const rows = sketchOf(book, game).flatMap((sketch) => sketch.rows.map(([name = '']) => String(name)))
  const squares = book.board ? squaresOf(book.board(game)).map(({ name }) => name) : []
  const found = new Set([...rows, ...squares].filter((name) => name !== ''))
  known.set(game, found)
  return found
}

/** Lists the places of a picture that can be opened: map places, tracks and board squares. */
export function picturedPlaces<Game extends GameState>({ board, drawing }: Book<Game>, game: Game): readonly string[] {
  const onMap = Object.entries(drawing?.map?.places ?? {}).flatMap(([name, { outline }]) =>
    outline === 'spot' ? [] : [name],
  )
  const squares = board ? squaresOf(board(game)).map(({ name }) => name) : []
  return [...new Set([...onMap, ...(drawing?.tracks ?? []).map(({ name }) => name), ...squares])].filter(
    (name) => name !== '',
  )
}

/** The places that an option is about: those that its fields name, on the drawing and in the tables. */
export function placesIn<Game extends GameState>(book: Book<Game>, game: Game, option: Option): readonly string[] {
  const all = placeNames(book, game)
  const { type: _, ...fields } = option
  const drawn = book.drawing ? drawnPlacesOf(book.drawing, option) : []
  return [...new Set([...drawn, ...textsIn(fields).filter((text) => all.has(text))])]
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}
