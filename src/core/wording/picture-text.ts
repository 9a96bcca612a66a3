/**
 * Sketches: a game as people look at it, in tables of words.
 *
 * A book may sketch its games itself. Else every field is a line, and a field that holds records is a table of its own.
 *
 * @module
 */

import type { Book, Sketch } from '../kernel/book/book.js'
import { type Seen, type Sight, sightOf } from '../kernel/seats/secrets.js'
import type { GameState } from '../kernel/sections/question.js'
import { changedTotals, type Total } from '../kernel/tables/measure.js'
import { boardChanges } from '../pictures/board-picture.js'
import { isRecord } from '../values/json.js'
import { totalChangeLine } from './measure-text.js'

/** The tables in which a game of a book is shown. */
export const sketchOf = <Game extends GameState>(
  book: Pick<Book<Game>, 'title' | 'sketch'>,
  game: Game,
  { seat, game: seen }: Sight<Game> = sightOf<Game>({}),
): readonly Sketch[] => book.sketch?.(game, seat) ?? plainSketch(book.title, seen(game))

/** Compares two sketches of the same book. Returns one line for each changed value, named by row and column. */
export const sketchChanges = (before: readonly Sketch[], after: readonly Sketch[]): readonly string[] => {
  const old = placesIn(before)
  const now = placesIn(after)
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place) => {
    const [from = '', to = ''] = [old.get(place), now.get(place)]
    return from === to ? [] : [`${place}: ${from === '' ? 'nothing' : from} -> ${to === '' ? 'nothing' : to}`]
  })
}

/** Compares the tables and boards of two games; returns nothing if the book has no tables. */
export function shownChanges<Game extends GameState>(
  { sketch, board, measures = [] }: Pick<Book<Game>, 'sketch' | 'board' | 'measures'>,
  before: Game,
  after: Game,
  { seat }: Pick<Sight<Game>, 'seat'> = {},
): readonly string[] | undefined {
  if (sketch === undefined) return undefined
  const told = sketchChanges(sketch(before, seat), sketch(after, seat))
  const onBoard = board ? boardChanges(board(before, seat), board(after, seat)) : []
  return [...told, ...onBoard, ...measuredChanges(measures, before, after, told)]
}

/** The measures of at most one argument that differ between two games, one line each, but for places already told of. */
export function measuredChanges<Game extends GameState>(
  measures: readonly Total<Game>[],
  before: Game,
  after: Game,
  told: readonly string[] = [],
): readonly string[] {
  const places = new Set(told.map(placeOf))
  const short = measures.filter(({ domains }) => Object.keys(domains).length < 2)
  return changedTotals(short, before, after)
    .map(totalChangeLine)
    .filter((line) => !places.has(placeOf(line)))
}

/** The place of which a line tells what changed there, whichever of its names stands first. */
const placeOf = (line: string): string => line.slice(0, line.lastIndexOf(': ')).split(', ').toSorted().join(', ')

const placesIn = (sketches: readonly Sketch[]): ReadonlyMap<string, string | number> =>
  new Map(
    sketches.flatMap(({ columns, rows, isPrinted }) =>
      (isPrinted ? [] : rows).flatMap(([name = '', ...values]) =>
        values.map((value, index) => [[name, columns[index + 1]].filter(Boolean).join(', '), value] as const),
      ),
    ),
  )

function plainSketch(title: string, { readings: _, ...fields }: Seen): readonly Sketch[] {
  const entries = Object.entries(fields)
  const lines = entries.filter(([, value]) => !isTable(value))
  const tables = entries.flatMap(([name, value]) => (isTable(value) ? [tableOf(name, value)] : []))
  const rows = lines.map(([name, value]) => [name, inWords(value)])
  return [...(rows.length > 0 ? [{ title, columns: ['', ''], rows }] : []), ...tables]
}

type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const isTable = (value: unknown): value is Records =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isRecord)

function tableOf(title: string, records: Records): Sketch {
  const columns = [...new Set(Object.values(records).flatMap((record) => Object.keys(record)))]
  const rows = Object.entries(records).map(([name, record]) => [
    name,
    ...columns.map((column) => inWords(record[column])),
  ])
  return { title, columns: ['', ...columns], rows }
}

/** A value in one line: records by their fields, lists by their items. */
function inWords(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${name} ${inWords(part)}`)
      .join(', ')
  return String(value)
}
