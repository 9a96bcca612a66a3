/** Plain JSON values and their canonical text. @module */

/** Plain data, from which positions are made. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The same value with the keys of every object in alphabetical order, so that equal values have equal text. */
export const canonical = (value: unknown): string => textOf(value) as string

/** The JSON text of a value; nothing for `undefined`. It avoids a replacer, which is slow because it runs for every part. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if ('toJSON' in value) return textOf(JSON.parse(JSON.stringify(value)))
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item) ?? 'null').join()}]`
  const record = value as Readonly<Record<string, unknown>>
  let fields = ''
  for (const key of keysOf(record)) {
    const text = textOf(record[key])
    if (text !== undefined) fields += `${fields === '' ? '' : ','}${quoted(key)}:${text}`
  }
  return `{${fields}}`
}

/** The number of keys stored in written form; the objects of a book use the same few. */
const MANY = 5000

const written = new Map<string, string>()

/** A key as JSON writes it. */
function quoted(key: string): string {
  const before = written.get(key)
  if (before !== undefined) return before
  const text = JSON.stringify(key)
  if (written.size < MANY) written.set(key, text)
  return text
}

/** The keys of an object in alphabetical order, but for those that are numbers: they come first, as in every object. */
function keysOf(record: object): readonly string[] {
  const keys = Object.keys(record)
  for (let index = 1; index < keys.length; index += 1)
    if ((keys[index - 1] ?? '') >= (keys[index] ?? ''))
      return Object.keys(Object.fromEntries(keys.sort().map((key) => [key, true])))
  return keys
}

/** True if two values have equal text; a field without a value is ignored. Identical objects are not compared further. */
export function equals(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return (one ?? null) === (other ?? null)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => equals(item, other[index]))
  return sameFields(one as Fields, other as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function sameFields(one: Fields, other: Fields): boolean {
  let fields = 0
  for (const name in one) {
    if (one[name] === undefined) continue
    if (other[name] === undefined || !equals(one[name], other[name])) return false
    fields += 1
  }
  for (const name in other) if (other[name] !== undefined) fields -= 1
  return fields === 0
}

/** True if a value is an object with keys, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * True if `whole` contains everything in `part`. Objects in `part` may have fewer fields; lists and plain values must be equal.
 */
export function agrees(part: unknown, whole: unknown): boolean {
  if (!isRecord(part)) return canonical(part) === canonical(whole)
  return isRecord(whole) && Object.entries(part).every(([key, value]) => key in whole && agrees(value, whole[key]))
}

/** A value of a view's field. */
export type Value = string | number | boolean
