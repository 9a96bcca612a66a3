import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLess } from '#spec/all-bridges-burning/events/bounds'

/** The most that can be done in so many of some spaces, found by trying every choice of them. */
function bestOf(amounts: readonly number[], places: number): number {
  const [first, ...others] = amounts
  if (first === undefined || places <= 0) return 0
  return Math.max(first + bestOf(others, places - 1), bestOf(others, places))
}

const amounts = fc.array(fc.nat(4), { maxLength: 5 })

describe('5.1 executingEvents.mustIfPossible, by the reading that asks for as much as possible', () => {
  it('refuses a space exactly where every choice with it does less than the best one', () => {
    fc.assert(
      fc.property(fc.nat(4), amounts, fc.integer({ min: 1, max: 4 }), fc.nat(6), (here, others, places, most) => {
        const withIt = Math.min(most, here + bestOf(others, places - 1))
        const best = Math.min(most, bestOf([here, ...others], places))
        expect(isLess({ here, others, places, most })).toBe(withIt < best)
      }),
    )
  })

  it('refuses no space where all of them may be selected', () => {
    expect(isLess({ here: 0, others: [3, 2], places: Infinity, most: Infinity })).toBe(false)
  })
})
