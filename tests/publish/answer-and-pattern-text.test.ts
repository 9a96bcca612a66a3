/**
 * Patterns, answers and names in words.
 */
import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { flag, range } from '../../src/core/kernel/tables/table-view.js'
import { constantWords, fieldWords, wordsOfAnswer } from '../../src/core/lookup/answer-text.js'
import { wordsOfPattern } from '../../src/core/lookup/pattern-text.js'
import { eatingScores, points, TREES, winner } from '../kernel/orchard.js'

describe('an answer in words', () => {
  it('has no brackets around all of it, whatever a compiler made of it', () => {
    const said = (answer: string) => wordsOfAnswer({ answer: answer as never, constant: undefined }).text
    expect(said('({ basket }) => (basket === 1 ? 2 : 0)')).toBe(said('({ basket }) => basket === 1 ? 2 : 0'))
    expect(said('({ basket }) => (basket + 1) * (basket + 2)')).toBe('(basket + 1) × (basket + 2)')
  })
})

describe('a pattern in words', () => {
  it('is "any" where it is not written, or accepts everything', () => {
    expect(wordsOfPattern(TREES, undefined)).toBe('any')
    expect(wordsOfPattern(TREES, P.string)).toBe('any')
    expect(wordsOfPattern(flag, P.boolean)).toBe('any')
  })

  it('is the value itself where one is accepted', () => {
    expect(wordsOfPattern(TREES, 'tall')).toBe('tall')
    expect(wordsOfPattern(range(0, 6), 4)).toBe('4')
    expect(wordsOfPattern(flag, true)).toBe('yes')
    expect(wordsOfPattern(flag, P.not(true))).toBe('no')
  })

  it('names what is not accepted where that is shorter', () => {
    expect(wordsOfPattern(TREES, P.not('tall'))).toBe('not tall')
    expect(wordsOfPattern(TREES, P.union('short', 'middle'))).toBe('not tall')
    expect(wordsOfPattern([...TREES, 'old', 'young'], P.not(P.union('old', 'tall')))).toBe('not tall nor old')
  })

  it('lists what is accepted otherwise', () => {
    expect(wordsOfPattern([...TREES, 'old'], P.union('tall', 'old'))).toBe('tall or old')
    expect(wordsOfPattern([...TREES, 'old', 'young', 'dead'], P.union('short', 'tall', 'old'))).toBe(
      'short, tall or old',
    )
  })

  it('says the bounds of numbers, and lists numbers with gaps', () => {
    expect(wordsOfPattern(range(0, 6), P.number.gte(4))).toBe('4 or more')
    expect(wordsOfPattern(range(0, 6), P.number.positive())).toBe('1 or more')
    expect(wordsOfPattern(range(-6, 6), P.number.negative())).toBe('-1 or less')
    expect(wordsOfPattern(range(0, 6), P.number.between(2, 4))).toBe('2 to 4')
    expect(wordsOfPattern(range(0, 6), P.union(2, 3))).toBe('2 or 3')
    expect(wordsOfPattern(range(0, 6), P.union(1, 5))).toBe('1 or 5')
  })

  it('is "never" where nothing can be accepted', () => {
    expect(wordsOfPattern(range(0, 6), 7)).toBe('never')
  })

  it('reads the readings of a question like any other list', () => {
    expect(wordsOfPattern(eatingScores, 'yes')).toBe('yes')
  })
})

describe('an answer in words', () => {
  it('is a plain value, or the expression that computes it without its parameter', () => {
    expect(winner.rows.map((row) => wordsOfAnswer(row).text)).toEqual(['Ann', 'Bob', 'nobody'])
    expect(points.rows.map(wordsOfAnswer)).toEqual([{ text: 'basket', computed: true }])
    const written = { answer: (seen: { moreCards: number }) => seen.moreCards - 14 }
    expect(wordsOfAnswer(written as never).text).toBe('more cards − 14')
  })

  it('shows what has parts part by part', () => {
    expect(constantWords({ fruitEaten: 2, by: ['Ann', 'Bob'], again: false })).toBe(
      'fruit eaten: 2; by: Ann, Bob; again: no',
    )
    expect(constantWords(null)).toBe('none')
    expect(fieldWords('moreVassalage')).toBe('more vassalage')
    expect(fieldWords('duringACommand')).toBe('during a command')
  })
})
