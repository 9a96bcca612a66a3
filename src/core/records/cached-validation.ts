/**
 * Values of a shape that share most of their parts: what a schema has accepted once is not read again.
 *
 * A step changes little of a game, and examples differ little from their bases, so nearly all parts of the next game are the
 * same objects. A part that a schema has accepted is remembered as an object, as are the names of fields that a record was
 * accepted with; whatever is new, or described in a way that looks at several parts together, is read by the schema itself.
 *
 * @module
 */
import { z } from 'zod'
import { once } from '../kernel/quick/memoize.js'
import { Recent } from '../kernel/quick/recent-cache.js'
import { isRecord } from '../values/json.js'
import { parsedBy } from '../values/parse-result.js'

/** Reads a value by a schema and returns the result; nothing if the value does not fit. */
export type Reader = (value: unknown) => { readonly read: unknown } | undefined

/** Reads values by a schema; a part that is the same object is read once. */
export const readerOf: (schema: z.ZodType) => Reader = once((schema: z.ZodType): Reader => {
  const readNew = partsOf(schema)
  const readWord = wordsOf(readNew)
  const known = new Recent<object, { readonly read: unknown }>(MANY)
  return (value) => {
    if (typeof value !== 'object' || value === null) return readWord(value)
    const before = known.get(value)
    if (before) return before
    const now = readNew(value)
    if (now === undefined) return undefined
    known.set(value, now)
    // What was read is as it should be.
    if (typeof now.read === 'object' && now.read !== null) known.set(now.read, now)
    return now
  }
})

/** The number of words and numbers stored; games use the same few again and again. */
const MANY = 1000

/** Reads words and numbers, those that were accepted before from memory. */
function wordsOf(readNew: Reader): Reader {
  const known = new Map<unknown, { readonly read: unknown }>()
  return (value) => {
    const before = known.get(value)
    if (before) return before
    const now = readNew(value)
    if (now !== undefined && known.size < MANY) known.set(value, now)
    return now
  }
}

/** Reads values that were not seen before, part by part where that can be done. */
function partsOf(schema: z.ZodType): Reader {
  const whole: Reader = (value) => {
    const parsed = parsedBy(schema, value)
    return parsed.success ? { read: parsed.data } : undefined
  }
  if (schema.def.checks !== undefined && schema.def.checks.length > 0) return whole
  if (schema instanceof z.ZodReadonly) return frozen(partsOf(schema.unwrap() as z.ZodType))
  if (schema instanceof z.ZodObject) {
    const fields = new Map(Object.entries(schema.shape).map(([name, part]) => [name, readerOf(part as z.ZodType)]))
    return recordWith((name) => fields.get(name), whole)
  }
  if (schema instanceof z.ZodRecord) {
    const values = readerOf(schema.valueType as z.ZodType)
    return recordWith(() => values, whole)
  }
  return whole
}

/** Reads records: the names of their fields are held against the whole schema once, the fields each. */
function recordWith(readerFor: (name: string) => Reader | undefined, whole: Reader): Reader {
  /** For names in the order of a value those in the order of what is read. */
  const namesKnown = new Map<string, readonly string[]>()
  return (value) => {
    if (!isPlain(value)) return whole(value)
    const names = Object.keys(value)
    const together = JSON.stringify(names)
    const order = namesKnown.get(together)
    if (order) return inOrder(order, names, value, readerFor)
    const read = whole(value)
    if (read && isRecord(read.read) && names.every((name) => readerFor(name) !== undefined)) {
      const ordered = Object.keys(read.read)
      if (ordered.length === names.length && names.every((name) => ordered.includes(name)))
        namesKnown.set(together, ordered)
    }
    return read
  }
}

/** A record from its fields, each read by itself; the same one where nothing of it is read otherwise than it is written. */
function inOrder(
  order: readonly string[],
  names: readonly string[],
  value: Readonly<Record<string, unknown>>,
  readerFor: (name: string) => Reader | undefined,
): { readonly read: unknown } | undefined {
  const read: Record<string, unknown> = {}
  let isSame = true
  for (let place = 0; place < order.length; place += 1) {
    const name = order[place] as string
    const field = readerFor(name)?.(value[name])
    if (field === undefined) return undefined
    read[name] = field.read
    isSame &&= field.read === value[name] && names[place] === name
  }
  return { read: isSame ? value : read }
}

/** The same, with what was read frozen; what somebody else wrote is left as it is. */
const frozen =
  (reader: Reader): Reader =>
  (value) => {
    const made = reader(value)
    if (made === undefined || Object.isFrozen(made.read)) return made
    const copy: unknown = Array.isArray(made.read) ? [...made.read] : isRecord(made.read) ? { ...made.read } : made.read
    return { read: Object.freeze(copy) }
  }

/** True if a value is a plain record. A schema may refuse one with methods of its own. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
