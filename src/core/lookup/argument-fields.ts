/** The allowed arguments from outside, in words: each field with its values and its default. @module */
import { z } from 'zod'
import { once } from '../kernel/quick/memoize.js'
import { isRecord, type Value } from '../values/json.js'
import { type ArgumentValues, plainArguments } from './plain-arguments.js'

/** A field of an argument, in words. */
export interface ArgumentField {
  readonly name: string
  /** The allowed values. */
  readonly values: string
  /** The value if it is left out; without it, the argument must be given. */
  readonly otherwise?: unknown
}

type Schema = Readonly<Record<string, unknown>>

/** The fields of an argument. */
export function argumentFields(of: z.ZodType): readonly ArgumentField[] {
  const whole = z.toJSONSchema(of, { io: 'input' }) as Schema
  const { properties = {}, required = [] } = whole as { properties?: Record<string, Schema>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    values: valuesOf(schema, whole),
    ...(!required.includes(name) && { otherwise: schema.default ?? null }),
  }))
}

/** The fields of an argument with their plain values; what is made of fields or lists has none. */
export const argumentValues = (of: z.ZodType): readonly ArgumentValues[] => plainArguments(of) ?? describedArguments(of)

/** The same by the JSON Schema of an argument, whatever it is made of. */
export function describedArguments(of: z.ZodType): readonly ArgumentValues[] {
  const whole = z.toJSONSchema(of, { io: 'input' }) as Schema
  const { properties = {}, required = [] } = whole as { properties?: Record<string, Schema>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    values: plainValues(schema, whole),
    needed: required.includes(name),
  }))
}

/** A field of a game, by the names that lead to it, with the values that it may have. */
export interface GameField {
  readonly path: readonly string[]
  readonly values: readonly Value[] | { readonly least: number; readonly most: number }
}

/** The fields of a game that hold a number, a word, or whether something is so; lists are left out. */
export const gameFields = once((of: z.ZodType): readonly GameField[] => {
  const whole = z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' }) as Schema
  const within = (schema: unknown, path: readonly string[]): readonly GameField[] => {
    if (!isRecord(schema)) return []
    if (typeof schema.$ref === 'string') return within(referred(schema.$ref, whole), path)
    if (isRecord(schema.properties))
      return Object.entries(schema.properties).flatMap(([name, each]) => within(each, [...path, name]))
    const values = plainValues(schema, whole)
    if (values.length > 0) return [{ path, values }]
    const { minimum: least, maximum: most } = schema as { minimum?: number; maximum?: number }
    return schema.type === 'integer' && least !== undefined && most !== undefined
      ? [{ path, values: { least, most } }]
      : []
  }
  return within(whole, [])
})

function plainValues(schema: unknown, whole: Schema): readonly Value[] {
  if (!isRecord(schema)) return []
  if (typeof schema.$ref === 'string') return plainValues(referred(schema.$ref, whole), whole)
  if ('const' in schema) return [schema.const as Value]
  if (Array.isArray(schema.enum)) return schema.enum
  const one = schema.anyOf ?? schema.oneOf
  if (Array.isArray(one)) return one.flatMap((each) => plainValues(each, whole))
  return schema.type === 'boolean' ? [false, true] : []
}

/** The maximum depth of nested arguments to describe; deeper parts are cut. */
const DEPTH = 2

function valuesOf(schema: unknown, whole: Schema, depth = 0): string {
  if (!isRecord(schema)) return 'anything'
  if (typeof schema.$ref === 'string') return valuesOf(referred(schema.$ref, whole), whole, depth)
  if ('const' in schema) return String(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ')
  const one = schema.anyOf ?? schema.oneOf
  if (Array.isArray(one)) return depth > DEPTH ? '…' : one.map((each) => valuesOf(each, whole, depth + 1)).join(' | ')
  if (schema.type === 'array') return `a list of (${valuesOf(schema.items, whole, depth + 1)})`
  if (schema.type === 'object') return objectWords(schema, whole, depth)
  if (schema.type === 'integer') return 'a whole number'
  if (schema.type === 'boolean') return 'false | true'
  return schema.type === 'null' ? 'null' : `a ${String(schema.type ?? 'value')}`
}

function objectWords({ properties, additionalProperties }: Schema, whole: Schema, depth: number): string {
  if (!isRecord(properties)) return isRecord(additionalProperties) ? 'fields by name' : 'fields'
  if (depth > DEPTH) return '{ … }'
  const fields = Object.entries(properties).map(([name, each]) => `${name}: ${valuesOf(each, whole, depth + 1)}`)
  return `{ ${fields.join('; ')} }`
}

/** Finds the target of a reference within a schema. */
function referred(reference: string, whole: Schema): unknown {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean)
  return steps.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), whole)
}
