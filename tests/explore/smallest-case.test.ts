import { describe, expect, it } from 'vitest'
import { firstOf, runSearch } from '../../src/core/explore/adaptive-search.js'
import { bySize, fewer, leastOf, smallest } from '../../src/core/explore/smallest-case.js'

/** A case: how many choices it has, and how far its game is from a base. */
type Case = readonly [choices: number, distance: number]

const below = (number: number) => Array.from({ length: number }, (_, at) => at)

/** Makes a case smaller where `shows` allows it; every case that is tried is noted. */
function made(first: Case, shows: (tried: Case) => boolean) {
  const tried: Case[] = []
  const found = runSearch(
    smallest<Case, Case>(first, {
      shorter: ([choices, distance]) => below(choices).map((fewerChoices): Case => [fewerChoices, distance]),
      nearer: ([choices, distance]) => firstOf(below(distance).map((nearer): Case => [choices, nearer])),
    }),
    (one) => {
      tried.push(one)
      if (tried.length > 500) throw new Error('never ends')
      return shows(one) ? one : undefined
    },
  )
  return { found, tried }
}

describe('the smallest case', () => {
  it('has the fewest choices first, and then the nearest game', () => {
    const { found, tried } = made([3, 2], ([choices, distance]) => choices >= 2 && distance >= 1)
    expect(found).toEqual([2, 1])
    expect(tried).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
      [0, 2],
      [1, 2],
      [2, 0],
      [2, 1],
      [0, 1],
      [1, 1],
    ])
  })

  it('is made shorter again where a nearer game allows fewer choices', () => {
    const { found } = made([3, 2], ([choices, distance]) => choices === 3 || (distance === 0 && choices >= 1))
    expect(found).toEqual([1, 0])
  })

  it('is the first one where nothing smaller shows the same', () => {
    expect(made([2, 2], () => false).found).toEqual([2, 2])
  })
})

describe('choices with some of them left out', () => {
  it('are all stretches of a short play, the most left out first', () => {
    expect(fewer([1, 2, 3])).toEqual([[], [3], [1], [2, 3], [1, 3], [1, 2]])
    expect(fewer([])).toEqual([])
  })

  it('are every stretch of thirty choices', () => {
    expect(fewer(below(30))).toHaveLength((30 * 31) / 2)
  })

  it('are the halves, quarters, eighths and sixteenths of a longer play', () => {
    const all = below(31)
    const left = fewer(all)
    expect(left.slice(0, 4)).toEqual([all.slice(16), all.slice(0, 16), all.slice(8), [...below(8), ...all.slice(16)]])
    expect(left).toHaveLength(2 + 4 + 8 + 16)
  })
})

describe('sizes', () => {
  it.each([
    [[1, 'a'], [1, 'a'], 0],
    [[1, 'a'], [2, 'a'], -1],
    [[2, 'a'], [1, 'b'], 1],
    [[1, 'b'], [1, 'a'], 1],
    [[10], [9], 1],
  ] as const)('are compared by what weighs most: %j and %j', (one, other, order) => {
    expect(bySize(one, other)).toBe(order)
  })

  it('tell the smallest thing, the first of several that are alike', () => {
    const things = [
      { name: 'large', size: [2, 0] },
      { name: 'one', size: [1, 5] },
      { name: 'other', size: [1, 5] },
    ]
    expect(leastOf(things, ({ size }) => size)?.name).toBe('one')
    expect(leastOf([], () => [])).toBeUndefined()
  })
})
