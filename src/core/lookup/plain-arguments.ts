/** Arguments of plain values, read off their schema itself: nearly all are, and a JSON Schema takes long to make. @module */
import { z } from 'zod'
import type { Value } from '../values/json.js'

/** A field of an argument, with the plain values that it may have. */
export interface ArgumentValues {
  readonly name: string
  readonly values: readonly Value[]
  /** True if it must be given. */
  readonly needed: boolean
}

/** The fields of an argument; nothing where one of them is of a kind that only its JSON Schema tells. */
export function plainArguments(of: z.ZodType): readonly ArgumentValues[] | undefined {
  if (isDescribed(of)) return undefined
  if (of instanceof z.ZodReadonly) return plainArguments(of.unwrap() as z.ZodType)
  if (!(of instanceof z.ZodObject)) return of instanceof z.ZodNull ? [] : undefined
  const fields: ArgumentValues[] = []
  for (const [name, field] of Object.entries<z.ZodType>(of.shape)) {
    const values = valuesOf(field)
    if (values === undefined) return undefined
    fields.push({ name, values, needed: field._zod.optin === undefined })
  }
  return fields
}

/** True if someone described a schema differently from its actual shape. */
const isDescribed = (schema: z.ZodType): boolean =>
  schema._zod.toJSONSchema !== undefined || schema.meta() !== undefined

/** The plain values of a schema, none where it is made of fields or lists; nothing where its kind is not known here. */
function valuesOf(schema: z.ZodType): readonly Value[] | undefined {
  if (isDescribed(schema)) return undefined
  if (schema instanceof z.ZodBoolean) return [false, true]
  if (schema instanceof z.ZodEnum) return schema.options.every(isText) ? schema.options.filter(isText) : undefined
  if (schema instanceof z.ZodLiteral) return literals([...schema.values])
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return valuesOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodUnion) return allOf(schema.options.map((one) => valuesOf(one as z.ZodType)))
  return VALUELESS.some((kind) => schema instanceof kind) ? [] : undefined
}

/** Kinds of schemas without plain values. */
const VALUELESS = [z.ZodArray, z.ZodNumber, z.ZodObject, z.ZodRecord, z.ZodString]

const allOf = (parts: readonly (readonly Value[] | undefined)[]): readonly Value[] | undefined =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

const isText = (value: unknown): value is string => typeof value === 'string'

const literals = (values: readonly unknown[]): readonly Value[] | undefined => {
  const plain = values.filter((value) => isText(value) || typeof value === 'number' || typeof value === 'boolean')
  return plain.length > 0 && plain.length === values.length ? plain : undefined
}
