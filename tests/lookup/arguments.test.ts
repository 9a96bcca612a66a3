import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { books } from '../../machines/books.js'
import { argumentValues, describedArguments } from '../../src/core/lookup/argument-fields.js'
import { plainArguments } from '../../src/core/lookup/plain-arguments.js'

const loaded = await Promise.all(books.map(({ load }) => load()))

describe('the values of arguments', () => {
  it.each(loaded)('are those of their JSON Schema, for every procedure of $name', ({ charts }) => {
    const args = charts.map(({ procedure }) => procedure.args)
    expect(args.map(argumentValues)).toEqual(args.map(describedArguments))
    const plain = args.filter((one) => plainArguments(one) !== undefined)
    expect(plain.length).toBeGreaterThan(args.length / 2)
  })

  it.each([
    ['texts', z.enum(['a', 'b']), ['a', 'b']],
    ['what may be left out', z.enum(['a']).optional(), ['a']],
    ['what holds otherwise', z.boolean().default(true), [false, true]],
    ['one value', z.literal(3), [3]],
    ['lists', z.array(z.enum(['a'])).readonly(), []],
    ['fields', z.strictObject({ a: z.enum(['b']) }), []],
    ['numbers and texts', z.union([z.int().min(3), z.string()]), []],
    ['one of several kinds', z.union([z.literal('a'), z.boolean()]), ['a', false, true]],
    ['several values', z.literal(['a', 3, true]).readonly(), ['a', 3, true]],
  ] as const)('are read off %s', (_, field, values) => {
    const of = z.strictObject({ field })
    expect(plainArguments(of)).toEqual(describedArguments(of))
    expect(plainArguments(of)?.[0]?.values).toEqual(values)
  })

  it.each([
    ['what is transformed', z.string().transform(Number)],
    ['what is described by somebody', z.enum(['a', 'b']).meta({ enum: ['c'] })],
    ['numbers that have names', z.enum({ one: 1, two: 2 })],
    ['null', z.literal(null)],
  ] as const)('are left to their JSON Schema: %s', (_, field) => {
    const of = z.strictObject({ field: field as z.ZodType })
    expect(plainArguments(of)).toBeUndefined()
    expect(argumentValues(of)).toEqual(describedArguments(of))
  })
})
