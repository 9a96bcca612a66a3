import { describe, expect, it } from 'vitest'
import { termsOf, weightsOf } from '../../src/core/wording/sentence-terms.js'

const shared = (one: string, other: string) => termsOf(one).filter((term) => termsOf(other).includes(term))

describe('the terms of a sentence', () => {
  it('are the same for the same word in another form', () => {
    expect(shared('placing goats on ferries', 'a goat is placed on the ferry')).toHaveLength(3)
    expect(shared('The captain’s removal', 'remove both captains')).toHaveLength(2)
  })
  it('are numbers in figures or words, whatever sign they have', () => {
    expect(shared('two coins', '+2')).toEqual(['2'])
    expect(termsOf('–3 and 3.2.1')).toEqual(['3', '3.2.1'])
    expect(shared('two', '12')).toEqual([])
  })
  it('are no words that stand in any sentence, and each once', () => {
    expect(termsOf('it may be that they are all of them')).toEqual([])
    expect(termsOf('goat, goats, GOAT')).toEqual(['goat'])
  })
  it('are not the same for words that are alike only', () => {
    expect(shared('the ferry', 'the fern')).toEqual([])
    expect(shared('a coin', 'a corner')).toEqual([])
  })
  it('weigh more the fewer texts have them', () => {
    const weight = weightsOf([['goat', 'rope'], ['goat'], ['goat', 'lamp']])
    expect(weight('rope')).toBeGreaterThan(weight('goat'))
    expect(weight('never')).toBeGreaterThan(weight('rope'))
  })
})
