/** Shapes: what is found instead of what was expected, and which fields are known where. */
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { checkShape, fieldsAt, formatValue, notOneOf, partAt } from '../../src/core/examples/format/check-schema.js'
import { folder, problemsIn } from './example-files.js'

const told = (schema: z.ZodType, value: unknown) => {
  const parsed = checkShape(schema, value)
  return parsed.ok
    ? []
    : parsed.problems.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
}
const one = z.strictObject({ kind: z.literal('one'), a: z.int() })
const kinds = z.discriminatedUnion('kind', [one, z.strictObject({ kind: z.literal('two') })])

describe('a value that does not fit', () => {
  it('is told with what was expected, in plain words', () => {
    const whole = z.strictObject({
      ...{ a: z.string(), b: z.number(), c: z.int(), d: z.boolean(), e: z.null(), f: z.array(z.int()) },
      ...{ g: z.tuple([z.int()]), h: z.strictObject({}), i: z.record(z.string(), z.int()), j: z.date(), k: z.string() },
    })
    const value = { a: 1, b: 'x', c: 1.5, d: 'y', e: 0, f: 3, g: 'q', h: [], i: 5, j: 7 }
    expect(told(whole, value)).toEqual([
      'a: got 1, expected a text',
      'b: got "x", expected a number',
      'c: got 1.5, expected a whole number',
      'd: got "y", expected true or false',
      'e: got 0, expected null',
      'f: got 3, expected a list',
      'g: got "q", expected a list',
      'h: got [], expected named fields',
      'i: got 5, expected named fields',
      'j: got 7, expected date',
      'k: is missing; expected a text',
    ])
  })

  test.each<readonly [z.ZodType, unknown, string]>([
    [z.number().lt(3), 5, 'got 5, expected less than 3'],
    [z.number().gt(3), 1, 'got 1, expected more than 3'],
    [z.number().max(3), 5, 'got 5, expected at most 3'],
    [z.number().min(3), 1, 'got 1, expected at least 3'],
    [z.string().max(2), 'abc', 'got "abc", expected at most 2 letters'],
    [z.string().length(2), 'a', 'got "a", expected exactly 2 letters'],
    [z.array(z.int()).max(1), [1, 2], 'got [1,2], expected at most 1 items'],
    [z.array(z.int()).length(1), [1, 2], 'got [1,2], expected exactly 1 items'],
    [z.set(z.int()).min(1), new Set(), 'got {}, expected at least 1 items'],
    [z.number().max(3, 'too much'), 5, 'too much'],
    [z.number().min(3, 'too little'), 1, 'too little'],
    [z.string().regex(/^x$/, 'an x'), 'y', 'got "y", expected an x'],
    [z.string().refine(() => false, 'never so'), 'a', 'never so'],
    [
      z.record(z.string().pipe(z.enum(['Ann', 'Bob'])), z.int()),
      { An: 1 },
      'An: "An" is unknown here; expected one of Ann, Bob; did you mean "Ann"?',
    ],
    [z.literal('x'), 'y', 'got "y"; expected x; did you mean "x"?'],
    [z.record(z.string().regex(/^x/), z.int()), { y: 1 }, 'y: "y" is unknown here'],
    [z.strictObject({ short: z.int() }), { short: 1, '': 2 }, ': "" is unknown here; expected short'],
  ])('is told with its limit, its form or its names: %#', (schema, value, message) => {
    expect(told(schema, value)).toEqual([message])
  })

  it('is told with the number of fields that are unknown, of which some are named', () => {
    const fields = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, at) => [`k${at}`, at]))
    const lines = told(z.strictObject({ short: z.int() }), { short: 1, ...fields(25) })
    expect([lines.length, lines[0], lines[19], lines[20]]).toEqual([
      21,
      'k0: "k0" is unknown here; expected short',
      'k19: "k19" is unknown here; expected short',
      'and 5 more',
    ])
    expect(told(z.strictObject({ short: z.int() }), { short: 1, ...fields(20) })).toHaveLength(20)
    const files = folder()
    const text = `name: it\ncites: [turns.order]\n${Object.keys(fields(25))
      .map((name) => `${name}: 1\n`)
      .join('')}`
    expect(problemsIn(files.write('f.yaml', text)).filter((line) => line.includes(' more'))).toEqual([
      'f.yaml:1:1: and 5 more',
    ])
  })
})

describe('a value of several kinds', () => {
  test.each<readonly [z.ZodType, unknown, readonly string[]]>([
    [z.union([z.literal('a'), z.literal('b')]), 'c', ['got "c"; expected one of a, b; did you mean "a"?']],
    [z.union([z.literal('a'), z.number()]), true, ['got true, expected a number or a']],
    [z.union([z.string(), z.number()]), true, ['got true, expected a text or a number']],
    [z.union([z.enum(['a', 'b']), z.number()]), 'c', ['got "c"; expected one of a, b; did you mean "a"?']],
    [z.union([z.literal(true), one]), false, ['got false, expected named fields or true']],
    [z.union([z.array(z.int()), one]), ['x'], ['0: got "x", expected a number']],
    [
      z.union([z.strictObject({ a: z.int(), z: z.int() }), z.strictObject({ b: z.int() })]),
      { q: 1 },
      ['b: is missing; expected a number', 'q: "q" is unknown here; expected one of a, z, b; did you mean "a"?'],
    ],
    [
      z.strictObject({ x: z.union([z.array(z.int()), z.strictObject({ b: z.strictObject({ c: z.int() }) })]) }),
      { x: { b: { c: 'x', d: 1 } } },
      ['x.b.c: got "x", expected a number', 'x.b.d: "d" is unknown here; expected c; did you mean "c"?'],
    ],
    [
      z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.strictObject({ c: z.int() }) })]),
      { b: { c: 'x' } },
      ['b.c: got "x", expected a number'],
    ],
    [z.union([z.date(), z.string()]), 3, ['got 3, expected date or a text']],
    [
      z.union([z.union([z.literal('a'), z.literal('b')]), z.literal('cat')]),
      'car',
      ['got "car"; expected cat; did you mean "cat"?'],
    ],
    [
      z.union([z.union([z.string(), z.number()]), z.union([z.boolean(), z.null()])]),
      [],
      ['got [], expected a text or a number'],
    ],
    [z.union([z.enum(['a', 'b']), z.strictObject({ x: z.int() })]), { x: 'q' }, ['x: got "q", expected a number']],
    [z.union([z.literal(true), z.strictObject({ by: z.string() })]), { by: 3 }, ['by: got 3, expected a text']],
    [kinds, { kind: 'tow' }, ['kind: got "tow"; expected one of one, two; did you mean "two"?']],
    [z.strictObject({ s: kinds }), { s: {} }, ['s.kind: is missing; expected one of one, two']],
    [
      z.strictObject({ s: kinds }),
      { s: { kind: 'one', b: 1 } },
      ['s.a: is missing; expected a number', 's.b: "b" is unknown here; expected one of kind, a; did you mean "a"?'],
    ],
  ])('is told by the kind that fits best: %#', (schema, value, problems) => {
    expect(told(schema, value)).toEqual(problems)
  })
})

describe('the fields that are known', () => {
  const nested: z.ZodType = z.strictObject({ u: z.int(), more: z.lazy(() => nested).optional() }).meta({ id: 'nested' })
  const item = z.union([
    z.strictObject({ t: z.literal('x'), m: z.int() }),
    z.strictObject({ t: z.enum(['y', 'z']), n: z.int() }),
  ])
  const schema = z.strictObject({
    kind: z.literal('a'),
    list: z.array(item),
    named: z.record(z.enum(['p', 'q']), z.strictObject({ r: z.int() })),
    both: z.intersection(
      z.union([z.object({ l: z.int() }), z.object({ m: z.int() })]),
      z.union([z.object({ o: z.int() }), z.object({ p: z.int() })]),
    ),
    nested: z.lazy(() => nested),
    kinds,
  })

  test.each<readonly [readonly (string | number)[], readonly string[]]>([
    [[], ['kind', 'list', 'named', 'both', 'nested', 'kinds']],
    [['list'], []],
    [
      ['list', 0],
      ['t', 'm', 'n'],
    ],
    [['list', 'x'], []],
    [['named'], ['p', 'q']],
    [['named', 'p'], ['r']],
    [['both'], ['l', 'm', 'o', 'p']],
    [
      ['nested', 'more', 'more'],
      ['u', 'more'],
    ],
    [['kinds'], ['kind', 'a']],
    [['nowhere'], []],
    [['kind', 0], []],
  ])('stand at a path: %j', (path, fields) => {
    expect(fieldsAt(schema, path)).toEqual(fields)
  })

  it('are those of the kind that what is there could be', () => {
    const known = [{ t: 'x' }, { t: 'y' }, { t: 'w' }, {}, 3, { m: 1 }, null].map((got) =>
      fieldsAt(schema, ['list', 0], got).join(),
    )
    expect(known).toEqual(['t,m', 't,n', '', 't,m,n', 't,m,n', 't,m,n', 't,m,n'])
  })
})

describe('a value in a message', () => {
  it('is told as what it is, and cut where it is long', () => {
    const values = [undefined, 3, 'a', null, -Infinity, { a: Infinity }, [1, { b: Number.NaN }], () => 1]
    expect(values.map(formatValue)).toEqual([
      'nothing',
      '3',
      '"a"',
      'null',
      '-Infinity',
      '{"a":"Infinity"}',
      '[1,{"b":"NaN"}]',
      '() => 1',
    ])
    expect(formatValue('x'.repeat(300)).length).toBeLessThan(150)
  })

  it('is found by its path, of what it has itself', () => {
    const whole = { a: [1, { b: 2 }] }
    expect([partAt(undefined, ['a']), partAt({ a: null }, ['a', 'b']), partAt('abc', [0])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(
      [['a', 1, 'b'], [], ['a', 5], ['a', 0, 'b'], ['toString'], ['b']].map((path) => partAt(whole, path)),
    ).toEqual([2, whole, undefined, undefined, undefined, undefined])
  })

  it('is told beside the names that were expected', () => {
    expect([notOneOf(undefined, ['a', 'b']), notOneOf(3, [3.5, 4]), notOneOf('ax', ['axx', 'b'])]).toEqual([
      'is missing; expected one of a, b',
      'got 3; expected one of 3.5, 4; did you mean "4"?',
      'got "ax"; expected one of axx, b; did you mean "axx"?',
    ])
  })
})
