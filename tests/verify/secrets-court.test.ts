/** The court of secrets: what it holds against each other in the auction, what it finds, and what it keeps of that. */
import { describe, expect, it } from 'vitest'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { AskedBySeat } from '../../src/core/verify/secrets/seat-knowledge.js'
import { courtOfSecrets } from '../../src/core/verify/secrets/secrets-check.js'
import { begun, book, type Game, secrets } from '../kernel/auction.js'
import { alike, bidding, occasion, other, otherHand, type Position, rules, withGame } from './auction-held.js'

describe('two positions that a seat cannot tell apart', () => {
  it('are held against each other, and nothing is found where the seat is told the same', () => {
    const court = courtOfSecrets(rules, undefined)
    const held = court.at(bidding, [alike('Ann', other), alike('onlooker', other)], occasion)
    expect(held).toEqual([alike('Ann', other), alike('onlooker', other)])
    expect(court.held()).toEqual({ checked: 2, chose: ['Ann'], sealed: {}, findings: [] })
  })

  it('are each held once for a seat, and none that is the position itself', () => {
    const court = courtOfSecrets(rules, undefined)
    const all = [alike('Ann', other), alike('Ann', { ...other }), alike('Bob', other), alike('Ann', { ...bidding })]
    expect(court.at(bidding, all, occasion)).toEqual([alike('Ann', other), alike('Bob', other)])
    expect(court.held().checked).toBe(2)
  })

  it('are found with what the seat is told, as far in as one place alone differs', () => {
    const court = courtOfSecrets(rules, undefined)
    const prize = withGame(bidding, { open: { Ann: ['one'], Bob: [] } })
    const richer = withGame(bidding, { won: { ...begun.won, Ann: { gold: 1, lead: 0 } } })
    court.at(bidding, [alike('Ann', richer)], occasion)
    const [finding] = court.held().findings
    expect(finding).toMatchObject({
      where: 'secrets',
      clauses: ['auction.hidden', 'auction.sealed'],
      witness: { choices: [], seat: 'Ann', differs: { what: 'the measures' }, one: bidding, other: richer },
    })
    expect(finding?.what).toMatch(
      /^Ann cannot tell two positions apart, but Ann sees a difference: the measures, at .*: 0 in one, 1 in the other \(a play\)$/,
    )
    const fresh = courtOfSecrets(rules, undefined)
    const frame = bidding.stack[0]
    fresh.at(
      bidding,
      [alike('Ann', { ...bidding, stack: frame ? [{ ...frame, data: { due: 'Bob' } }] : [] })],
      occasion,
    )
    expect(fresh.held().findings[0]?.what).toContain(
      'Ann sees a difference: what runs, with what it knows, at 0.data.due: "Ann" in one, "Bob" in the other (a play)',
    )
    expect(prize.game.open.Ann).toEqual(['one'])
  })

  it('are told as wholes where several places differ, cut where that is long', () => {
    const what = (mine: unknown, its: unknown) => {
      const asked: AskedBySeat = () => [{ answer: mine as never }, { answer: its as never }]
      const court = courtOfSecrets(rules, asked)
      court.at(bidding, [alike('Ann', other)], occasion)
      return court.held().findings[0]?.what.replace(/.*difference: /, '')
    }
    expect(what({ a: 1, b: 2 }, { a: 2, b: 3 })).toBe(
      'answer: {"a":1,"b":2} in one, {"a":2,"b":3} in the other (a play)',
    )
    expect(what([1, [2, 3]], [1, [2, 4]])).toBe('answer, at 1.1: 3 in one, 4 in the other (a play)')
    expect(what({ a: 1 }, { a: 2 })).toBe('answer, at a: 1 in one, 2 in the other (a play)')
    expect([what([1], 'x'), what('x', [1])]).toEqual([
      'answer: [1] in one, "x" in the other (a play)',
      'answer: "x" in one, [1] in the other (a play)',
    ])
    expect([what({ 0: 1 }, [2]), what([2], { 0: 1 })]).toEqual([
      'answer: {"0":1} in one, [2] in the other (a play)',
      'answer: [2] in one, {"0":1} in the other (a play)',
    ])
    expect(what([1], [1, 2])).toBe('answer: [1] in one, [1,2] in the other (a play)')
    expect(what({ a: 1 }, [1])).toBe('answer: {"a":1} in one, [1] in the other (a play)')
    expect(what({ a: { c: 1 } }, { a: { c: 1, b: 'x' } })).toBe(
      'answer, at a.b: nothing in one, "x" in the other (a play)',
    )
    expect(what({ a: { b: 0 } }, { a: {} })).toBe('answer, at a.b: 0 in one, nothing in the other (a play)')
    const long = (length: number) => what('x'.repeat(length - 2), 'y')?.split(' in one')[0]
    expect(long(160)).toBe(`answer: "${'x'.repeat(158)}"`)
    expect(long(161)).toBe(`answer: "${'x'.repeat(158)}…`)
    expect(what('same', 'same')).toBeUndefined()
  })

  it('have a seat ask in the first pair alone, where it can ask', () => {
    const asking: string[] = []
    const asked: AskedBySeat = (_, seat, positions) => {
      asking.push(`${seat} ${positions.length}`)
      return []
    }
    const court = courtOfSecrets(rules, asked)
    const third = withGame(bidding, { ...otherHand, hands: { ...begun.hands, Bob: ['one', 'two'] } })
    court.at(
      bidding,
      [alike('Ann', other), alike('Ann', third), alike('Bob', bidding), alike('onlooker', other)],
      occasion,
    )
    expect(asking).toEqual(['Ann 2', 'onlooker 2'])
    expect(court.held().findings).toEqual([])
  })

  it('are shown three times for each kind of difference', () => {
    const court = courtOfSecrets(rules, undefined)
    const richer = (gold: number) => withGame(bidding, { won: { ...begun.won, Ann: { gold, lead: 0 } } })
    for (const gold of [1, 2, 3, 4])
      court.at(bidding, [alike('Ann', richer(gold)), alike('Bob', richer(gold))], occasion)
    expect(court.held()).toMatchObject({ checked: 8, findings: { length: 6 } })
    const alone = courtOfSecrets(rules, undefined)
    for (const gold of [1, 2, 3, 4]) alone.at(bidding, [alike('Ann', richer(gold))], occasion)
    expect(alone.held().findings).toHaveLength(3)
  })

  it('are no choice of a seat where the game is over', () => {
    const court = courtOfSecrets(rules, undefined)
    const over = { game: begun, stack: [], outcome: 'Ann' } as unknown as Position
    court.at(over, [alike('Ann', withGame(over, otherHand))], occasion)
    expect(court.held()).toMatchObject({ checked: 1, chose: [], findings: [] })
  })
})

describe('games that the book names', () => {
  const naming = (...games: readonly Game[]) =>
    rulesOf({ ...book, secrets: { ...secrets, couldBe: (_game: Game, seat: string) => (seat === 'Ann' ? games : []) } })
  const found = (of: Rules<Game>) => {
    const court = courtOfSecrets(of, undefined)
    const held = court.at(bidding, [], occasion)
    return { held: held.length, findings: court.held().findings }
  }

  it('are held, two for each seat, where they are lawful and look the same', () => {
    const again = { ...bidding.game, ...otherHand }
    const third: Game = {
      ...bidding.game,
      hands: { ...begun.hands, Bob: ['one', 'two'] },
      deck: { one: 0, two: 1, three: 1 },
    }
    const fourth: Game = {
      ...bidding.game,
      hands: { ...begun.hands, Bob: ['two', 'two'] },
      deck: { one: 1, two: 0, three: 1 },
    }
    expect(found(naming(again))).toEqual({ held: 1, findings: [] })
    expect(found(naming(again, third, fourth))).toEqual({ held: 2, findings: [] })
    const before = courtOfSecrets(naming(again), undefined)
    expect(before.at(bidding, [alike('Ann', other)], occasion)).toHaveLength(1)
  })

  it('are found where they break a law or the schema', () => {
    const lost: Game = { ...bidding.game, hands: { ...begun.hands, Bob: ['one', 'three'] } }
    expect(found(naming(lost)).findings).toMatchObject([
      {
        what: expect.stringMatching(/^what Ann could take it for is not a lawful game: game: .* \(a play\)$/),
        witness: { choices: [], seat: 'Ann', one: bidding.game, other: lost },
      },
    ])
    expect(found(naming(lost)).held).toBe(0)
    const shapeless = { ...bidding.game, ...otherHand, readings: 3 } as unknown as Game
    expect(found(naming(shapeless)).findings[0]?.what).toMatch(/is not a lawful game: readings: /)
  })

  it('are found where they look otherwise', () => {
    const richer = { ...bidding.game, won: { ...begun.won, Ann: { gold: 2, lead: 0 } } }
    expect(found(naming(richer))).toMatchObject({
      held: 0,
      findings: [{ what: 'what Ann could take it for does not look the same to Ann (a play)' }],
    })
  })
})
