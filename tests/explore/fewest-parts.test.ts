import { describe, expect, it } from 'vitest'
import { runSearch } from '../../src/core/explore/adaptive-search.js'
import { fewest } from '../../src/core/explore/fewest-parts.js'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, at) => at)

/** Leaves out parts while the rest still shows something; what is tried is noted, in order. */
function leftOut(parts: readonly number[], shows: (parts: readonly number[]) => boolean) {
  const tried: string[] = []
  const found = runSearch(
    fewest<number, readonly number[], string>(parts, (some) => some),
    (some) => {
      tried.push(some.join(' '))
      if (tried.length > 500) throw new Error('never ends')
      return shows(some) ? `shown by ${some.join(' ')}` : undefined
    },
  )
  return { ...found, tried }
}

const needs =
  (...needed: readonly number[]) =>
  (parts: readonly number[]) =>
    needed.every((part) => parts.includes(part))

describe('the fewest parts that show something', () => {
  it('are looked for by halves, then by smaller chunks, then one by one, then two by two', () => {
    const { parts, shown, tried } = leftOut(upTo(4), needs(1, 4))
    expect(parts).toEqual([1, 4])
    expect(shown).toBe('shown by 1 4')
    expect(tried).toEqual(['3 4', '0 1 2', '2 3 4', '0 1 4', '4', '0 1', '1 4', '4', '1', ''])
  })

  it('are all of them where none can be left out, and then nothing is said of what they show', () => {
    const { parts, shown, tried } = leftOut([1, 2, 3], needs(1, 2, 3))
    expect(parts).toEqual([1, 2, 3])
    expect(shown).toBeUndefined()
    expect(tried).toEqual(['3', '1 2', '2 3', '1 3', '1 2', '3', '2', '1'])
  })

  it('are none where nothing is needed, or nothing is there', () => {
    expect(leftOut(upTo(3), () => true)).toEqual({ parts: [], shown: 'shown by ', tried: ['2 3', '3', ''] })
    expect(leftOut([], () => true)).toEqual({ parts: [], shown: undefined, tried: [] })
    expect(leftOut([7], () => false)).toEqual({ parts: [7], shown: undefined, tried: [''] })
    expect(leftOut([7], () => true)).toEqual({ parts: [], shown: 'shown by ', tried: [''] })
  })

  it('go on in chunks that are no larger than half of what is left', () => {
    const { parts, tried } = leftOut(upTo(15), needs(9))
    expect(parts).toEqual([9])
    expect(tried.slice(0, 6)).toEqual(['8 9 10 11 12 13 14 15', '12 13 14 15', '8 9 10 11', '10 11', '8 9', '9'])
  })

  it('are without two that must go together, and are made fewer again after that', () => {
    const shows = (parts: readonly number[]) =>
      parts.includes(1) && parts.includes(2) === parts.includes(3) && (parts.includes(5) || !parts.includes(3))
    expect(leftOut([2, 1, 3, 5], shows)).toMatchObject({ parts: [1], shown: 'shown by 1' })
  })

  it('are what was left without two, where nothing more can be left out', () => {
    const shows = (some: readonly number[]) => some.includes(1) && some.includes(2) === some.includes(3)
    expect(leftOut([2, 1, 3], shows)).toMatchObject({ parts: [1], shown: 'shown by 1' })
  })

  it('are tried two by two among sixteen, and not among more', () => {
    const pairs = (count: number) => {
      const all = upTo(count - 1)
      const lacksBothEnds = (some: readonly number[]) => !some.includes(0) && !some.includes(count - 1)
      return leftOut(all, (some) => some.length === count - 2 && lacksBothEnds(some)).parts.length
    }
    expect([pairs(15), pairs(16), pairs(17)]).toEqual([13, 14, 17])
  })
})
