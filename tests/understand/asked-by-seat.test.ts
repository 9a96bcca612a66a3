/** Questions of a seat from which something is kept, to the auction: there only its owner sees a hand. */
import { describe, expect, it } from 'vitest'
import { askedBySeat, isUnseeing, mustStand, understandFor, understoodBy } from '../../src/ask/asked-by-seat.js'
import type { Where } from '../../src/ask/understand.js'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { auction, begun, book, type Game } from '../kernel/auction.js'
import { due } from '../kernel/tiny.js'
import { bookNamed } from './named-book.js'

const { secrets: _, ...open } = book
const [rules, openRules] = [rulesOf(book), rulesOf(open)]

const drawing = rules.start(begun)
const after = (position: Position<Game>, type: string, field = ''): Position<Game> => {
  const choices = due(rules.decide(position)).choices.map(({ option }) => option)
  const chosen = choices.find((option) => option.type === type && Object.values(option).join().includes(field))
  if (chosen === undefined) throw new Error(`expected ${type} ${field} to be offered`)
  return rules.choose(position, chosen).position
}
/** Ann is to bid for gold, or for lead. */
const [forGold, forLead] = [after(drawing, 'draw', 'gold'), after(drawing, 'draw', 'lead')]
const over: Position<Game> = { game: forGold.game, stack: [] }

const KEPT = 'what is kept from Bob'
const ACTION = `--seat: what a sentence comes to is told as to a judge, who may know ${KEPT}`
const FILE = `--seat: what begins or is chosen in a file could tell ${KEPT}`

describe('something is kept from a seat', () => {
  it('of a book with secrets, but not from chance, a judge, or a seat of an open book', () => {
    expect(['Ann', 'Bob', CHANCE, undefined].map((seat) => isUnseeing(book, seat))).toEqual([true, true, false, false])
    expect(isUnseeing(open, 'Bob')).toBe(false)
  })
})

describe('a sentence of such a seat', () => {
  const anywhere: Where<Game> = { is: 'anywhere' }
  const by = (sentence: string, seat?: string, where = () => anywhere) => understoodBy(rules, sentence, seat, where)

  it('is understood where only clauses answer, or nothing, and nothing present is told', () => {
    const found = understandFor(rules, 'who takes the token')
    expect(found).toMatchObject({ meanings: [{ is: 'statements' }], present: [] })
    expect(understandFor(rules, 'xyzzy')).toMatchObject({ meanings: [], present: [] })
    expect(understandFor(rules, 'how much gold has Ann?')).toBeUndefined()
  })

  it('never has a look at the position', () => {
    const looked = () => {
      throw new Error('somebody looked')
    }
    expect(by('who takes the token', 'Bob', looked).meanings).toMatchObject([{ is: 'statements' }])
    expect(() => by('how much gold has Ann?', 'Bob', looked)).toThrow(ACTION)
    expect(() => by('who takes the token', undefined, looked)).toThrow('somebody looked')
  })

  it('is understood whatever it asks, by whom nothing is kept from', () => {
    for (const seat of [undefined, CHANCE])
      expect(by('how much gold has Ann?', seat).meanings).toMatchObject([{ is: 'quantity' }])
  })
})

describe('a file for such a seat', () => {
  const stands = (written: unknown, seat: string | undefined = 'Bob') => {
    mustStand(book, seat, written)
    return true
  }
  const [position, stack] = [{ game: {}, stack: [] }, []]

  it.each([
    ['a position', { position }],
    ['a stack', { stack }],
    ['a position without choices', { position, when: [] }],
    ['a stack of an example', { given: { stack } }],
    ['a position of another file', { given: { from: 'saved.yaml' } }],
  ])('may hold %s', (_what, written) => {
    expect(stands(written)).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a text', 'position'],
    ['an example that says nothing', {}],
    ['a game that begins', { given: {} }],
    ['a game that begins from the empty one', { given: { from: 'empty' } }],
    ['a procedure that begins', { given: { procedure: 'auction' } }],
    ['a procedure that begins in another file', { given: { from: 'saved.yaml', procedure: 'auction' } }],
    ['a position of which it says more', { given: {}, position }],
    ['a choice', { position, when: [{ type: 'pass' }] }],
    ['choices', { position, when: [{ type: 'pass' }, { type: 'pass' }] }],
    ['choices of which nothing can be read', { position, when: null }],
  ])('may not hold %s', (_what, written) => {
    expect(() => stands(written)).toThrow(FILE)
  })

  it('may hold anything for a judge, and for chance', () => {
    mustStand(book, undefined, { position, when: [{ type: 'pass' }] })
    expect(stands(null, CHANCE)).toBe(true)
  })
})

describe('answers in positions that look the same', () => {
  it('are the same refusal of what is chosen, and the clauses about it', () => {
    const answers = {
      '"may Ann bid card=three"': { meanings: [[]], impossible: [] },
      'whether Ann can bid card=one': expect.stringContaining(FILE),
      'whether Ann can bid card=three': expect.stringContaining(FILE),
    }
    expect(askedBySeat(rules, 'Bob', [forGold])).toEqual([answers])
  })

  it('are given in each of them, about two options of each and a sentence of the last', () => {
    const asked = askedBySeat(openRules, 'Bob', [forGold, drawing]).map((answer) => Object.keys(answer))
    const tried = ['Ann can bid card=one', 'Ann can bid card=three', 'chance can draw kind=gold']
    const names = [...tried, 'chance can draw kind=lead'].map((one) => `whether ${one}`)
    expect(asked).toEqual([
      ['"may chance draw kind=lead"', ...names],
      ['"may chance draw kind=lead"', ...names],
    ])
  })

  it('tell a judge what a choice comes to, and the clauses that refuse it', () => {
    const [gold, lead] = askedBySeat(openRules, 'Bob', [forGold, forLead])
    expect(gold?.['whether Ann can bid card=three']).toEqual({ is: 'legal', refused: [] })
    expect(lead?.['whether Ann can bid card=three']).toEqual({ is: 'refused', refused: [auction.proud.id] })
  })

  it('tell a judge what a sentence comes to', () => {
    const [answer] = askedBySeat(openRules, 'Bob', [drawing])
    expect(answer?.['"may chance draw kind=lead"']).toEqual({
      meanings: [{ parts: ['chance: draw lead'], comesTo: 'legal' }],
      impossible: [],
    })
  })

  it('are given of a game that is over', () => {
    expect(askedBySeat(openRules, 'Bob', [over])).toEqual([{}])
    const [, last] = askedBySeat(openRules, 'Bob', [forGold, over])
    expect(last?.['whether Ann can bid card=one']).toMatchObject({ is: 'refused' })
  })

  it('end where the rules are broken', () => {
    let decided = 0
    const broken: Rules<Game> = {
      ...openRules,
      decide: (position) => {
        decided += 1
        if (decided > 1) throw new TypeError('broken rules')
        return openRules.decide(position)
      },
    }
    expect(() => askedBySeat(broken, 'Bob', [forGold])).toThrow('broken rules')
  })

  it('tell of a procedure that may not begin, and nothing of what it comes to', () => {
    const marching = rulesOf(bookNamed({ procedures: ['go to hill'] }))
    const { position } = marching.begin(marching.book.empty, 'go to hill', { picker: 'Ann' })
    const raining = { game: { ...position.game, number: 9 }, stack: [] }
    const [, answer] = askedBySeat(marching, 'Bob', [position, raining])
    expect(answer?.['"may Ann go to=hill"']).toMatchObject({ meanings: [{ comesTo: null }] })
  })
})
