/**
 * Counts each measure once per recent game, and stores the rows behind its value for recorders.
 *
 * @module
 */

import type { Hit } from '../watch/hit.js'
import { withHits, withRefusals } from '../watch/recorders.js'
import {
  currentWatch,
  listenerOnce,
  recordHit,
  recordRefusal,
  recordsQueries,
  recordsRefusalsOnly,
  recordsRows,
} from '../watch/watch.js'
import { Recent } from './recent-cache.js'

/** A stored measure: its value and, once a listener recorded it, the rows behind it. */
interface KnownMeasure<Value> {
  readonly value: Value
  readonly hits?: readonly Hit[]
  /** The rows that refused while it was counted, once somebody listened to these or to views. */
  readonly refusals?: readonly Hit[]
  /** The listener that has already recorded it and does not need it again. */
  readonly by?: object | undefined
}

type Memory<Value> = Recent<object, Map<string | number, KnownMeasure<Value>>>

/** The memory of a measure: for the same components and the same object. */
function rememberMeasure<Value>(): (
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
function keyByArgument(
  domains: Readonly<Record<string, unknown>>,
): (argument: Readonly<Record<string, string | number>>) => string | number {
  const fields = Object.keys(domains)
  const [only, ...others] = fields
  if (only === undefined) return () => ''
  if (others.length === 0) return (argument) => argument[only] ?? ''
  return (argument) => fields.map((field) => argument[field]).join('|')
}

type Argument = Readonly<Record<string, string | number>>

/**
 * Counts a measure for an object, an argument and components, once for each.
 *
 * @param hitOf - makes the hit of a value that was just counted, from the rows that decided on the way
 */
export function countOnce<Value>(
  domains: Readonly<Record<string, unknown>>,
  hitOf: (value: Value, argument: Argument, rows: readonly Hit[]) => Hit,
): (of: object, argument: Argument, components: readonly object[], work: () => Value) => Value {
  const memoryOf = rememberMeasure<Value>()
  const keyOf = keyByArgument(domains)
  return (of, argument, components, work) => {
    const hitFor = (value: Value, rows: readonly Hit[]) => hitOf(value, argument, rows)
    const by = listenerOnce()
    // Whoever listens hears everything anew, but for those who have heard it before and do not hear which rows decide.
    if (currentWatch.amendment !== undefined || (recordsQueries() && (by === undefined || recordsRows())))
      return heardAnew(work, hitFor)
    const known = memoryOf(components, of)
    const key = keyOf(argument)
    const before = known.get(key)
    const found = by === undefined || before?.by === by ? before : undefined
    if (recordsRows()) {
      const { value, hits = [] } = found?.hits ? found : kept(known, key, { ...found, ...retold(work, hitFor), by })
      for (const hit of hits) recordHit(hit)
      return value
    }
    if (!recordsQueries() && !recordsRefusalsOnly()) return (found ?? kept(known, key, { value: work(), by })).value
    const { value, refusals = [] } = found?.refusals ? found : kept(known, key, { ...found, ...refusing(work), by })
    for (const hit of refusals) recordRefusal(hit)
    return value
  }
}

const kept = <Value>(
  known: Map<string | number, KnownMeasure<Value>>,
  key: string | number,
  one: KnownMeasure<Value>,
) => {
  known.set(key, one)
  return one
}

type HitOf<Value> = (value: Value, parts: readonly Hit[]) => Hit

/** Counts, and keeps every row that decided on the way, so that it can be told again. */
function retold<Value>(work: () => Value, hitOf: HitOf<Value>): KnownMeasure<Value> {
  const [value, heardOf] = withHits(work)
  const parts = [...new Set(heardOf)]
  return { value, hits: [...parts, hitOf(value, parts)] }
}

/** Counts, and keeps every row that refused on the way. */
function refusing<Value>(work: () => Value): KnownMeasure<Value> {
  const [value, heardOf] = withRefusals(work)
  return { value, refusals: [...new Set(heardOf)] }
}

/** Counts while somebody listens to views or readings. */
function heardAnew<Value>(work: () => Value, hitOf: HitOf<Value>): Value {
  if (recordsRows()) {
    const { value, hits = [] } = retold(work, hitOf)
    for (const hit of hits) recordHit(hit)
    return value
  }
  const { value, refusals = [] } = refusing(work)
  for (const hit of refusals) recordRefusal(hit)
  return value
}
