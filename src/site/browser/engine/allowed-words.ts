/** The allowed values of a game field, if its schema lists them. @module */
import { z } from 'zod'

/** The words that may stand in a field, in the order of the schema; nothing where it lists none. */
export function allowedWords(schema: unknown, [key, ...rest]: readonly (string | number)[]): readonly string[] {
  const inner = innerOf(schema)
  if (inner !== undefined) return allowedWords(inner, key === undefined ? rest : [key, ...rest])
  if (schema instanceof z.ZodUnion) {
    const path = key === undefined ? rest : [key, ...rest]
    return [...new Set(schema.options.flatMap((one) => allowedWords(one, path)))]
  }
  if (key === undefined) return wordsOf(schema)
  if (schema instanceof z.ZodObject) return allowedWords(schema.shape[key], rest)
  if (schema instanceof z.ZodRecord) return allowedWords(schema.valueType, rest)
  return schema instanceof z.ZodArray ? allowedWords(schema.element, rest) : []
}

function wordsOf(schema: unknown): readonly string[] {
  const all = schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : []
  return all.filter((value) => typeof value === 'string')
}

/** Returns the schema inside a wrapper. */
function innerOf(schema: unknown): unknown {
  return schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
    ? schema.unwrap()
    : undefined
}
