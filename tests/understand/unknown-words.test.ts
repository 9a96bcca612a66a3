/** The words of a sentence that a book nowhere says, and other sentences that it understands. */
import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../src/ask/sentence.js'
import { askable, unknownIn } from '../../src/ask/unknown-words.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { measured } from '../kernel/orchard-measures.js'
import { type Tiny, tiny } from '../kernel/tiny.js'
import { bookNamed } from './named-book.js'

const SEATS = { seats: ['Ann', 'Bob'] }
const orchard = { ...measured, ...SEATS }

describe('a word is known', () => {
  it.each([
    ['where a clause says it', 'may a gatherer with a ladder fly', ['gatherer', 'fly']],
    ['in another form', 'eating by winds', []],
    ['where it is a slip', 'the pionts of a piker', []],
    ['where a procedure is called so', 'the orchards', []],
    ['where a measure is called so', 'Weights', []],
    ['where a seat is called so', 'Bob and Eve', ['Eve']],
    ['where it only holds a sentence together', 'why would they be there', []],
    ['not for being beside a known one', 'Wheight! of stones', ['stones']],
  ])('%s: %s', (_, text, unknown) => {
    expect(unknownIn({ ...orchard }, sentenceOf(text))).toEqual(unknown)
  })

  it('by its own book alone', () => {
    const { measures: _, seats: __, ...bare } = orchard
    expect(unknownIn(bare, sentenceOf('Bob, Weight'))).toEqual(['Weight'])
  })
})

describe('sentences that can be asked', () => {
  const asked = (text: string, book: Book<Tiny>) => askable(rulesOf(book), sentenceOf(text))
  const named = (procedures: readonly string[], measures: readonly string[] = []) =>
    bookNamed({ procedures, measures: measures.map((name) => [name] as const) })

  it('are two of what may be done, and one of what can be counted', () => {
    const book = named(['climb', 'swim', 'ride'], ['speed', 'load'])
    expect(asked('fly', book)).toEqual(['Ann climb', 'Ann swim', 'what is speed'])
    expect(asked('ride with a load', book)).toEqual(['Ann ride', 'Ann climb', 'what is load'])
    expect(asked('ride, swim', book)).toEqual(['Ann swim', 'Ann ride', 'what is speed'])
    expect(asked('fly', named(['climb'], ['speed', 'load', 'size']))).toEqual([
      'Ann climb',
      'what is speed',
      'what is load',
    ])
    expect(asked('fly', named(['climb', 'swim', 'ride']))).toEqual(['Ann climb', 'Ann swim'])
    expect(asked('fly', named([]))).toEqual([])
  })

  it('are of what may begin', () => {
    const shut = { ...named(['climb'], ['speed']), empty: tiny(9) }
    expect(asked('fly', shut)).toEqual(['what is speed'])
    expect(asked('fly', { ...shut, bases: { setup: tiny(1), late: tiny(9) } })).toEqual(['Ann climb', 'what is speed'])
  })

  it('are each of its own procedure, and of what takes an argument', () => {
    expect(asked('fly', named(['long climb', 'climb']))).toEqual(['Ann long climb', 'Ann climb'])
    // A whole game takes none; to eat cannot begin without fruit.
    expect(askable(rulesOf(orchard), sentenceOf('orchard, eat'))).toEqual(['Ann turn', 'Ann climb', 'what is Ahead'])
  })

  it('count what needs the fewest words, by the first of each', () => {
    const load = ['load', { of: ['Ann', 'Bob'], at: ['hill'] }] as const
    const book = bookNamed({ measures: [load, ['speed', { of: ['Bob'] }]] })
    expect(asked('fly', book)).toEqual(['what is speed Bob', 'what is load Ann hill'])
    expect(asked('load', book)).toEqual(['what is load Ann hill', 'what is speed Bob'])
  })

  it('have one meaning, which can be judged', () => {
    expect(asked('fly', named([], ['rank', 'Rank', 'speed']))).toEqual(['what is speed'])
    const woods = bookNamed({ measures: [['it', { of: ['wood'] }], ['speed']] })
    expect(asked('fly', woods)).toEqual(['what is speed'])
  })

  it('leave nothing of themselves', () => {
    // What is only the case is no part of what is done.
    expect(asked('fly', named(['march when idle', 'climb']))).toEqual(['Ann climb'])
  })

  it('are looked for among a dozen', () => {
    const dozen = Array<string>(12).fill('it')
    expect(asked('fly', named([], [...dozen, 'speed']))).toEqual([])
    expect(asked('fly', named([], [...dozen.slice(1), 'speed']))).toEqual(['what is speed'])
    expect(asked('speed', named([], [...dozen, 'speed']))).toEqual(['what is speed'])
  })
})
