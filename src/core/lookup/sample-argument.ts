/** Samples: a value that an argument may be, as small as its schema allows. @module */
import { z } from 'zod'
import { isRecord } from '../values/json.js'

type Schema = Readonly<Record<string, unknown>>

/** A value of a schema: of each field that must be given, the first value that it may have. */
export const sampleOf = (of: z.ZodType): unknown => {
  const whole = z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' }) as Schema
  return sampleIn(whole, whole)
}

function sampleIn(schema: unknown, whole: Schema): unknown {
  if (!isRecord(schema)) return null
  if (typeof schema.$ref === 'string') return sampleIn(referred(schema.$ref, whole), whole)
  if ('default' in schema) return schema.default
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [one] = [schema.anyOf, schema.oneOf].flatMap((some) => (Array.isArray(some) ? some : []))
  if (one !== undefined) return sampleIn(one, whole)
  return SAMPLES.get(String(schema.type))?.(schema, whole) ?? null
}

const SAMPLES: ReadonlyMap<string, (schema: Schema, whole: Schema) => unknown> = new Map(
  Object.entries({
    object: ({ properties = {}, required = [] }, whole) =>
      Object.fromEntries((required as string[]).map((name) => [name, sampleIn((properties as Schema)[name], whole)])),
    array: ({ items, minItems = 0 }, whole) => Array.from({ length: Number(minItems) }, () => sampleIn(items, whole)),
    integer: ({ minimum = 0 }) => Math.max(0, Number(minimum)),
    number: ({ minimum = 0 }) => Math.max(0, Number(minimum)),
    boolean: () => false,
    string: () => 'a text',
  }),
)

/** A part of a schema that another part refers to. */
function referred(reference: string, whole: Schema): unknown {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean)
  return steps.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), whole)
}
