/**
 * Short keys of large values.
 *
 * A step leaves most of a game as it was, the same objects. So every slice has a number, found by the object itself, else by
 * its text: equal slices have equal numbers, and only what is new is written out.
 *
 * @module
 */
import type { Context } from '../../../src/core/kernel/charts/chart.js'
import type { Json } from '../../../src/core/values/json.js'
import { textOf } from '../value-text.js'

/** Gives equal records equal keys. */
export type Keys = (record: object) => string

/** Keys that are made slice by slice. */
export function interned(): Keys {
  const byObject = new WeakMap<object, number>()
  const byText = new Map<string, number>()

  const numberOf = (value: unknown): number => {
    const text = textOf(value)
    const number = byText.get(text) ?? byText.size
    byText.set(text, number)
    return number
  }
  const short = (slice: unknown): unknown => {
    if (slice === null || typeof slice !== 'object') return slice
    const number = byObject.get(slice) ?? numberOf(slice)
    byObject.set(slice, number)
    return { number }
  }
  return (record) => JSON.stringify(Object.entries(record).map(([name, slice]) => [name, short(slice)]))
}

/** Keys that are the whole text. */
export const written: Keys = (record) => textOf(record)

/** The key of a chart that stands in a state; it never looks like a number, which would lose its place in an object. */
export const placeKey = (keys: Keys, state: string, { game, data }: Context<object, Json>): string =>
  `at ${state} ${keys({ data })} ${keys(game)}`
