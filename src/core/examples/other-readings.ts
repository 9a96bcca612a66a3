/**
 * Results of an example under other readings: written beside it, and read as separate examples.
 *
 * @module
 */
import { isRecord } from '../values/json.js'
import type { ValuePath } from './format/parse-helpers.js'

type Words = Readonly<Record<string, unknown>>

/** An example with all that it says, and where in its file each part of that stands. */
export interface PlacedExample {
  readonly value: Words
  readonly placed: (path: ValuePath) => ValuePath
}

/** An example as a file writes it, with what it says of other readings, and where it stands. */
export interface WrittenExample {
  readonly value: Words
  readonly at: ValuePath
}

/** The examples of a file as they are written; none for an entry of the list that has no fields. */
export function writtenIn(value: unknown): readonly WrittenExample[] {
  if (!isRecord(value)) return []
  const { book: _, ...single } = value
  if (!Array.isArray(value.examples)) return [{ value: single, at: [] }]
  return value.examples.flatMap((one, index) => (isRecord(one) ? [{ value: one, at: ['examples', index] }] : []))
}

/** The examples of a file, each followed by its forms under other readings. */
export const placedExamples = (value: unknown): readonly PlacedExample[] => writtenIn(value).flatMap(wholesOf)

/** An example, and what comes of it under other readings, as they stand alone. */
export function wholesOf({ value: { otherwise, ...value }, at }: WrittenExample): readonly PlacedExample[] {
  const others = Array.isArray(otherwise) ? otherwise.map((one) => (isRecord(one) ? one : {})) : []
  return [
    { value: besides(value, others), placed: (path) => [...at, ...path] },
    ...others.map((other, index) => ({
      value: noted(under(value, other)),
      placed: (path: ValuePath) => placedIn(other, [...at, 'otherwise', index], path) ?? [...at, ...path],
    })),
  ]
}

/** The fields that replace those of the main example. */
const OWN = ['name', 'cites', 'note', 'when', 'then', 'refused', 'answer']

/** The fields of the main example that do not apply to the examples beside it. */
const ALONE = ['note', 'explore', 'asides', 'then', 'refused', 'answer']

/** An example under other readings: all else is as in the one beside which it stands. */
function under(value: Words, { readings, ...own }: Words): Words {
  const shared = Object.fromEntries(Object.entries(value).filter(([field]) => !ALONE.includes(field)))
  if ('table' in value) return { ...shared, view: { ...wordsOf(value.view), ...wordsOf(readings) }, ...own }
  const given = wordsOf(value.given)
  const { readings: before, ...game } = wordsOf(given.game)
  const all = { ...wordsOf(before), ...wordsOf(readings) }
  return { ...shared, given: { ...given, game: { readings: all, ...game } }, ...own }
}

/** The place of a part of an example under other readings; nothing if the main example contains it. */
function placedIn({ readings }: Words, at: ValuePath, path: ValuePath): ValuePath | undefined {
  const [first] = path
  if (OWN.includes(String(first))) return [...at, ...path]
  const reading = path[first === 'view' ? 1 : 3]
  const isReading = first === 'view' || (first === 'given' && path[1] === 'game' && path[2] === 'readings')
  return isReading && Object.hasOwn(wordsOf(readings), String(reading))
    ? [...at, 'readings', String(reading)]
    : undefined
}

const wordsOf = (value: unknown): Words => (isRecord(value) ? value : {})

const readingsOf = ({ given }: Words): readonly string[] => Object.keys(wordsOf(wordsOf(wordsOf(given).game).readings))

/** An example under other readings says so where it has no note. */
const noted = (value: Words): Words => withNote(value, readingsOf(value), 'Another reading', 'Other readings')

/** An example that shows a usual reading, since others stand beside it, says so where it has no note. */
function besides(value: Words, others: readonly Words[]): Words {
  // A table has fields of its own, whatever a question is called.
  if ('table' in value) return value
  const known = readingsOf(value)
  const usual = new Set(others.flatMap(({ readings }) => Object.keys(wordsOf(readings))))
  const names = [...usual].filter((name) => !known.includes(name))
  return noted(withNote(value, names, 'The usual reading', 'The usual readings'))
}

function withNote(value: Words, names: readonly string[], one: string, several: string): Words {
  if ('note' in value || names.length === 0) return value
  const note = names.length === 1 ? `${one} of ${names[0]}.` : `${several} of ${listed(names)}.`
  return { ...value, note }
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
