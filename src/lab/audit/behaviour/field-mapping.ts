/**
 * Fields that only one of two states of a book has: a game is carried over without them, or with them filled in.
 *
 * @module
 */

import { type GameState, isRecord } from '#core'
import { type Behaviour, type Both, otherThan, type Side } from './behaviour-types.js'

/** The way to a field. */
export type FieldPath = readonly string[]

/** The mapping of games from one state of a book to the other. */
export interface FieldMapping {
  /** The fields that only one state has. */
  readonly only: Both<readonly FieldPath[]>
  /** A game of one state as a game of the other: fields that only the other has are as in its empty game. */
  readonly carried: (game: GameState, to: Side) => GameState
  /** The part of a game that both states know. */
  readonly common: (game: GameState) => unknown
}

/**
 * The fields in which the empty games of two states differ.
 *
 * A reading that is the usual one of its state is carried over as the usual one of the other; what players see is compared
 * without readings.
 */
export function fieldsOf({ base, now }: Both<Pick<Behaviour, 'empty'>>): FieldMapping {
  const only = { base: lacking(base.empty, now.empty), now: lacking(now.empty, base.empty) }
  const empty = { base: base.empty, now: now.empty }
  const without = (game: unknown, paths: readonly FieldPath[]) => paths.reduce(removed, game)
  const usualIn = (to: Side) => (readings: GameState['readings']) =>
    Object.fromEntries(
      Object.entries(readings).map(([question, reading]) => {
        const isUsual = reading === empty[otherThan(to)].readings[question]
        return [question, isUsual ? (empty[to].readings[question] ?? reading) : reading]
      }),
    )
  const carried = (game: GameState, to: Side): GameState => {
    const less = without({ ...game, readings: usualIn(to)(game.readings) }, only[otherThan(to)])
    return only[to].reduce<unknown>((filling, path) => filled(filling, path, at(empty[to], path)), less) as GameState
  }
  const hidden = [...only.base, ...only.now, ['readings']]
  return { only, carried, common: (game) => without(game, hidden) }
}

/** The ways to what one value has and another has not. */
function lacking(one: unknown, other: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (!isRecord(one) || !isRecord(other)) return []
  return Object.keys(one).flatMap((key) =>
    Object.hasOwn(other, key) ? lacking(one[key], other[key], [...path, key]) : [[...path, key]],
  )
}

const at = (value: unknown, path: FieldPath): unknown =>
  path.reduce((part, key) => (isRecord(part) ? part[key] : undefined), value)

function removed(value: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined || !isRecord(value) || !Object.hasOwn(value, key)) return value
  if (rest.length > 0) return { ...value, [key]: removed(value[key], rest) }
  const { [key]: _, ...others } = value
  return others
}

function filled(value: unknown, [key, ...rest]: FieldPath, by: unknown): unknown {
  if (key === undefined || !isRecord(value)) return value
  if (rest.length > 0) return Object.hasOwn(value, key) ? { ...value, [key]: filled(value[key], rest, by) } : value
  return Object.hasOwn(value, key) ? value : { ...value, [key]: by }
}
