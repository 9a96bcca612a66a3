import { describe, expect, it } from 'vitest'
import { DEEPEST, dataFault, MOST_VALUES, parseJson } from '../../src/core/values/plain-data.js'

const messageOf = (text: string) => {
  const read = parseJson(text)
  return read.ok ? undefined : read.problems.map(({ path, message }) => [path.join('.'), message])
}

describe('JSON of somebody else', () => {
  it.each(['1', ' {"a": [1, {"b": null}], "c": "\\u0041"} ', '[]', '{}', '"x"', '-0.5e+3', 'true'])(
    'is read: %s',
    (text) => {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
    },
  )

  it.each([
    ['', 1, 1],
    ['coins', 1, 1],
    ['{"a": 1,}', 1, 9],
    ['{"a": 1\n "b": 2}', 2, 2],
    ['[1, 2', 1, 6],
    ['[1 2]', 1, 4],
    ['{a: 1}', 1, 2],
    ['{"a" 1}', 1, 6],
    ['["a\u0000"]', 1, 2],
    ['[01]', 1, 3],
    ['{"a": ]', 1, 7],
    ['1 1', 1, 3],
    ['[1}', 1, 3],
  ])('is refused with its line and column: %j', (text, line, column) => {
    expect(messageOf(text)).toEqual([['', `line ${line}, column ${column}: expected JSON`]])
  })

  it('is refused where it is nested too deeply, however deep that is', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
    expect(parseJson(nested(DEEPEST)).ok).toBe(true)
    for (const depth of [DEEPEST + 1, 100_000])
      expect(messageOf(`{"a": ${nested(depth)}}`)).toEqual([
        ['a.0.0.0.0.0.0.0', expect.stringContaining('nested too deeply')],
      ])
    expect(messageOf('[{"a":'.repeat(100_000))).toEqual([['', 'line 1, column 600001: expected JSON']])
  })

  it('is refused where a field has the name that JavaScript keeps for itself', () => {
    expect(messageOf('{"a": [1, {"__proto__": {"b": 1}}]}')).toEqual([['a.1', 'has the unknown field "__proto__"']])
    expect(messageOf('{"\\u005f_proto__": 1}')).toEqual([['', 'has the unknown field "__proto__"']])
  })

  it('is counted as often as its parts are repeated', () => {
    const tenfold = (value: unknown) => Array.from({ length: 10 }, () => value)
    let value: unknown = 1
    for (let times = 10; times < MOST_VALUES; times *= 10) value = tenfold(value)
    expect(dataFault(value)).toBeUndefined()
    expect(dataFault(tenfold(value))?.message).toContain('holds too much')
  })
})
