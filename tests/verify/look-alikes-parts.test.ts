/** Choices that look alike, by rules that say what each card leads to. */
import { describe, expect, it } from 'vitest'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { besides, madeIn, playedOn } from '../../src/core/verify/secrets/indistinguishable-pairs.js'
import { begun, book, type Game } from '../kernel/auction.js'
import { due } from '../kernel/tiny.js'

const rules = rulesOf(book)
const bidding = rules.choose(rules.start(begun), { type: 'draw', kind: 'gold' }).position
const { choices, ...rest } = due(rules.decide(bidding))
const [first] = choices
if (first === undefined) throw new Error('nothing can be bid')

const card = (name: string) => ({ type: 'bid', card: name })
const lays = (name: string): Partial<Position<Game>> => ({
  game: { ...bidding.game, bids: { Ann: name as 'one', Bob: 'none' } },
})
/** A position in which Bob sees another prize. */
const wins = (prize: Game['prize']): Partial<Position<Game>> => ({ game: { ...bidding.game, prize } })

/** Rules by which Ann, and nobody else, sees which card she lays, and each card leads to what is said; others contradict them. */
function scripted(to: Readonly<Record<string, Partial<Position<Game>> | undefined>>, of: object = {}) {
  const names = ['a', ...Object.keys(to).filter((name) => name !== 'a')]
  const decision = {
    ...rest,
    choices: names.map((name) => ({ ...first, seenBy: ['Ann'], ...of, option: card(name) })),
    asides: { choices: () => [], refused: () => [] },
  }
  const acting = {
    ...rules,
    decide: () => decision,
    choose: (from: Position<Game>, { card: name }: { readonly card: string }) => {
      const found = to[name]
      if (found === undefined) throw new Error('the rules contradict themselves')
      return { position: { ...from, ...found }, trace: [] }
    },
  } as unknown as typeof rules
  const make = () => {
    const made = madeIn(acting, bidding, decision as never, card('a') as never)
    if (made === undefined) throw new Error('nothing is made')
    return made
  }
  return { acting, make, decision }
}

describe('what else could have been chosen', () => {
  const told = (to: Parameters<typeof scripted>[0]) => {
    const { acting, make } = scripted(to)
    return besides(acting, make()).map(({ seat, option }) => `${seat}: ${Object.values(option).join(' ')}`)
  }

  it('is one choice alone where that leads elsewhere, and none that fails', () => {
    expect(told({ a: lays('one'), b: lays('two') })).toEqual(['Bob: bid b', 'onlooker: bid b'])
    expect(told({ a: lays('one'), b: undefined, c: lays('two') })).toEqual(['Bob: bid c', 'onlooker: bid c'])
  })

  it('is nothing that leads to the very same position, and something that leads to other charts', () => {
    expect(told({ a: lays('one'), b: lays('one') })).toEqual([])
    expect(told({ a: lays('one'), b: { ...lays('one'), stack: [] } })).toEqual([
      'Ann: bid b',
      'Bob: bid b',
      'onlooker: bid b',
    ])
    expect(told({ a: lays('one'), b: lays('one'), c: lays('two') })).toEqual(['Bob: bid c', 'onlooker: bid c'])
  })

  it('is no choice of somebody else', () => {
    const { acting, make, decision } = scripted({ a: lays('one'), b: lays('two') })
    const [own, other] = decision.choices
    const made = make()
    const both = { ...made, due: { ...made.due, choices: [own, { ...other, seat: 'Bob' }] } as typeof made.due }
    expect(besides(acting, both)).toEqual([])
  })
})

describe('a look-alike that is played on', () => {
  const on = (to: Parameters<typeof scripted>[0], there: Parameters<typeof scripted>[0], of?: object) => {
    const { acting } = scripted(there, of)
    return playedOn(acting, { seat: 'Bob', position: bidding }, scripted(to, of).make())?.option
  }

  it('takes the same choice, or another one that looks the same, and none that fails', () => {
    expect(on({ a: lays('one') }, { a: lays('two') })).toEqual(card('a'))
    expect(on({ a: lays('one') }, { a: wins('lead'), b: lays('two') })).toEqual(card('b'))
    expect(on({ a: lays('one') }, { a: undefined, b: lays('two') })).toEqual(card('b'))
    expect(on({ a: lays('one') }, { a: wins('lead'), b: wins('none') })).toBeUndefined()
  })

  it('takes the same choice alone where it was seen', () => {
    const open = { seenBy: undefined }
    expect(on({ a: lays('one') }, { a: lays('two'), b: lays('two') }, open)).toEqual(card('a'))
    expect(on({ a: lays('one') }, { a: wins('lead'), b: lays('two') }, open)).toBeUndefined()
  })
})
