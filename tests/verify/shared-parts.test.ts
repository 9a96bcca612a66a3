import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readerOf } from '../../src/core/records/cached-validation.js'
import { canonical, equals } from '../../src/core/values/json.js'
import { shortKeys } from '../../src/core/values/short-keys.js'

/** The same value written with other objects, and the fields of records in another order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, turned(part)]),
  )
}

/** The text of a value by way of a replacer: slow, and not the way the code does it. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const names = fc.oneof(fc.string(), fc.nat(30).map(String), fc.constantFrom('a', 'b', '01', '#1', '"'))
const values = fc.anything({
  key: names,
  maxDepth: 4,
  values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
})

describe('the canonical text of a value', () => {
  it('is that of the value with its keys sorted, numbers first', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(canonical(value)).toBe(sortedText(value))
      }),
    )
  })
})

describe('a short key', () => {
  it('is the same for values that are equal, and for no others, and so does a comparison tell', () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 8 }), (some) => {
        const keyOf = shortKeys()
        const all = [...some, ...some.map(turned)].map((value) => value ?? null)
        const keys = all.map(keyOf)
        const texts = all.map(canonical)
        for (const [one, key] of keys.entries())
          for (const [other, text] of texts.entries()) {
            expect(key === keys[other]).toBe(texts[one] === text)
            expect(equals(all[one], all[other])).toBe(texts[one] === text)
          }
      }),
    )
  })
})

const count = z.int().min(0)
const Cells = z.strictObject({ red: count, blue: count.exactOptional() }).readonly()
const Game = z.strictObject({
  name: z.enum(['Ann', 'Bob']),
  spaces: z.strictObject({ north: Cells, south: Cells }).readonly(),
  dice: z.record(z.string(), count).readonly(),
  seats: z.record(z.enum(['Ann', 'Bob']), z.array(count)),
  pair: z.strictObject({ low: count, high: count }).refine(({ low, high }) => low <= high),
})
type Loose = Readonly<Record<string, unknown>>

const sound: Loose = {
  name: 'Ann',
  spaces: { north: { red: 1 }, south: { red: 0, blue: 2 } },
  dice: { first: 1 },
  seats: { Ann: [1], Bob: [] },
  pair: { low: 1, high: 2 },
}

/** Sound games and others, each made from one before by another part or two. */
const parts = fc.constantFrom<Loose>(
  { name: 'Bob' },
  { name: 'Cid' },
  { spaces: { north: { red: 1, blue: 0 }, south: { red: 0 } } },
  { spaces: { north: { red: 1, blue: undefined }, south: { red: 0 } } },
  { spaces: { north: { red: -1 }, south: { red: 0 } } },
  { spaces: { north: { red: 1 } } },
  { spaces: { north: { red: 1 }, south: { red: 0 }, east: { red: 0 } } },
  { dice: {} },
  { dice: { first: 1, second: 2 } },
  { dice: { first: 'one' } },
  { dice: new Map() },
  { dice: [] },
  { seats: { Ann: [1] } },
  { seats: { Ann: [1], Bob: [-1] } },
  { seats: { Ann: [1], Bob: [1], Cid: [] } },
  { pair: { low: 3, high: 2 } },
  { pair: { low: 2, high: 2 } },
  { pair: null },
  { more: 1 },
)

/** Formats a game as JSON, in its own order. */
const textOf = (game: unknown) => JSON.stringify(game)

describe('a shape that is told part by part', () => {
  it('is the one that the schema tells of the whole, whatever was seen before', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (changes) => {
        const read = readerOf(Game)
        let last = sound
        for (const change of changes) {
          const next = { ...last, ...change }
          const { success, data } = Game.safeParse(next)
          for (const _ of ['new', 'known']) expect(textOf(read(next)?.read)).toBe(success ? textOf(data) : undefined)
          if (success) last = next
        }
        expect(read(read(last)?.read)?.read).toBe(read(last)?.read)
      }),
    )
  })
})
