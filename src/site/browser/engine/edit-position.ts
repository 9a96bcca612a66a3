/** Editing: the fields of a game that belong to a place, and a game with some of them set otherwise. @module */

import { type Book, checkPosition, type GameState, isRecord, type Position, pathText, type Rules } from '#core'
import { allowedWords } from './allowed-words.js'
import { type FieldProbe, fieldsWithPieces } from './field-pieces.js'
import { invalidRequest, parsedOrThrow } from './invalid-request.js'
import type { GameField, Setting } from './protocol.js'

/** The maximum number of fields of one place; anything with more is no place. */
const MOST = 80

/** A name without marks, blanks and capitals: how a place is printed, and how its field is called. */
const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The maximum number of words to try in a field, to see which pieces they place where. */
const TRIES = 12

/**
 * The fields of a game that are called as a place is, or as the track of which it is a box; else those that put pieces on that
 * track. Each with the pieces of the picture that it puts there, and the words that may stand in it.
 */
export function fieldsAt<Game extends GameState>(book: Book<Game>, game: Game, place: string): readonly GameField[] {
  const { readings: _, ...fields } = game as GameState & Readonly<Record<string, unknown>>
  const [track = ''] = place.split(': ')
  const called = [place, track].map((name) => found(fields, folded(name), [])).find((own) => own.length > 0)
  const on = book.drawing?.tracks.some(({ name }) => name === track) ? track : place
  const known = fieldsWithPieces(
    book,
    game,
    on,
    (called ?? besideMap(book, fields)).map((field) => triedIn(book, game, field)),
  )
  return (called ? known : known.filter(({ pieces }) => pieces !== undefined)).slice(0, MOST)
}

/** The fields that hold no place of the map. */
const besideMap = <Game extends GameState>({ drawing }: Book<Game>, fields: object): readonly GameField[] =>
  drawing === undefined
    ? []
    : Object.entries(fields).flatMap(([key, inner]) =>
        drawing.map?.fields.includes(key) ? [] : leavesOf(inner, [key]),
      )

/** A field with what may stand in it, and the game with something else there. */
function triedIn<Game extends GameState>({ schema }: Book<Game>, game: Game, field: GameField): FieldProbe<Game> {
  const { path, value } = field
  const words = typeof value === 'string' ? allowedWords(schema, path) : []
  const others =
    typeof value === 'number'
      ? [value + 1, ...(value > 0 ? [value - 1] : [])]
      : typeof value === 'boolean'
        ? [!value]
        : words.filter((word) => word !== value).slice(0, TRIES)
  return {
    field: words.length > 1 && words.includes(String(value)) ? { ...field, words } : field,
    others: others.map((other) => set(game, path, other, path) as Game),
  }
}

function found(value: unknown, place: string, path: GameField['path']): readonly GameField[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    folded(key) === place ? leavesOf(inner, [...path, key]) : found(inner, place, [...path, key]),
  )
}

function leavesOf(value: unknown, path: GameField['path']): readonly GameField[] {
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
  return [{ path, name: pathText(path), value }]
}

/** A position with some fields of its game set; what is no game of the book is refused, with the path. */
export function editPosition<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  settings: readonly Setting[],
): Position<Game> {
  const game = settings.reduce<unknown>((whole, { path, value }) => set(whole, path, value, path), position.game)
  return parsedOrThrow(checkPosition(rules, { ...position, game }))
}

function set(whole: unknown, [key, ...rest]: Setting['path'], value: unknown, path: Setting['path']): unknown {
  if (key === undefined) return value
  if (!isRecord(whole) || !Object.hasOwn(whole, String(key)))
    throw invalidRequest('is no field of the game', pathText(['game', ...path]))
  return { ...whole, [String(key)]: set(whole[String(key)], rest, value, path) }
}
