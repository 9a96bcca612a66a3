import { describe, expect, it } from 'vitest'
import { firstOf, runSearch, searchedLater } from '../../src/core/explore/adaptive-search.js'

/** Builds a search target that numbers from five on satisfy. Every examined number is recorded. */
const looking = () => {
  const looked: number[] = []
  const look = (number: number) => {
    looked.push(number)
    return number >= 5 ? `shown by ${number}` : undefined
  }
  return { looked, look }
}

describe('a search for the first thing that shows something', () => {
  it('tries one after the other, and ends with what is shown', () => {
    const { looked, look } = looking()
    expect(runSearch(firstOf([1, 3, 5, 7]), look)).toBe('shown by 5')
    expect(looked).toEqual([1, 3, 5])
  })

  it('comes to nothing where nothing is shown, or nothing is there', () => {
    const { looked, look } = looking()
    expect(runSearch(firstOf([1, 2]), look)).toBeUndefined()
    expect(runSearch(firstOf<number, string>([]), look)).toBeUndefined()
    expect(looked).toEqual([1, 2])
  })

  it('comes to the same where a look takes its time', async () => {
    const { looked, look } = looking()
    expect(await searchedLater(firstOf([1, 6, 7]), async (number) => look(number))).toBe('shown by 6')
    expect(looked).toEqual([1, 6])
  })

  it('takes whatever is shown for something, even a false or a zero', () => {
    expect(runSearch(firstOf([2, 3]), (number) => number - 2)).toBe(0)
    expect(runSearch(firstOf([2, 3]), (number) => (number === 3 ? false : undefined))).toBe(false)
  })
})
