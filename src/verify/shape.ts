/**
 * The shape of many values that share most of their parts: what was found to have its shape is not looked at again.
 *
 * A step changes little of a game, so nearly all parts of the next game are the same objects. A part that a schema has
 * accepted is remembered as an object, as are the names of fields that a record was accepted with; whatever is new, or
 * described in a way that looks at several parts together, is read by the schema itself.
 *
 * @module
 */
import { z } from 'zod'
import { isRecord } from '../kernel/json.js'

/** Tells whether values have the shape of a schema. */
export type Fits = (value: unknown) => boolean

/** Whether values have the shape of a schema; a part that is the same object is looked at once. */
export function fitting(schema: z.ZodType): Fits {
  const fitsNew = partsOf(schema)
  const known = new WeakSet<object>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return fitsNew(value)
    if (known.has(value)) return true
    const fits = fitsNew(value)
    if (fits) known.add(value)
    return fits
  }
}

/** Whether values that were not seen before have the shape of a schema, told part by part where that can be done. */
function partsOf(schema: z.ZodType): Fits {
  const whole: Fits = (value) => schema.safeParse(value).success
  if (schema.def.checks !== undefined && schema.def.checks.length > 0) return whole
  if (schema instanceof z.ZodReadonly) return partsOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodObject) {
    const fields = new Map(Object.entries(schema.shape).map(([name, part]) => [name, fitting(part as z.ZodType)]))
    return recordWith((name) => fields.get(name), whole)
  }
  if (schema instanceof z.ZodRecord) {
    const values = fitting(schema.valueType as z.ZodType)
    return recordWith(() => values, whole)
  }
  return whole
}

/** Whether records have a shape: the names of their fields are held against the whole schema once, the fields each. */
function recordWith(fitsField: (name: string) => Fits | undefined, whole: Fits): Fits {
  const namesKnown = new Set<string>()
  return (value) => {
    if (!isPlain(value)) return whole(value)
    const names = Object.keys(value)
    const together = JSON.stringify(names)
    if (namesKnown.has(together)) return names.every((name) => fitsField(name)?.(value[name]) ?? false)
    const fits = whole(value)
    if (fits && names.every((name) => fitsField(name) !== undefined)) namesKnown.add(together)
    return fits
  }
}

/** Whether a value is a record and nothing more: what has methods of its own, a schema may refuse for that. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
