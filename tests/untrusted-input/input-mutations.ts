/** Mutations: what somebody sends is changed a little, in its structure, in its words or in its bytes. @module */
import fc from 'fast-check'
import { isRecord } from '../../src/core/values/json.js'
import { LONG_TEXTS, ODD_KEYS, ODD_TEXTS, ODD_TOKENS, ODD_VALUES } from './odd-values.js'

type Path = readonly (string | number)[]

/** All places of a value. */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...path, key])
}

/** A value in which one place is other. */
function changed(value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, at) => (`${at}` === key ? changed(item, rest, change) : (item as unknown)))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? changed(part, rest, change) : part]),
  )
}

const valueAt = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : valueAt((value as Record<string, unknown>)[key], rest)

/** Without one of its parts. */
const without = (at: number) => (part: unknown) => {
  if (Array.isArray(part)) return part.toSpliced(at % Math.max(1, part.length), 1)
  if (!isRecord(part)) return undefined
  const entries = Object.entries(part)
  return Object.fromEntries(entries.toSpliced(at % Math.max(1, entries.length), 1))
}

/** With a part under another name. */
const renamed = (at: number, name: string) => (part: unknown) => {
  if (!isRecord(part)) return part
  const entries = Object.entries(part)
  return Object.fromEntries(entries.map(([key, inner], number) => [number === at % entries.length ? name : key, inner]))
}

const doubled = (part: unknown): unknown => {
  if (Array.isArray(part)) return [...part, ...part]
  if (typeof part === 'number') return part * 2 + 1
  if (typeof part === 'string') return `${part}${part}`
  return isRecord(part) ? { ...part, odd: 1 } : part
}

const withMore = (name: string) => (part: unknown) =>
  isRecord(part) ? Object.fromEntries([...Object.entries(part), [name, { a: 1 }]]) : part

/** A text into which an odd one comes. */
const within = (odd: string, at: number) => (part: unknown) =>
  typeof part === 'string'
    ? `${part.slice(0, at % (part.length + 1))}${odd}${part.slice(at % (part.length + 1))}`
    : part

/** A value with one or a few places that are other than they were. */
export const changedValue = (value: unknown): fc.Arbitrary<unknown> => {
  const places = [...placesIn(value)]
  const placeOf = (at: number): Path => places[at % places.length] ?? []
  const place = fc.nat({ max: 100_000 }).map(placeOf)
  const at = fc.nat({ max: 1000 })
  const change: fc.Arbitrary<(part: unknown) => unknown> = fc.oneof(
    fc.constantFrom(...ODD_VALUES).map((odd) => () => odd),
    at.map(without),
    fc.constant(doubled),
    fc.constantFrom(...ODD_KEYS).map(withMore),
    fc.tuple(at, fc.constantFrom(...ODD_KEYS)).map(([one, name]) => renamed(one, name)),
    fc.tuple(fc.constantFrom(...ODD_TEXTS), at).map(([odd, one]) => within(odd, one)),
    // What stands elsewhere in it, which is known to the program, and out of place.
    place.map((elsewhere) => () => valueAt(value, elsewhere)),
    fc.jsonValue({ maxDepth: 3 }).map((odd) => () => odd),
  )
  return fc
    .array(fc.tuple(place, change), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((now, [path, act]) => changed(now, path, act), value))
}

/** The number of places in a value that get a very long text, each in turn. */
const PLACES = 10

/** A value with a very long text in one of its places: for some places, one of each. */
export function longSomewhere(value: unknown): readonly unknown[] {
  const texts = [...placesIn(value)].filter((path) => typeof valueAt(value, path) === 'string')
  const every = Math.ceil(texts.length / PLACES)
  const some = texts.filter((_, at) => at % every === 0)
  return some.flatMap((path) => LONG_TEXTS.map((long) => changed(value, path, () => long)))
}

/** The places of words of a text: one after the other, where each begins and ends. */
const wordsOf = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/"[^"\n]*"|[\w.+-]+/g)].map(({ index, 0: word }) => [index, index + word.length])

/** A text of which words or lines are other: out of place, gone, twice there, or odd. */
export const changedText = (text: string): fc.Arbitrary<Uint8Array> => {
  const words = wordsOf(text)
  const lines = text.split('\n')
  const at = fc.nat({ max: 100_000 })
  const put = (one: number, token: string): string => {
    const [from, to] = words[one % Math.max(1, words.length)] ?? [0, 0]
    return `${text.slice(0, from)}${token}${text.slice(to)}`
  }
  const wordAt = (one: number): string => text.slice(...(words[one % Math.max(1, words.length)] ?? [0, 0]))
  const line = (one: number, change: (line: string) => readonly string[]): string =>
    lines.flatMap((said, number) => (number === one % lines.length ? change(said) : [said])).join('\n')
  return fc
    .oneof(
      fc.tuple(at, fc.constantFrom(...ODD_TOKENS)).map(([one, token]) => put(one, token)),
      fc.tuple(at, at).map(([one, other]) => put(one, wordAt(other))),
      at.map((one) => line(one, (said) => [said, said])),
      at.map((one) => line(one, () => [])),
      at.map((one) => line(one, (said) => [`  ${said}`])),
      at.map((one) => line(one, (said) => [said.trimStart()])),
      fc.tuple(at, at).map(([one, other]) => line(one, (said) => [said, lines[other % lines.length] ?? ''])),
      fc.constantFrom(text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r'), text.replaceAll('  ', '\t')),
    )
    .map((said) => Buffer.from(said))
}

/** Bytes that were cut, doubled, or into which odd ones came. */
export const changedBytes = (text: string): fc.Arbitrary<Uint8Array> => {
  const bytes = Buffer.from(text)
  const at = fc.nat({ max: bytes.length })
  return fc.oneof(
    at.map((end) => bytes.subarray(0, end)),
    fc
      .tuple(at, fc.constantFrom(...ODD_TOKENS))
      .map(([from, more]) => Buffer.concat([bytes.subarray(0, from), Buffer.from(more), bytes.subarray(from)])),
    fc
      .tuple(at, fc.uint8Array({ minLength: 1, maxLength: 4 }))
      .map(([from, more]) => Buffer.concat([bytes.subarray(0, from), more, bytes.subarray(from)])),
    fc
      .tuple(at, at)
      .map(([one, other]) =>
        Buffer.concat([bytes.subarray(0, Math.max(one, other)), bytes.subarray(Math.min(one, other))]),
      ),
    fc.constantFrom(
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\ufeff${text}`),
    ),
  )
}
