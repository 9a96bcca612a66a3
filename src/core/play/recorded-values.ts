/** Values: what the formulas of a step came to, for each of their arguments. @module */
import { type ValueListener, watch } from '../kernel/watch/watch.js'

/** The value of a formula, in words. */
export interface FormulaValue {
  readonly formula: string
  /** The words and numbers for which it was asked; none where it looks at the game alone. */
  readonly about: string
  readonly value: string
}

/** Does something, and tells what formulas came to meanwhile that can be told in words, the last value of each. */
export function withValues<T>(piece: () => T): readonly [T, readonly FormulaValue[]] {
  const heard = new Map<string, FormulaValue>()
  const values: ValueListener = (formula, args, found) => {
    const about = args.filter(isPlain).join(', ')
    const value = valueText(found)
    const key = `${formula}: ${about}`
    heard.delete(key)
    if (value !== undefined) heard.set(key, { formula, about, value })
  }
  return [watch({ values }, piece), [...heard.values()]]
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** A value in words; nothing where it is neither one nor a list of them. */
function valueText(value: unknown): string | undefined {
  if (isPlain(value)) return `${value}`
  if (!Array.isArray(value) || !value.every(isPlain)) return undefined
  return value.length > 0 ? value.join(' and ') : 'none'
}
