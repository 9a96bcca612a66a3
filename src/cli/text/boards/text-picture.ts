/** A game as it is shown in a terminal: its board, where it has one, and its tables. @module */

import { type GameState, type Position, type Rules, type Sight, type Sketch, sightOf, sketchOf } from '#core'
import type { Paint } from '../layout/output-layout.js'
import { tableOf } from '../layout/terminal-table.js'
import { boardText } from './board.js'
import { isOfPoints, mapText } from './map.js'
import { scalesText } from './tracks.js'

/** The game of a position, as somebody sees it who may know all, or as much as is said: its board or its map, where it has one, and its tables. */
export function gameText<Game extends GameState>(
  { book }: Rules<Game>,
  { game }: Position<Game>,
  paint: Paint,
  sight: Sight<Game> = sightOf<Game>({}),
): string {
  const { map } = book.drawing ?? {}
  return [
    ...(book.board ? [boardText(book.board(game, sight.seat), paint)] : []),
    ...(map && isOfPoints(map) ? [mapText(map, book.shown?.(game, sight.seat).places ?? {}, paint)] : []),
    ...sketchOf(book, game, sight).map((sketch) => sketchText(sketch, paint)),
  ].join('\n')
}

const sketchText = ({ title, columns, rows, scales }: Sketch, paint: Paint): string =>
  `${paint.strong(` ${title}`)}\n${scales ? scalesText(scales, paint) : withoutTop(tableOf(columns, rows, paint), columns)}\n`

/** A table whose columns have no names needs no line for them. */
const withoutTop = (table: string, columns: readonly string[]): string =>
  columns.every((name) => name === '') ? table.split('\n').slice(1).join('\n') : table
