/** Seats that the book plays, beside what others may do meanwhile, at the end of a game, and where nothing is told. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import { NotOffered, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Automaton } from '../../src/core/kernel/seats/automated-seat.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { book as market } from './market.js'
import { book as orchard, turns } from './orchard.js'
import { due, linesOf, offered } from './tiny.js'

/** An automated seat without priorities: it declines, or leaves the decision to chance. */
const idle = <Game extends GameState>(more: Partial<Automaton<Game>> = {}): Automaton<Game> => ({
  plays: (_, seat) => seat === 'Bob',
  seated: (game) => game,
  priorities: () => [],
  noted: () => {
    throw new Error('no priority has decided')
  },
  all: [],
  otherwise: () => ({ clauses: [turns.twoTrees] }),
  grounds: [turns.twoTrees],
  ...more,
})
const withIdle = <Game extends GameState>(book: Book<Game>, more?: Partial<Automaton<Game>>) => ({
  ...book,
  automaton: idle<Game>(more),
})

describe('a seat that the book plays', () => {
  it('does not keep others from a right that may be used at any time, which needs no advice', () => {
    const rules = rulesOf(withIdle(market))
    const start = rules.start()
    expect(offered(rules.decide(start))).toEqual([option('stop')])
    const { position, trace } = rules.choose(start, option('give', { from: 'Ann' }))
    expect(position.game.coins).toEqual({ Ann: 1, Bob: 2 })
    expect(trace.map(({ kind }) => kind)).toEqual(['chosen', 'aside', 'taken'])
    expect(() => rules.choose(start, option('buy', { fruit: 'pear' }))).toThrow(NotOffered)
  })

  it('notes nothing where no priority has decided', () => {
    const rules = rulesOf(withIdle(market))
    const { position, trace } = rules.choose(rules.start(), option('stop'))
    expect(rules.decide(position)).toEqual({ over: true, outcome: null })
    expect(linesOf(trace, 'advised').map(({ seat }) => seat)).toEqual(['Bob'])
  })

  it('tells nothing of its advice where rules keep no trace', () => {
    const rules = rulesOf(withIdle(market), { trace: false })
    expect(rules.choose(rules.start(), option('stop')).trace).toEqual([])
  })

  it('decides nothing when the game is over, even where the book plays every seat', () => {
    const rules = rulesOf(withIdle(orchard, { plays: () => true }))
    const { position } = rules.begin(orchard.empty, 'climb', { picker: 'Bob' })
    expect(due(rules.decide(position)).advised?.seat).toBe('Bob')
    const over = rules.choose(position, option('stop')).position
    expect(rules.decide(over)).toEqual({ over: true, outcome: 0 })
    expect(() => rules.choose(over, option('stop'))).toThrow('is not offered after the game')
  })
})
