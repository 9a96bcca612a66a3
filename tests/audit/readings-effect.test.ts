/** The effect of another reading on the ends of plays, from ends that a test makes up and from plays of the orchard. */
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type EndedBoth, effectFrom, effectOf, endsUnder } from '../../src/lab/audit/readings/reading-effect.js'
import { type Game, book as orchard } from '../kernel/orchard.js'

type Ended = EndedBoth[number]
const ended = (winner: string, margins: Readonly<Record<string, number>>): Ended => ({
  outcome: winner,
  results: { winner, margins } as NonNullable<Ended['results']>,
})

describe('the figures of plays under two readings', () => {
  it('are the winners and the margins on either side, and the difference with its error', () => {
    const effect = effectFrom([
      [ended('Bob', { Ann: 1, Bob: -1 }), ended('Bob', { Ann: 2, Bob: -2 })],
      [ended('Ann', { Ann: 4, Bob: -4 }), ended('Bob', { Ann: 9, Cy: 7 })],
    ])
    expect(effect).toEqual({
      ...{ plays: 2, otherOutcomes: 1, otherWinners: 1 },
      winners: [{ Ann: 1, Bob: 1 }, { Bob: 2 }],
      margins: {
        Ann: { means: [2.5, 5.5], difference: 3, error: 2 },
        Bob: { means: [-2.5, -1], difference: 1.5, error: 2.5 },
        Cy: { means: [0, 3.5], difference: 3.5, error: 3.5 },
      },
    })
    expect(Object.keys(effect.winners[0] ?? {})).toEqual(['Ann', 'Bob'])
  })

  it('are rounded to two places', () => {
    const plays = [1, 0, 0].map((one): EndedBoth => [ended('Ann', { Ann: one }), ended('Ann', { Ann: 2 * one })])
    expect(effectFrom(plays).margins.Ann).toEqual({ means: [0.33, 0.67], difference: 0.33, error: 0.33 })
  })

  it('are of plays that ended with a result on both sides', () => {
    const one = ended('Ann', { Ann: 1 })
    const effect = effectFrom([
      [one, {}],
      [{ outcome: 'Ann' }, one],
      [{}, {}],
    ])
    expect(effect).toEqual({ plays: 3, otherOutcomes: 1, otherWinners: 0, winners: [{}, {}], margins: {} })
  })
})

describe('plays under two readings', () => {
  const [pair] = pairsOf(orchard.questions)
  if (pair === undefined) throw new Error('the orchard has lost its question')
  const picked = (baskets: Game['baskets']): Game => ({
    ...orchard.empty,
    ...{ trees: { short: 0, middle: 0, tall: 0 }, baskets },
  })

  it('begin in turn in the game of the book and in one that it plays itself', () => {
    const automaton = { plays: () => false, seated: () => picked({ Ann: 0, Bob: 6 }) }
    const book = { ...orchard, empty: picked({ Ann: 6, Bob: 0 }), seats: ['Ann'], automaton } as unknown as Book<Game>
    const ends = endsUnder(book, pair, { seed: 1, bound: 3 }, { from: 1, to: 3 })
    const given = endsUnder(book, pair, { seed: 1, bound: 100 }, { from: 1, to: 3 })
    expect(given.map(([, other]) => other)).toStrictEqual(['Ann', 'Bob', 'Ann'].map((outcome) => ({ outcome })))
    expect(ends.flat().some((one) => !('outcome' in one))).toBe(true)
  })

  it('have no winners in a book that tells no results', () => {
    const effect = effectOf(orchard, pair, { plays: 2, seed: 1, bound: 100 })
    expect(effect).toMatchObject({ plays: 2, winners: [{}, {}], margins: {} })
  })
})
