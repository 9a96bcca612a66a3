/** The view of a seat on a position of the auction, and its differences between two positions. */
import { describe, expect, it } from 'vitest'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { type Decision, type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { differenceOf, mayChoose, toldIn } from '../../src/core/verify/secrets/seat-knowledge.js'
import { begun, book, type Game } from '../kernel/auction.js'
import { due } from '../kernel/tiny.js'
import { withBot } from './orchard-bot.js'

const rules = rulesOf(book)
const bid = (card: string) => ({ type: 'bid', card })
const pass = { type: 'pass' }
const token = rules.start(begun)
const bidding = rules.choose(token, { type: 'draw', kind: 'gold' }).position
const dueAt = (position: typeof token) => due(rules.decide(position))

describe('what a seat is told in a position', () => {
  const names = <Of extends GameState>(seat: string, of: Rules<Of>, at: Position<Of>) =>
    Object.keys(toldIn(of, seat, at))

  it('is everything that can be asked, part by part', () => {
    const told = toldIn(rules, 'Ann', bidding)
    expect(Object.keys(told)).toEqual([
      'what runs, with what it knows',
      'who decides',
      'what is asked',
      'what that is about',
      'the options',
      'the advice',
      'what is refused',
      'what may be done at any time',
      'what may not be done at any time',
      'the measures',
      'the tables of the game',
      'the drawing',
      'the board',
    ])
    const option = (fields: object, says: string | null, declines: boolean) => ({
      option: fields,
      says,
      seat: 'Ann',
      weight: null,
      declines,
      about: null,
    })
    expect(told).toMatchObject({
      'who decides': 'Ann',
      'what is asked': 'a card to bid',
      'what that is about': null,
      'the options': [
        option(bid('one'), 'a one', false),
        option(bid('three'), 'a three', false),
        option(pass, null, true),
      ],
      'the advice': null,
      'what is refused': [
        {
          option: bid('two'),
          says: 'a two',
          refusals: [
            {
              table: 'may not bid',
              row: 0,
              clauses: ['auction.held'],
              because: { held: false },
              inside: [],
            },
          ],
        },
      ],
      'the drawing': null,
      'the board': null,
    })
    expect(told['the measures']).not.toBeNull()
    expect(toldIn(rules, 'Bob', bidding)).toMatchObject({ 'the options': [], 'what is refused': [] })
  })

  it('is shown with a drawing and a board, where the book has them', () => {
    const { measures: _, ...plain } = book
    const shown = rulesOf({
      ...plain,
      shown: (_game: Game, seat?: string) => ({ tracks: {}, seat }) as never,
      board: (_game: Game, seat?: string) => ({ seat }) as never,
    })
    expect(toldIn(shown, 'Ann', bidding)).toMatchObject({
      'the measures': null,
      'the drawing': { seat: 'Ann' },
      'the board': { seat: 'Ann' },
    })
  })

  it('is what the game came to, where it is over, and why the rules cannot go on, where they cannot', () => {
    const over = { game: begun, stack: [], outcome: 'Ann' } as unknown as typeof token
    expect(toldIn(rules, 'Ann', over)).toMatchObject({ 'the end': 'Ann' })
    expect(names('Ann', rules, over)).not.toContain('who decides')
    const failing = {
      ...rules,
      decide: () => {
        throw new Error('no way on')
      },
    }
    expect(toldIn(failing, 'Ann', bidding)).toEqual({ 'that the rules go on': 'no way on' })
  })

  it('has the advice of the book for its own seat, and leaves it out where the book may know more', () => {
    const played = rulesOf(withBot)
    const game = withBot.automaton?.seated(withBot.empty, ['Ann']) ?? withBot.empty
    const { position } = played.begin(game, 'climb', { picker: 'Ann' })
    expect(toldIn(played, 'Ann', position)).toMatchObject({
      'the advice': {
        priority: 'the fullest tree',
        of: null,
        leansOn: [],
        offered: 4,
        steps: [
          {
            says: 'the fullest tree',
            left: ['short', 'middle', 'tall'].map((tree) => ({ type: 'climb', tree })),
          },
        ],
        weights: [1, 1, 1],
      },
    })
    const keeping = (automatonKnows?: readonly object[]) =>
      rulesOf({
        ...withBot,
        secrets: { clauses: [], seenBy: (seen: object) => seen, ...(automatonKnows && { automatonKnows }) },
      } as unknown as typeof withBot)
    expect(names('Ann', keeping(), position as never)).toContain('the options')
    expect(names('Ann', keeping([]), position as never)).not.toContain('the options')
    expect(toldIn(keeping([]), 'Bob', position)['who decides']).toBe('Ann')
    expect(toldIn(keeping([]), 'Ann', position)['who decides']).toBe('Ann')
    expect(toldIn(keeping(), 'Ann', position)['who decides']).toBe('chance')
    const full = { ...game, trees: { ...game.trees, short: 3, tall: 1 } }
    const single = played.begin(full, 'climb', { picker: 'Ann' }).position
    expect((toldIn(played, 'Ann', single)['the advice'] as { weights: unknown }).weights).toBeNull()
    expect(
      names('Ann', keeping([]), played.begin(withBot.empty, 'climb', { picker: 'Ann' }).position as never),
    ).toContain('the options')
  })
})

describe('the difference between what is told twice', () => {
  it('is the first, whatever one says alone included', () => {
    expect(differenceOf({ a: 1, b: [1], c: 2 }, { a: 1, b: [2], c: 3 })).toEqual({ what: 'b', one: [1], other: [2] })
    expect(differenceOf({ a: 1 }, { a: 1, b: 2 })).toEqual({ what: 'b', one: null, other: 2 })
    expect(differenceOf({ a: 1, b: 2 }, { a: 1 })).toEqual({ what: 'b', one: 2, other: null })
    expect(differenceOf({ a: { x: 1 } }, { a: { x: 1 } })).toBeUndefined()
  })

  it('matters to a seat that may choose, itself or by the book', () => {
    const decision = dueAt(bidding)
    expect([mayChoose(decision, 'Ann'), mayChoose(decision, 'Bob')]).toEqual([true, false])
    const advised = { ...decision, choices: [], advised: { seat: 'Bob' } } as unknown as Decision
    expect([mayChoose(advised, 'Ann'), mayChoose(advised, 'Bob')]).toEqual([false, true])
  })
})
