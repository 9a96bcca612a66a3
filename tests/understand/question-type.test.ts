/** Forms of asking: what a sentence wants, what is suffered in it, and what a clause says of a number. */
import { describe, expect, it } from 'vitest'
import { asksForMost, isExtreme } from '../../src/ask/open-questions.js'
import { isDoneBySufferer, sufferingIn } from '../../src/ask/passive-voice.js'
import { isSeveral, isWanted, wantedIn } from '../../src/ask/question-type.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { isBound, saysNumberOf } from '../../src/ask/stated-limits.js'

/** Returns the type of a question, with words in place of their positions. */
function wanted(text: string) {
  const sentence = sentenceOf(text)
  const { at, noun, ...others } = wantedIn(sentence)
  const wordAt = (place: number) => sentence.words[place]?.text
  return { ...others, at: [...at].map(wordAt), ...(noun !== undefined && { noun: wordAt(noun) }) }
}

const nothing = { at: [], counts: false, plainly: false, ofSomething: false }

describe('what is wanted', () => {
  it.each([
    ['how many hero points are left', { ...nothing, at: ['hero'], counts: true }],
    ['how many points are left', { ...nothing, at: ['points'], counts: true }],
    ['how many of the red tanks moved', { ...nothing, at: ['red', 'tanks'], counts: true }],
    ['how many more tanks', { ...nothing, at: ['tanks'], counts: true }],
    ['how much Terror', { ...nothing, at: ['Terror'], counts: true }],
    ['how many', nothing],
    ['how big tanks', nothing],
    ['many tanks', nothing],
    ['of which number tanks', nothing],
    ['number tanks', nothing],
    ['tell us how many tanks', { ...nothing, at: ['tanks'], counts: true }],
    ['amount of Terror', { ...nothing, at: ['Terror'], counts: true }],
    ['how many tanks red', { ...nothing, at: ['tanks'], counts: true }],
    ['how many red', { ...nothing, at: ['red'], counts: true }],
    ['how many in Vaasa', nothing],
    ['many tanks attack', nothing],
    ['how big the many tanks', nothing],
    ['the number of Cells in Vaasa', { ...nothing, at: ['Cells'], counts: true }],
    ['the amount of Terror', { ...nothing, at: ['Terror'], counts: true }],
    ['if how many tanks attack, who wins', nothing],
  ])('is what is counted: %s', (text, wants) => {
    expect(wanted(text)).toEqual(wants)
  })

  it.each([
    ['what is the price of a march', { ...nothing, at: ['price'], noun: 'price', ofSomething: true }],
    ['what was the march price for Ann', { ...nothing, at: ['price'], noun: 'price', ofSomething: true }],
    ['what are effects on Ann', { ...nothing, at: ['effects'], noun: 'effects', ofSomething: true }],
    ['what is the price', { ...nothing, at: ['price'], ofSomething: true }],
    ['what is Ann doing', nothing],
    ['what cards of a deck', nothing],
    ['what the price of a tank', { ...nothing, at: ['price'], ofSomething: true }],
    ['Ann is price for Bob', { ...nothing, at: ['price'], ofSomething: true }],
    ['what is', nothing],
    ['what', nothing],
    ['define cost', { ...nothing, at: ['cost'], ofSomething: true }],
    ['the range of a tank', { ...nothing, at: ['range'], noun: 'range', ofSomething: true }],
    ['range of a tank', { ...nothing, at: ['range'], noun: 'range', ofSomething: true }],
    ['big range of a tank', { ...nothing, at: ['range'], noun: 'range', ofSomething: true }],
    ['very big range of a tank', nothing],
    ['range for a tank', nothing],
    ['strength of a tank', { ...nothing, noun: 'strength', plainly: true, ofSomething: true }],
    ['what does a tank cost', { ...nothing, at: ['cost'], ofSomething: true }],
    ['what is the highest Terror', { ...nothing, at: ['highest'] }],
    ['', nothing],
    ['the', nothing],
  ])('is what is asked of something, or the most of it: %s', (text, wants) => {
    expect(wanted(text)).toEqual(wants)
  })

  it('is no word that tells nothing here', () => {
    const sentence = sentenceOf('what does the highest price cost')
    const words = sentence.words.map((word) => ({ ...word, tells: false }))
    expect(wantedIn({ ...sentence, words })).toEqual({ ...nothing, at: new Set() })
  })

  it('is left by an answer that leaves one of its words', () => {
    const sentence = sentenceOf('how many red tanks do I have')
    expect(isWanted(sentence, new Map([[2, 1]]))).toBe(false)
    expect(
      isWanted(
        sentence,
        new Map([
          [2, 1],
          [3, 0.9],
        ]),
      ),
    ).toBe(true)
    expect(isWanted(sentenceOf('tanks attack'), new Map())).toBe(true)
  })

  it('is said of several by its form', () => {
    const several = (text: string) => sentenceOf(text).words.map(isSeveral)
    expect(several('tanks')).toEqual([true])
    expect(several('Tank')).toEqual([false])
    expect(several('glass')).toEqual([false])
    expect(several('cities city two')).toEqual([true, false, false])
    expect(several('GAS')).toEqual([false])
    expect(several('TANKS')).toEqual([true])
  })
})

describe('the most of something', () => {
  it('is asked for by a word, or by how far it goes', () => {
    const asked = ['the highest Terror', 'how high is it', 'at most what', 'MAXIMUM', 'what is the limit?']
    expect(asked.filter((text) => !asksForMost(text))).toEqual([])
    expect(['how many tanks', 'high seas', 'the limits'].filter(asksForMost)).toEqual([])
    expect([isExtreme('fewest'), isExtreme('few'), isExtreme('unlimited')]).toEqual([true, false, false])
  })

  it('is told by a text that tells how far something goes', () => {
    expect(['Never fewer than two.', 'At most one.', 'It goes no higher.'].map(isBound)).toEqual([true, true, true])
    expect(isBound('It goes up.')).toBe(false)
  })
})

describe('a text says the number', () => {
  it.each([
    ['how many turns are there', 'The game has eight turns.', true],
    ['how many turns are there', 'The game has 12 turns.', true],
    ['how many turns are there', 'The game has eight short turns.', true],
    ['how many turns are there', '8 turns.', true],
    ['how many turns are there', 'It has 0 turns.', true],
    // The first eight are not all of them, any one is none of them, and behind a small word stands something else.
    ['how many turns are there', 'In the first eight turns nothing happens.', false],
    ['how many turns are there', 'In one turn nobody wins.', false],
    ['how many turns are there', 'It takes eight of turns.', false],
    ['how many turns are there', 'It has eight very short turns.', false],
    ['how many turns are there', 'Turns are the eight.', false],
    ['how many turns are there', 'It has eight in turns.', false],
    ['how many turns are there', 'It has eight players.', false],
    ['how many turns are there', 'It has turns.', false],
    // A slip of whoever asks is none of the rules.
    ['how many tnak are there', 'It has eight tank.', false],
    ['what are the turns', 'The game has eight turns.', false],
    ['what is the price of turns', 'The game has eight prices.', false],
  ])('%s: %s %s', (asked, text, says) => {
    expect(saysNumberOf(sentenceOf(asked), text)).toBe(says)
  })

  it('of the last word that is counted', () => {
    expect(saysNumberOf(sentenceOf('how many red tanks are there'), 'It has eight tanks.')).toBe(true)
    expect(saysNumberOf(sentenceOf('how many red tanks are there'), 'It has eight red cars.')).toBe(false)
  })
})

describe('what is suffered', () => {
  const before = (text: string) => [...sufferingIn(sentenceOf(text))]

  it('is said of the words before it', () => {
    expect(before('can the North be attacked')).toEqual([0, 1, 2, 3])
    expect(before('Ann has been shot')).toEqual([0, 1, 2])
    expect(before('Ann attacked Bob')).toEqual([])
    expect(before('attacked')).toEqual([])
    expect(before('can it be done by Bob being kept')).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(before('can Bob be North')).toEqual([])
    expect(before('can it be when Bob moves')).toEqual([])
  })

  const by = (...places: readonly number[]) => ({
    means: 'seat',
    covered: new Map(places.map((place) => [place, 1] as const)),
  })
  const own = { means: 'attack', covered: new Map([[4, 1]]) }
  const isDone = (args: Parameters<typeof isDoneBySufferer>[1]['args'], ...places: readonly number[]) =>
    isDoneBySufferer(['North', 'South'], { args, accounted: [own, by(...places)] }, new Set([0, 1, 2]))

  it('is not done by who is named there alone', () => {
    expect(isDone({ seat: 'North' }, 2)).toBe(true)
    expect(isDone({ seat: 'South', from: 'North' }, 1, 2)).toBe(true)
    expect(isDone({ seat: 'North' }, 2, 5)).toBe(false)
    expect(isDone({ seat: 'North' })).toBe(false)
    expect(isDone({ seat: 'East', from: 'North' }, 2)).toBe(false)
    expect(isDone(null, 2)).toBe(false)
    expect(isDoneBySufferer(['North'], { args: { seat: 'North' }, accounted: [own] }, new Set([0, 4]))).toBe(false)
  })
})
