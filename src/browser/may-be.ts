/** What a field of a game may be, where its schema lists that. @module */
import { z } from 'zod'

/** The words that may stand in a field, in the order of the schema; nothing where it lists none. */
export function wordsAt(schema: unknown, [key, ...rest]: readonly (string | number)[]): readonly string[] {
  const inner = innerOf(schema)
  if (inner !== undefined) return wordsAt(inner, key === undefined ? rest : [key, ...rest])
  if (schema instanceof z.ZodUnion) {
    const path = key === undefined ? rest : [key, ...rest]
    return [...new Set(schema.options.flatMap((one) => wordsAt(one, path)))]
  }
  if (key === undefined) return wordsOf(schema)
  if (schema instanceof z.ZodObject) return wordsAt(schema.shape[key], rest)
  if (schema instanceof z.ZodRecord) return wordsAt(schema.valueType, rest)
  return schema instanceof z.ZodArray ? wordsAt(schema.element, rest) : []
}

function wordsOf(schema: unknown): readonly string[] {
  const all = schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : []
  return all.filter((value) => typeof value === 'string')
}

/** What a schema stands around. */
function innerOf(schema: unknown): unknown {
  return schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
    ? schema.unwrap()
    : undefined
}
