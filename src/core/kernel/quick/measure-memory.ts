/** The values of measures in recently used games. @module */

import type { Hit } from '../watch/hit.js'
import { Recent } from './recent-cache.js'

/** A stored measure: its value and, once a listener recorded it, the rows behind it. */
export interface KnownMeasure<Value> {
  readonly value: Value
  readonly hits?: readonly Hit[]
  /** The rows that refused while it was counted, once somebody listened to these or to views. */
  readonly refusals?: readonly Hit[]
  /** The listener that has already recorded it and does not need it again. */
  readonly by?: object | undefined
}

type Memory<Value> = Recent<object, Map<string | number, KnownMeasure<Value>>>

/** The memory of a measure: for the same components and the same object. */
export function rememberMeasure<Value>(): (
  components: readonly object[],
  of: object,
) => Map<string | number, KnownMeasure<Value>> {
  const alone: Memory<Value> = new Recent()
  const over = new WeakMap<object, Memory<Value>>()
  const memoryOver = ([first, ...others]: readonly object[]): Memory<Value> | undefined => {
    if (first === undefined) return alone
    if (others.length > 0) return undefined
    const memory = over.get(first) ?? new Recent()
    over.set(first, memory)
    return memory
  }
  return (components, of) => {
    const memory = memoryOver(components)
    const found = memory?.get(of)
    if (found !== undefined) return found
    const known = new Map<string | number, KnownMeasure<Value>>()
    memory?.set(of, known)
    return known
  }
}

/** Looks up the values of a measure by its argument. */
export function keyByArgument(
  domains: Readonly<Record<string, unknown>>,
): (argument: Readonly<Record<string, string | number>>) => string | number {
  const fields = Object.keys(domains)
  const [only, ...others] = fields
  if (only === undefined) return () => ''
  if (others.length === 0) return (argument) => argument[only] ?? ''
  return (argument) => fields.map((field) => argument[field]).join('|')
}
