import { describe, expect, it } from 'vitest'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Decision } from '../../src/core/kernel/plays/decision.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import { ONLOOKER, ownAlone, sightOf, viewersOf } from '../../src/core/kernel/seats/secrets.js'
import { sketchOf } from '../../src/core/wording/picture-text.js'
import { begun, book, type Game } from './auction.js'
import { book as orchard } from './orchard.js'

const rules = rulesOf(book)
/** The position after some choices, with what is due. */
function after(game: Game, ...choices: readonly Option[]) {
  let position = rules.begin(game, 'auction', null).position
  for (const choice of choices) position = rules.choose(position, choice).position
  return { position, due: rules.decide(position) as Decision }
}
const draw = (kind: string) => ({ type: 'draw', kind }) as Option
const bid = (card: string) => ({ type: 'bid', card }) as Option
const ann = sightOf(book, 'Ann')
const bob = sightOf(book, 'Bob')

describe('what a seat sees', () => {
  it('is its own hand, and of the others how many cards they hold and whether they have bid', () => {
    const { position } = after(begun, draw('gold'), bid('three'))
    expect(ann.game(position.game)).toMatchObject({
      deck: 2,
      hands: { Ann: ['one'], Bob: 2 },
      bids: { Ann: 'three', Bob: 'none' },
    })
    expect(bob.game(position.game)).toMatchObject({ hands: { Ann: 1, Bob: ['two', 'three'] }, bids: { Ann: 'unseen' } })
    expect(sightOf(book, ONLOOKER).game(position.game)).toMatchObject({ hands: { Ann: 1, Bob: 2 } })
    expect(ownAlone({ Ann: 1, Bob: 2 }, 'Bob', () => 'unseen')).toEqual({ Ann: 'unseen', Bob: 2 })
  })

  it('is everything for who judges, for chance, and in a book without secrets', () => {
    for (const all of [sightOf(book), sightOf(book, 'chance')]) expect(all.game(begun)).toBe(begun)
    const open = sightOf(orchard, 'Ann')
    expect([open.game(orchard.empty), open.seat]).toEqual([orchard.empty, undefined])
  })

  it('is what its tables show, where a book has no tables of its own', () => {
    const rows = sketchOf(book, begun, bob).find(({ title }) => title === 'Auction')?.rows
    expect(rows).toContainEqual(['deck', 2])
    expect(rows).toContainEqual(['hands', 'Ann 2, Bob two, three'])
  })

  it('differs for every seat but chance, and for who looks on', () => {
    expect(viewersOf({ seats: ['Ann', 'chance', 'Bob'] })).toEqual(['Ann', 'Bob', 'onlooker'])
  })
})

describe('a decision', () => {
  it('is told whole to who makes it, and to others only as far as who decides what', () => {
    const { due } = after(begun, draw('lead'))
    expect(due).toMatchObject({ seat: 'Ann', seenBy: ['Ann'] })
    expect(ann.due(due)).toMatchObject({ choices: [{ option: bid('one') }, { option: { type: 'pass' } }] })
    expect((ann.due(due) as Decision).refused().map(({ option }) => option)).toEqual([bid('two'), bid('three')])
    const seen = bob.due(due) as Decision
    expect(seen).toMatchObject({ seat: 'Ann', asks: 'a card to bid', choices: [] })
    expect([seen.refused(), seen.asides.choices(), seen.asides.refused()]).toEqual([[], [], []])
  })

  it('of chance is about something that only who sees it may know', () => {
    const position = rules.start()
    const due = rules.decide(position) as Decision
    expect(due).toMatchObject({ seat: 'chance', about: 'to Ann', seenBy: ['Ann'] })
    expect(ann.due(due)).toMatchObject({ about: 'to Ann', choices: [] })
    expect(bob.due(due)).not.toHaveProperty('about')
    expect([ann.sees(due), bob.sees(due), sightOf(book).sees(due)]).toEqual([true, false, true])
  })

  it('stands in the trace with who sees it', () => {
    const { position } = after(begun, draw('gold'))
    expect(rules.choose(position, bid('one')).trace[0]).toEqual({
      kind: 'chosen',
      seat: 'Ann',
      option: bid('one'),
      seenBy: ['Ann'],
    })
  })

  it('that is sealed is asked even where it can only be declined: to be passed over would tell', () => {
    const threes: Game = {
      ...begun,
      deck: { one: 0, two: 2, three: 0 },
      hands: { Ann: ['three', 'three'], Bob: ['one', 'one'] },
    }
    const { due } = after(threes, draw('lead'))
    expect(due).toMatchObject({ seat: 'Ann', choices: [{ option: { type: 'pass' }, declines: true }] })
  })
})

describe('what a choice did', () => {
  const chosen = { kind: 'chosen', seat: 'Ann', option: bid('one'), seenBy: ['Ann'] } as const
  const advised = { kind: 'advised', seat: 'Ann' } as unknown as Traced
  const done = { kind: 'step', seat: 'Ann' } as unknown as Traced

  it('is told to nobody who may not see what was chosen', () => {
    expect(ann.trace([chosen, done])).toEqual([chosen, done])
    expect(bob.trace([chosen, done])).toEqual([])
    expect(bob.trace([done])).toEqual([done])
    for (const all of [sightOf(book), sightOf(book, 'chance'), sightOf(orchard, 'Bob')])
      expect(all.trace([chosen, advised, done])).toEqual([chosen, advised, done])
  })

  it('leaves why the book chose so to its seat', () => {
    const open = { kind: 'chosen', seat: 'Ann', option: bid('one') } as const
    expect(ann.trace([open, advised, done])).toEqual([open, advised, done])
    expect(bob.trace([open, advised, done])).toEqual([open, done])
  })

  it('may be known by who is named, by who judges and by chance', () => {
    const ofBoth = { seenBy: ['Ann', 'Bob'] }
    expect([ann.sees(ofBoth), bob.sees(ofBoth), bob.sees({})]).toEqual([true, true, true])
    expect([bob, sightOf(book, 'chance')].map((sight) => sight.sees({ seenBy: ['Ann'] }))).toEqual([false, true])
  })
})

describe('a decision that the book advises', () => {
  const of = (seat: string) => ({ seat, option: bid('one') })
  const due = {
    over: false,
    seat: 'chance',
    asks: 'a card',
    about: 'a secret',
    advised: { seat: 'Ann', options: [] },
    choices: [of('Ann'), of('chance'), of('Bob')],
    refused: () => [of('Ann'), of('Bob')],
    asides: { choices: () => [of('Ann'), of('Bob')], refused: () => [of('Bob'), of('Ann')] },
  } as unknown as Decision

  it('is known whole to the seat that it is advised to', () => {
    const seen = ann.due(due) as Decision
    expect(seen).toMatchObject({ seat: 'chance', about: 'a secret', advised: { seat: 'Ann' } })
    expect(seen.choices).toHaveLength(3)
  })

  it('is known to others as one of that seat, with nothing of the advice and only with what is their own', () => {
    const seen = bob.due({ ...due, seenBy: ['Ann'] }) as Decision
    expect(seen).toMatchObject({ seat: 'Ann', choices: [of('Bob')] })
    expect(seen).not.toHaveProperty('advised')
    expect(seen).not.toHaveProperty('about')
    expect([seen.refused(), seen.asides.choices(), seen.asides.refused()]).toEqual([
      [of('Bob')],
      [of('Bob')],
      [of('Bob')],
    ])
  })

  it('tells what it is about to who decides it, also where others alone see it', () => {
    const { advised: _, ...plain } = { ...due, seat: 'Bob', seenBy: ['Ann'] }
    expect(bob.due(plain as Decision)).toMatchObject({ seat: 'Bob', about: 'a secret' })
    expect(bob.due(plain as Decision)).not.toHaveProperty('advised')
  })

  it('is over for everybody', () => {
    const over = { over: true, outcome: 'won' } as const
    expect([ann.due(over), bob.due(over)]).toEqual([over, over])
  })
})
