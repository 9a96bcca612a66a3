/**
 * Keys of positions: short texts, equal for equal positions and for no others.
 *
 * @module
 */
import { canonical, isRecord } from './json.js'
import type { Position } from './position.js'

/**
 * Gives keys to positions that belong together, such as those of one search.
 *
 * Positions are large, and those of a search share most of their parts: the text of a part is written once for an object
 * and kept once for a value.
 */
export function positionKeys(): (position: Position) => string {
  const byObject = new WeakMap<object, number>()
  const byText = new Map<string, number>()
  const numberOf = (part: unknown): number => {
    const isObject = typeof part === 'object' && part !== null
    const known = isObject ? byObject.get(part) : undefined
    if (known !== undefined) return known
    const text = canonical(part)
    const number = byText.get(text) ?? byText.size
    byText.set(text, number)
    if (isObject) byObject.set(part, number)
    return number
  }
  const partsOf = (value: unknown): string =>
    isRecord(value)
      ? Object.keys(value)
          .filter((name) => value[name] !== undefined)
          .sort()
          .map((name) => `${numberOf(name)}=${numberOf(value[name])}`)
          .join()
      : String(numberOf(value))
  return ({ game, stack, outcome }) =>
    [partsOf(game), ...stack.map(partsOf), outcome === undefined ? '' : numberOf(outcome)].join('|')
}
