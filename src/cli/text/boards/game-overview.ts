/** Glances: as much of a game as a decision is about, in a few lines. @module */

import {
  type Book,
  changedSquares,
  type Decision,
  type GameState,
  type Sight,
  type Sketch,
  seatTitle,
  sketchOf,
  spoken,
  squaresOf,
} from '#core'
import type { Paint } from '../layout/output-layout.js'
import { tableOf, wrapIndented } from '../layout/terminal-table.js'
import { smallBoardText } from './board.js'
import { smallMapText, toldPlaces } from './compact-map.js'
import { meaningsIn } from './map.js'

/** The board small, and of the tables what is about the seat that decides and the places that it decides about. */
export function glanceText<Game extends GameState>(
  book: Book<Game>,
  { before, game, sight }: { readonly before: Game; readonly game: Game; readonly sight: Sight<Game> },
  due: Decision,
  paint: Paint,
): string {
  const words = wordsOf(due)
  const told = sketchOf(book, game, sight).map((sketch) => ({ sketch, rows: rowsAbout(book, sketch, words, due.seat) }))
  const inRows = new Set(told.flatMap(({ rows }) => rows.map(([name]) => name)))
  return [
    ...(book.board ? [boardGlance(book.board(before, sight.seat), book.board(game, sight.seat), words, paint)] : []),
    mapGlance(book, { before, game, seat: sight.seat, words, inRows }, paint),
    ...told.map(({ sketch, rows }) => sketchGlance(sketch, rows, due.seat, paint)),
  ].join('')
}

/** The rows of a table that a decision is about; none where its columns are the seats, whose own is told instead. */
const rowsAbout = <Game extends GameState>(
  { seats = [] }: Book<Game>,
  sketch: Sketch,
  words: string,
  seat: string,
): Sketch['rows'] =>
  sketch.columns.slice(1).every((name) => seats.includes(name)) ? [] : concerned(sketch, words, seat)

const sketchGlance = (sketch: Sketch, rows: Sketch['rows'], seat: string, paint: Paint): string =>
  rows.length > 0 ? `${tableOf(sketch.columns, rows, paint)}\n` : columnLine(sketch, seat).map(lines).join('')

/** Returns the words of a decision: its subject and its options. */
const wordsOf = ({ about = '', choices }: Decision): string => [about, ...choices.map(spoken)].join(' ; ')

function boardGlance(
  before: ReturnType<NonNullable<Book['board']>>,
  board: ReturnType<NonNullable<Book['board']>>,
  words: string,
  paint: Paint,
): string {
  const spokenOf = new Set(words.split(/[^\p{L}\p{N}]+/u))
  const about = squaresOf(board).flatMap(({ name }) => (spokenOf.has(name) ? [name] : []))
  const changed = changedSquares(before, board).map(({ name }) => name)
  return smallBoardText(board, { changed: new Set(changed), about: new Set(about) }, paint)
}

/** The inputs for showing the part of a map that a decision is about. */
interface Glance<Game extends GameState> {
  readonly before: Game
  readonly game: Game
  readonly seat: Sight<Game>['seat']
  readonly words: string
  /** The places of which a table tells more. */
  readonly inRows: ReadonlySet<string | number | undefined>
}

/** Lists the meanings of the letters on the current map, as far as a seat may know it. */
export function lettersOn<Game extends GameState>(
  { board, drawing, shown }: Book<Game>,
  game: Game,
  { seat }: Sight<Game>,
): readonly string[] {
  if (board !== undefined || drawing?.map === undefined || shown === undefined) return []
  return meaningsIn(Object.values(shown(game, seat).places ?? {}))
}

/** The map in a few lines, where a book has one and no board, and where tables do not tell all of it. */
function mapGlance<Game extends GameState>(
  { board, drawing, shown }: Book<Game>,
  { before, game, seat, words, inRows }: Glance<Game>,
  paint: Paint,
): string {
  const map = drawing?.map
  if (board !== undefined || map === undefined || shown === undefined) return ''
  const names = Object.keys(map.places)
  const [old, now] = [shown(before, seat).places ?? {}, shown(game, seat).places ?? {}]
  const told = toldPlaces(names, { before: old, now, about: new Set(names.filter((name) => isIn(words, name))) })
  return told.every(({ name }) => inRows.has(name)) ? '' : smallMapText(told, paint)
}

/** The maximum number of rows for a quick look. Larger tables are shown only on request. */
const FEW = 20

/** The rows of a table with headings that are about the seat that decides, or a place that is spoken of. */
function concerned({ columns, rows }: Sketch, words: string, seat: string): Sketch['rows'] {
  if (columns.every((name) => name === '')) return []
  const found = rows.filter(([name]) => typeof name === 'string' && (name === seat || isIn(words, name)))
  return found.length > FEW ? [] : found
}

/** True if a text contains a name as a whole word. */
function isIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0 && name !== ''; at = text.indexOf(name, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + name.length]]
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

/** Formats the column of the deciding seat, if the table has one. Empty entries are omitted. */
function columnLine({ columns, rows }: Sketch, seat: string): readonly string[] {
  const at = columns.indexOf(seat)
  if (at < 1) return []
  const parts = rows.flatMap((row) => {
    const value = row[at]
    return value === undefined || value === '' || String(value) === '0' ? [] : [`${row[0]} ${value}`]
  })
  return parts.length > 0 ? [`${seatTitle(seat)}: ${parts.join(', ')}`] : []
}

const lines = (text: string): string =>
  wrapIndented(text, 1)
    .map((line) => `${line}\n`)
    .join('')
