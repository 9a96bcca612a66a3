import { describe, expect, it } from 'vitest'
import { asksForLimit, isAmount, isRepeating } from '../../src/core/lookup/amount-words.js'

/** Words that say that something is done more than once, and those that say how many otherwise. */
const REPEATING = ['again', 'another', 'repeatedly', 'second', 'third', 'thrice', 'twice']
const OTHERS = ['both', 'double', 'dozen', 'half', 'neither', 'none', 'once', 'single', 'triple']

describe('a word', () => {
  it.each([...REPEATING, ...OTHERS, 'zero', 'one', 'two', 'ten', '7', '100', 'iii'])('is an amount: %s', (word) => {
    expect(isAmount(word)).toBe(true)
  })

  it.each(['tree', 'all', 'time', '1918', '1.2', 'bothered', 'twos', ''])('is none: "%s"', (word) => {
    expect(isAmount(word)).toBe(false)
  })

  it.each(REPEATING)('says that something is done more than once: %s', (word) => {
    expect(isRepeating(word)).toBe(true)
  })

  it.each([...OTHERS, 'two', '2', 'tree'])('does not say that: %s', (word) => {
    expect(isRepeating(word)).toBe(false)
  })
})

describe('who asks how much may be done', () => {
  it.each([...REPEATING, ...OTHERS])('says so with the word: %s', (word) => {
    expect(asksForLimit(`May Ann climb ${word}?`)).toBe(true)
    expect(asksForLimit(`Ann climbs ${word}`)).toBe(false)
  })

  it.each([
    'may Ann climb two trees',
    'can Bob eat 3 fruits',
    'must both pickers climb',
    'may Ann eat once per turn',
    'may Ann eat only once',
    'may Ann eat more than once a turn once she has climbed',
    'may Ann climb in 1918',
  ])('%s', (words) => {
    expect(asksForLimit(words)).toBe(true)
  })

  it.each([
    'may Ann climb a tree',
    'may Ann climb at once',
    'can Ann eat once she has climbed',
    'can Ann eat once the wind blows',
    'how many trees are there',
  ])('is not heard in: %s', (words) => {
    expect(asksForLimit(words)).toBe(false)
  })
})
