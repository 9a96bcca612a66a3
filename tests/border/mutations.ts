/** Mutations: what somebody sends is changed a little, in its structure or in its bytes. @module */
import fc from 'fast-check'
import { isRecord } from '../../src/kernel/json.js'

/** What stands where something else is expected. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x'.repeat(5000),
  '\u001b[2J\u202e\u009b31m',
  'null\u0000byte',
  '../../../etc/passwd',
  '/etc/passwd',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [null, { type: 'x' }],
  { __odd__: 1 },
  { toString: 1, hasOwnProperty: 2, length: 3 },
  nested(150),
  nested(3000),
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

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

const without = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.slice(1)
  return isRecord(part) ? Object.fromEntries(Object.entries(part).slice(1)) : undefined
}

/** A value with one or a few places that are other than they were. */
export const changedValue = (value: unknown): fc.Arbitrary<unknown> => {
  const places = [...placesIn(value)]
  const place = fc.nat().map((at) => places[at % places.length] ?? [])
  const change = fc.oneof(
    fc.constantFrom(...ODD).map((odd) => () => odd),
    fc.constant(without),
    fc.constant((part: unknown) =>
      Array.isArray(part) ? [...part, ...part] : isRecord(part) ? { ...part, odd: 1 } : part,
    ),
    fc
      .constantFrom('__proto__', 'odd\u001b', 'x'.repeat(2000))
      .map(
        (name) => (part: unknown) =>
          isRecord(part) ? Object.fromEntries([...Object.entries(part), [name, { a: 1 }]]) : part,
      ),
    fc.jsonValue({ maxDepth: 3 }).map((odd) => () => odd),
  )
  return fc
    .array(fc.tuple(place, change), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((now, [path, act]) => changed(now, path, act), value))
}

/** Bytes that were cut, doubled, or into which odd ones came. */
export const changedBytes = (text: string): fc.Arbitrary<Uint8Array> => {
  const bytes = Buffer.from(text)
  const at = fc.nat({ max: bytes.length })
  const odd = fc.constantFrom(
    ...[
      '\0',
      '\u001b[2J',
      '\u202e',
      '{',
      '[',
      '"',
      '}',
      '&a ',
      '*a ',
      '<<: *a',
      '!!js/function ',
      '? ',
      '- ',
      '\n',
      '\r',
      '---\n',
      '%YAML 9\n',
    ],
    ...['['.repeat(3000), '{"a":'.repeat(3000), '&a [*a,*a,', 'x'.repeat(20_000)],
  )
  return fc.oneof(
    at.map((end) => bytes.subarray(0, end)),
    fc
      .tuple(at, odd)
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
