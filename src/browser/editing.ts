/** Editing: the fields of a game that belong to a place, and a game with some of them set otherwise. @module */
import type { GameState, Position, Rules } from '#kernel'
import { pathText } from '../examples/path-text.js'
import { isRecord } from '../kernel/json.js'
import { checkPosition } from '../play/check-position.js'
import { fit, unfit } from './fault.js'
import type { GameField, Setting } from './protocol.js'

/** How many fields one place may have: more is no place. */
const MOST = 80

/** A name without marks, blanks and capitals: how a place is printed, and how its field is called. */
const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The fields of a game that are called as a place is, or as the track of which it is a box. */
export function fieldsAt(game: GameState, place: string): readonly GameField[] {
  const { readings: _, ...fields } = game as GameState & Readonly<Record<string, unknown>>
  const [track = ''] = place.split(': ')
  const own = found(fields, folded(place), [])
  return (own.length > 0 ? own : found(fields, folded(track), [])).slice(0, MOST)
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
export function edited<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  settings: readonly Setting[],
): Position<Game> {
  const game = settings.reduce<unknown>((whole, { path, value }) => set(whole, path, value, path), position.game)
  return fit(checkPosition(rules, { ...position, game }))
}

function set(whole: unknown, [key, ...rest]: Setting['path'], value: unknown, path: Setting['path']): unknown {
  if (key === undefined) return value
  if (!isRecord(whole) || !Object.hasOwn(whole, String(key)))
    throw unfit('is no field of the game', pathText(['game', ...path]))
  return { ...whole, [String(key)]: set(whole[String(key)], rest, value, path) }
}
