/** Detection of growth in a value measured at intervals. */
import { describe, expect, it } from 'vitest'
import { grows, quartersOf } from './detect-growth.js'

describe('quarters', () => {
  it('tell the least and the most of each', () => {
    expect(quartersOf([1, 5, 4, 2, 9, 8, 7, 7])).toEqual([
      { least: 1, most: 5 },
      { least: 2, most: 4 },
      { least: 8, most: 9 },
      { least: 7, most: 7 },
    ])
    expect(quartersOf([1, 2, 3])).toEqual([])
  })

  it('grow where the last has clearly more than the second, and not by what is read at first', () => {
    expect(grows(quartersOf([100, 300, 310, 320]))).toBe(false)
    expect(grows(quartersOf([100, 300, 320, 340]))).toBe(true)
  })
})
