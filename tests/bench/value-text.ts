/** Texts of values, made by the bench itself: equal values have equal text, whichever build they come from. @module */
import { createHash } from 'node:crypto'

type Plain = Readonly<Record<string, unknown>>

/** Clauses are long and stand everywhere; their names say which they are. */
const isClause = (value: Plain): boolean => 'id' in value && 'section' in value && 'text' in value

function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const record = value as Plain
  if (isClause(record)) return record.id
  return Object.fromEntries(
    Object.keys(record)
      .toSorted()
      .map((key) => [key, record[key]]),
  )
}

/** A value as text: keys in alphabetical order, clauses by their names, functions left out. */
export const textOf = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => inOrder(inner)) ?? ''

/** A short fingerprint of a value. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(textOf(value)).digest('hex').slice(0, 12)
