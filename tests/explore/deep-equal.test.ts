import { describe, expect, it } from 'vitest'
import { alike } from '../../src/core/explore/deep-equal.js'

describe('two plain values', () => {
  it.each<readonly [unknown, unknown]>([
    [1, 1],
    [null, null],
    [[], []],
    [
      [1, [2]],
      [1, [2]],
    ],
    [{}, {}],
    [
      { a: [1], b: { c: 'x' } },
      { b: { c: 'x' }, a: [1] },
    ],
  ])('are alike where they say the same: %j and %j', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([true, true])
  })

  it.each<readonly [unknown, unknown]>([
    [1, 2],
    [1, '1'],
    [null, {}],
    [1, { a: 1 }],
    [[], {}],
    [[1], { 0: 1 }],
    [[1], 1],
    [['a'], 'a'],
    [[1], [1, 2]],
    [
      [1, 2],
      [1, 3],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ a: undefined }, { b: undefined }],
    [{ a: {} }, { b: 1 }],
  ])('are not alike where they do not: %j and %j', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([false, false])
  })
})
