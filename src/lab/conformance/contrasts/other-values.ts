/** Other values that a place of a game may have: those that places of its kind have in the cases. @module */
import { canonical, isRecord } from '#core'
import type { Field } from '../blame/field-of-path.js'
import type { PlainGame } from '../format/situation.js'
import type { GamePath } from './recorded-game.js'

/** The number of other values to try at a place. */
const TRIED = 3

/** Tells the other values that are to be tried at a place where a value stands. */
export type OtherValues = (kind: string, value: unknown) => readonly unknown[]

/** Every place of a game that holds a value. */
export function placesIn(game: unknown, path: GamePath = []): readonly (readonly [GamePath, unknown])[] {
  if (!isRecord(game)) return [[path, game]]
  return Object.entries(game).flatMap(([key, part]) => placesIn(part, [...path, key]))
}

/** The value at a place of a game. */
export const valueAt = (game: unknown, path: GamePath): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined), game)

/** Gathers the values of all places in some games, by the kind of the place. */
export function otherValues(games: Iterable<PlainGame>, fieldOf: (path: GamePath) => Field): OtherValues {
  const seen = new Map<string, Map<string, unknown>>()
  const kinds = new Map<string, string>()
  const kindOf = (path: GamePath): string => {
    const text = path.join('/')
    const kind = kinds.get(text) ?? fieldOf(path).kind
    kinds.set(text, kind)
    return kind
  }
  for (const game of games)
    for (const [path, value] of placesIn(game)) {
      const kind = kindOf(path)
      const values = seen.get(kind) ?? new Map<string, unknown>()
      seen.set(kind, values.set(canonical(value), value))
    }
  return (kind, value) => nearestTo(value, [...(seen.get(kind)?.values() ?? [])]).slice(0, TRIED)
}

/** The values but for one; numbers that are near to it come first. */
function nearestTo(value: unknown, values: readonly unknown[]): readonly unknown[] {
  const text = canonical(value)
  const others = values.filter((other) => canonical(other) !== text)
  if (typeof value !== 'number') return others
  return others.toSorted((one, other) => Math.abs(Number(one) - value) - Math.abs(Number(other) - value))
}
