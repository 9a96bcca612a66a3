import { describe, expect, it } from 'vitest'
import { bagOf, conserved, countIn, drawing, kindsIn, putIn, takenFrom } from '../../src/core/kernel/book/bag.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { asks } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { auction, begun, book, type Game, nothingLost } from './auction.js'

const bag = { gold: 2, lead: 1, tin: 0 }

describe('a bag', () => {
  it('tells what is in it, and what it would be with more or less', () => {
    expect([kindsIn(bag), countIn(bag)]).toEqual([['gold', 'lead'], 3])
    expect(putIn(bag, 'tin', 2)).toEqual({ gold: 2, lead: 1, tin: 2 })
    expect(takenFrom(bag, 'gold')).toEqual({ gold: 1, lead: 1, tin: 0 })
    expect(bag).toEqual({ gold: 2, lead: 1, tin: 0 })
    expect(bagOf(['one', 'two', 'one'])).toEqual({ one: 2, two: 1 })
  })

  it('gives nothing that is not in it', () => {
    expect(() => takenFrom(bag, 'gold', 3)).toThrow(new Defect('3 "gold" are taken from a bag with 2'))
    expect(() => takenFrom(bag, 'tin')).toThrow(Defect)
  })

  it('is drawn from by chance, each kind as often as there are of it', () => {
    const offer = asks<{ readonly bag: typeof bag }>().chance({
      name: 'a token',
      cites: [auction.token],
      ...drawing((context: { readonly bag: typeof bag }) => context.bag),
    })
    expect(offer.list({ bag })).toEqual({
      options: [
        { type: 'draw', kind: 'gold' },
        { type: 'draw', kind: 'lead' },
      ],
      weights: [2, 1],
    })
    expect(offer.open({ bag: { gold: 0, lead: 0, tin: 0 } })).toBe(false)
  })

  it('is drawn from without putting back, in a game', () => {
    const rules = rulesOf(book)
    const start = rules.begin(begun, 'auction', null).position
    expect(rules.decide(start)).toMatchObject({ choices: [{ weight: 2 }, { weight: 1 }] })
    expect(rules.choose(start, { type: 'draw', kind: 'lead' } as never).position.game.bag).toEqual({ gold: 2, lead: 0 })
  })

  it('is conserved: what is lost or made breaks the law', () => {
    expect(nothingLost.broken(begun)).toEqual([])
    expect(nothingLost.broken({ ...begun, deck: { one: 0, two: 2, three: 0 } })).toEqual([
      '1 "one"; there are 2',
      '3 "two"; there are 2',
    ])
    expect(nothingLost.breaks(begun).map((game) => nothingLost.broken(game).length)).toEqual([1])
    const law = conserved<Game, 'gold'>(
      'gold',
      [],
      { gold: 2 },
      ({ bag: { gold } }) => [{ gold }],
      () => [],
    )
    expect(law.broken({ ...begun, bag: { gold: 1, lead: 1 } })).toEqual(['1 "gold"; there are 2'])
  })
})
