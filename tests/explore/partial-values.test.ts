import { describe, expect, it } from 'vitest'
import { changes, findMismatches, isEmpty, mergePartial, partialOf } from '../../src/core/explore/partial-values.js'

const whole = { coins: { Ann: 1, Bob: 2 }, trees: ['short', 'tall'], ladder: 'Ann' }

describe('a partial value', () => {
  it('is laid over a whole: fields merge, lists and values replace', () => {
    expect(mergePartial(whole, { coins: { Bob: 5, Carl: 1 }, trees: ['middle'], wind: { from: 'west' } })).toEqual({
      coins: { Ann: 1, Bob: 5, Carl: 1 },
      trees: ['middle'],
      ladder: 'Ann',
      wind: { from: 'west' },
    })
    expect(mergePartial(whole, undefined)).toBe(whole)
    expect(mergePartial(whole, 3)).toBe(3)
    expect(mergePartial(3, { coins: 1 })).toEqual({ coins: 1 })
    expect(mergePartial(whole, { coins: undefined })).toEqual(whole)
  })

  it('takes no field for one of a whole that only every object has', () => {
    expect(mergePartial({}, { constructor: { name: 'x' } })).toEqual({ constructor: { name: 'x' } })
    expect(findMismatches({ valueOf: 1 }, {})).toEqual([{ path: ['valueOf'], from: undefined, to: 1 }])
  })

  it('is empty where it names nothing that a whole could say otherwise', () => {
    expect([undefined, {}, { a: undefined }, { a: {}, b: { c: {} } }].map(isEmpty)).toEqual([true, true, true, true])
    expect([null, 0, [], { a: [] }, { a: {}, b: 0 }].map(isEmpty)).toEqual([false, false, false, false, false])
  })

  it('misses a whole wherever that says something else, and nowhere where it says nothing', () => {
    expect(findMismatches({ coins: { Bob: 2 }, ladder: 'Bob', trees: ['short'] }, whole)).toEqual([
      { path: ['ladder'], from: 'Ann', to: 'Bob' },
      { path: ['trees'], from: ['short', 'tall'], to: ['short'] },
    ])
    expect(findMismatches({ coins: { Carl: 0 } }, whole)).toEqual([{ path: ['coins', 'Carl'], from: undefined, to: 0 }])
    expect(findMismatches({ ladder: { of: 'Ann' } }, whole)).toEqual([
      { path: ['ladder'], from: 'Ann', to: { of: 'Ann' } },
    ])
    expect(findMismatches('Ann', 'Bob', ['ladder'])).toEqual([{ path: ['ladder'], from: 'Bob', to: 'Ann' }])
    expect(findMismatches('Ann', whole)).toEqual([{ path: [], from: whole, to: 'Ann' }])
  })
})

describe('the changes from one value to another', () => {
  it('are every place at which they differ, a list as one', () => {
    const to = { coins: { Ann: 1, Bob: 3 }, trees: ['short'], wind: 1 }
    expect(changes(whole, to)).toEqual([
      { path: ['coins', 'Bob'], from: 2, to: 3 },
      { path: ['trees'], from: ['short', 'tall'], to: ['short'] },
      { path: ['ladder'], from: 'Ann', to: undefined },
      { path: ['wind'], from: undefined, to: 1 },
    ])
    expect(changes({ a: 1 }, { a: { b: 1 } }, ['x'])).toEqual([{ path: ['x', 'a'], from: 1, to: { b: 1 } }])
    expect(changes({ a: { b: 1 } }, { a: 1 })).toEqual([{ path: ['a'], from: { b: 1 }, to: 1 }])
  })

  it('are none where both say the same', () => {
    expect(changes(whole, whole)).toEqual([])
    expect(changes(whole, structuredClone(whole))).toEqual([])
    expect(changes({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([])
  })

  it('do not look into what is the same object', () => {
    const shared = {
      get fruit(): never {
        throw new Error('looked into')
      },
    }
    expect(changes(shared, shared)).toEqual([])
    expect(changes({ shared, a: 1 }, { shared, a: 2 })).toEqual([{ path: ['a'], from: 1, to: 2 }])
  })

  it('become a partial value that says them all', () => {
    const to = { coins: { Ann: 4, Bob: 3 }, trees: ['short'], ladder: 'Bob', list: { 0: 'x' } }
    expect(partialOf(changes(whole, to))).toEqual({
      coins: { Ann: 4, Bob: 3 },
      trees: ['short'],
      ladder: 'Bob',
      list: { 0: 'x' },
    })
    expect(partialOf([])).toEqual({})
    expect(
      partialOf([
        { path: ['a'], from: 0, to: 'xyz' },
        { path: ['a', 0], from: 0, to: 2 },
      ]),
    ).toEqual({ a: { 0: 2 } })
  })
})
