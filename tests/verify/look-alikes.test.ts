/** Positions that a seat cannot tell apart, in the auction. */
import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import {
  besides,
  choiceOf,
  looksSame,
  madeIn,
  namedByBook,
  playedOn,
  unseeing,
} from '../../src/core/verify/secrets/indistinguishable-pairs.js'
import { begun, book, type Game, secrets } from '../kernel/auction.js'
import { book as market } from '../kernel/market.js'
import { due } from '../kernel/tiny.js'

const rules = rulesOf(book)
const gold = { type: 'draw', kind: 'gold' }
const lead = { type: 'draw', kind: 'lead' }
const bid = (card: string) => ({ type: 'bid', card })
const pass = { type: 'pass' }
const token = rules.start(begun)
const bidding = rules.choose(token, gold).position
const dueAt = (position: typeof token) => due(rules.decide(position))
const made = (from: typeof token, option: { readonly type: string }) => {
  const found = madeIn(rules, from, dueAt(from), option)
  if (found === undefined) throw new Error(`${JSON.stringify(option)} cannot be chosen`)
  return found
}
const cards = (game: Game) => `${game.hands.Ann.join('+')} | ${game.hands.Bob.join('+')}`

describe('games that look the same to a seat', () => {
  it('differ in nothing that it sees', () => {
    const other: Game = {
      ...begun,
      hands: { ...begun.hands, Bob: ['one', 'three'] },
      deck: { one: 0, two: 2, three: 0 },
    }
    const look = (seat: string, one: Game, another: Game) => looksSame(rules, seat, one, another)
    expect([look('Ann', begun, other), look('Bob', begun, other)]).toEqual([true, false])
    expect([look('Bob', begun, begun), look('Bob', begun, { ...begun })]).toEqual([true, true])
    expect([look('onlooker', begun, other), look(CHANCE, begun, other)]).toEqual([true, false])
  })

  it('are named by the book for everybody but chance', () => {
    const named = namedByBook(rules, token)
    expect(named.map(({ seat, position }) => `${seat}: ${cards(position.game)}`)).toEqual([
      'Ann: one+three | one+three',
      'Bob: two+three | two+three',
      'onlooker: two+three | two+three',
      'onlooker: one+three | one+three',
    ])
    expect(named[0]?.position.stack).toBe(token.stack)
    const { couldBe: _, ...fewer } = secrets
    expect(namedByBook({ book: { ...book, secrets: fewer } }, token)).toEqual([])
    expect(namedByBook(rulesOf(market), rulesOf(market).start())).toEqual([])
  })
})

describe('a choice that is made', () => {
  it('is found among the options, and among the rights that may be used at any time', () => {
    expect(choiceOf(dueAt(bidding), { card: 'three', type: 'bid' } as never)).toMatchObject({ option: bid('three') })
    expect(choiceOf(dueAt(bidding), bid('two'))).toBeUndefined()
    const shop = rulesOf(market)
    const shopping = due(shop.decide(shop.start()))
    expect(choiceOf(shopping, { type: 'give', from: 'Ann' } as never)?.seat).toBe('Ann')
  })

  it('is told with what came of it, and is none where it is not offered or fails', () => {
    const { from, choice, to, trace } = made(bidding, bid('three'))
    expect(from).toBe(bidding)
    expect(choice.option).toEqual(bid('three'))
    expect(to.game.bids.Ann).toBe('three')
    expect(trace.length).toBeGreaterThan(0)
    expect(madeIn(rules, bidding, dueAt(bidding), bid('two'))).toBeUndefined()
    const failing = {
      ...rules,
      choose: () => {
        throw new Error('the rules contradict themselves')
      },
    }
    expect(madeIn(failing, bidding, dueAt(bidding), bid('three'))).toBeUndefined()
  })

  it('is not seen by everybody', () => {
    const { choice } = made(bidding, bid('three'))
    expect(unseeing(rules, choice)).toEqual(['Bob', 'onlooker'])
    expect(unseeing(rules, made(token, gold).choice)).toEqual([])
  })
})

describe('what else could have been chosen', () => {
  const others = (from: typeof token, option: { readonly type: string }) =>
    besides(rules, made(from, option)).map(
      ({ seat, option: other, sees }) => `${seat}: ${Object.values(other).join(' ')}${sees ? ', told' : ''}`,
    )

  it('is whatever looks the same afterwards to somebody', () => {
    expect(others(bidding, bid('three'))).toEqual(['Bob: bid one', 'onlooker: bid one'])
    expect(others(token, gold)).toEqual([])
  })

  it('is told with the position to which it leads', () => {
    const [first] = besides(rules, made(bidding, bid('three')))
    expect(first?.position).toEqual(rules.choose(bidding, bid('one')).position)
  })

  it('is tried a few times: the first ones and the last, twice only where everybody sees it', () => {
    const tried = (seenBy: readonly string[] | undefined) => {
      const { choices, ...rest } = dueAt(bidding)
      const [one] = choices
      if (one === undefined) throw new Error('nothing can be bid')
      const many = Array.from({ length: 9 }, (_, at) => {
        const { seenBy: _seen, ...open } = one
        return { ...open, ...(seenBy && { seenBy }), option: { type: 'bid', card: `${at}` } }
      })
      const asked: string[] = []
      const watching = {
        ...rules,
        choose: (_: unknown, option: { readonly card: string }) => {
          asked.push(option.card)
          return { position: { ...bidding, game: { ...bidding.game, prize: option.card } }, trace: [] }
        },
      } as unknown as typeof rules
      const decision = { ...rest, choices: [...many, { ...one, asks: 'another', option: { type: 'bid', card: 'x' } }] }
      const found = madeIn(watching, bidding, decision, { type: 'bid', card: '0' } as never)
      if (found) besides(watching, found)
      return asked.slice(1)
    }
    expect(tried(['Ann'])).toEqual(['1', '2', '3', '8'])
    expect(tried(undefined)).toEqual(['1', '8'])
  })
})

describe('a look-alike that is played on', () => {
  const [annSees, bobSees] = namedByBook(rules, bidding).filter(({ seat }) => seat !== 'onlooker')
  if (annSees === undefined || bobSees === undefined) throw new Error('nothing looks alike')

  it('takes the same choice, where that can be made and looks the same', () => {
    const on = playedOn(rules, annSees, made(bidding, bid('three')))
    expect(on).toMatchObject({ seat: 'Ann', option: bid('three') })
    expect(on?.position.game.bids.Ann).toBe('three')
    expect(on && cards(on.position.game)).toBe('one | one+three')
    expect(on?.trace.length).toBeGreaterThan(0)
  })

  it('takes another one that is not seen, where the same cannot be made', () => {
    expect(cards(bobSees.position.game)).toBe('two+three | two+three')
    const on = playedOn(rules, bobSees, made(bidding, bid('one')))
    expect(on).toMatchObject({ seat: 'Bob', option: bid('two') })
  })

  it('is none where the same choice looks otherwise, or the game is over there', () => {
    const other = rules.choose(token, lead).position
    const lookAlike = { seat: 'Ann', position: token }
    expect(playedOn(rules, lookAlike, made(token, gold))?.option).toEqual(gold)
    expect(playedOn(rules, { seat: 'Ann', position: other }, made(token, gold))).toBeUndefined()
    const over = { game: begun, stack: [], outcome: 'Ann' } as unknown as typeof token
    expect(playedOn(rules, { seat: 'Ann', position: over }, made(token, gold))).toBeUndefined()
    const noLead = { ...token, game: { ...begun, bag: { gold: 3, lead: 0 } } }
    expect(playedOn(rules, { seat: 'Ann', position: noLead }, made(token, lead))).toBeUndefined()
    expect(playedOn(rules, { seat: 'Bob', position: bidding }, made(bidding, pass))?.option).toEqual(pass)
  })
})
