import { describe, expect, it } from 'vitest'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { calls } from '../../src/core/kernel/charts/procedure.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { canonicalPosition } from '../../src/core/kernel/plays/position.js'
import { NotOffered, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { explain } from '../../src/core/records/match-plays.js'
import { parsePosition } from '../../src/core/records/read-position.js'
import { replay } from '../../src/core/records/recorded-play.js'
import { book, dayChart, dayWriting, type Game, gifts, given, market, shop, visit } from './market.js'
import { due, idsOf, offered } from './tiny.js'

const rules = rulesOf(book)
const from = (changes: Partial<Game> = {}) => rules.start({ ...book.empty, ...changes })
const give = (giver: 'Ann' | 'Bob') => option('give', { from: giver })
const buy = (fruit: 'apple' | 'pear') => option('buy', { fruit })
const broke = { coins: { Ann: 0, Bob: 1 } }
const asidesOf = (position = from()) => due(rules.decide(position)).asides
const typesAndSeats = (choices: readonly { readonly option: Option; readonly seat: string }[]) =>
  choices.map(({ option: { type }, seat }) => `${seat}: ${type}`)

describe('rights that may be used at any time', () => {
  it('are not among the options of the decision, nor among what it refuses', () => {
    const decision = due(rules.decide(from(broke)))
    expect(offered(decision)).toEqual([buy('apple'), buy('pear'), option('stop')])
    expect(decision.refused()).toEqual([])
  })

  it('are listed beside it, the nearest frame first, each with its own seat and without its decline', () => {
    expect(typesAndSeats(asidesOf().choices())).toEqual(['Ann: praise', 'Ann: give', 'Bob: give'])
  })

  it('are refused with the clauses that refuse them', () => {
    expect(asidesOf(from(broke)).refused()).toEqual([
      {
        option: give('Ann'),
        seat: 'Ann',
        refusals: [{ table: 'may not give', row: 0, clauses: [market.empty], because: { coin: false } }],
      },
    ])
  })

  it('are not there where the procedure that gives them does not run', () => {
    const { position } = rules.begin(book.empty, shop.name, null)
    expect(asidesOf(position).choices()).toEqual([])
  })
})

describe('using such a right', () => {
  it('changes what its own transition changes, and nothing else', () => {
    const before = from()
    const { position } = rules.choose(before, give('Ann'))
    expect(position.game).toEqual({ ...before.game, coins: { Ann: 1, Bob: 2 } })
    expect(position.stack).toEqual([{ chart: 'day', state: 'visit', data: { gifts: 1 } }, ...before.stack.slice(1)])
    expect(parsePosition(book, JSON.parse(canonicalPosition(position)))).toMatchObject({ ok: true })
  })

  it('leaves the decision due, with its options listed again', () => {
    const bought = rules.choose(from({ coins: { Ann: 1, Bob: 2 } }), buy('pear')).position
    const poor = rules.choose(bought, give('Ann')).position
    expect(offered(rules.decide(poor))).toEqual([buy('apple'), option('stop')])
  })

  it('ends the decision where nothing is left to choose', () => {
    const { position, trace } = rules.choose(from(), give('Bob'))
    expect(rules.decide(position)).toEqual({ over: true, outcome: null })
    expect(trace.map(({ kind }) => kind).slice(0, 4)).toEqual(['chosen', 'aside', 'taken', 'skipped'])
  })

  it('may be repeated as long as it is allowed', () => {
    const twice = rules.choose(rules.choose(from(), option('praise')).position, option('praise')).position
    expect(typesAndSeats(asidesOf(twice).choices())).toEqual(['Ann: give', 'Bob: give'])
  })

  it('tells who used it, where, and by which clauses', () => {
    const [chosen, aside, taken] = rules.choose(from(), give('Ann')).trace
    expect(chosen).toEqual({ kind: 'chosen', seat: 'Ann', option: give('Ann') })
    expect(aside).toEqual({
      kind: 'aside',
      chart: 'day',
      state: 'visit',
      asks: 'a coin of Ann',
      clauses: [market.give],
    })
    expect(taken).toMatchObject({ kind: 'taken', chart: 'day', way: 'visit --give--> visit' })
  })

  it('is refused with its reasons where it is not allowed', () => {
    expect(() => rules.choose(from(broke), give('Ann'))).toThrow(NotOffered)
    expect(replay(rules, from({ coins: { Ann: 0, Bob: 2 } }), [buy('pear'), give('Ann')])).toMatchObject({
      ok: false,
      at: 1,
      refused: { refused: [{ option: give('Ann'), seat: 'Ann', refusals: [{ clauses: [market.empty] }] }] },
    })
  })

  it('can be replayed like every choice', () => {
    const choices = [give('Ann'), buy('apple'), option('praise'), give('Ann'), option('stop')]
    expect(replay(rules, from(), choices)).toMatchObject({
      ok: true,
      position: { game: { coins: { Ann: 0, Bob: 2 } } },
    })
  })
})

describe('a search for named choices', () => {
  it('uses such a right where somebody named it', () => {
    const explained = explain(rules, from({ coins: { Ann: 1, Bob: 1 } }), [[give('Ann')], [buy('apple'), buy('pear')]])
    expect(explained).toMatchObject({ verdict: 'legal', found: { position: { game: { coins: { Ann: 0, Bob: 0 } } } } })
  })

  it('never uses it where nobody did', () => {
    const explained = explain(rules, from({ coins: { Ann: 1, Bob: 1 } }), [[buy('apple'), buy('pear')]])
    expect(explained.verdict).toBe('refused')
  })

  it('tells why a right that was named is refused', () => {
    const explained = explain(rules, from(broke), [[give('Ann')]])
    if (explained.verdict !== 'refused') throw new Error('a gift without a coin was allowed')
    expect(
      explained.stuck.refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => idsOf(clauses))),
    ).toEqual(['market.empty'])
  })
})

describe('a chart', () => {
  const dayWith = (state: object) =>
    dayWriting.chart({
      context: ({ input: { game } }) => ({ game, data: { gifts: 0 } }),
      initial: 'visit',
      states: {
        visit: { meta: { calls: calls(visit, () => null), aside: gifts }, ...state },
        evening: { type: 'final' },
      },
    })
  const played = (state: object) => {
    const charts = book.charts.map((chart) => (chart === dayChart ? dayWith(state) : chart))
    const changed = rulesOf({ ...book, charts })
    return () => changed.choose(changed.start(), give('Ann'))
  }

  it('may not leave the state that gives such a right', () => {
    expect(played({ on: { give: dayWriting.go('evening', [], given), returned: 'evening' } })).toThrow(
      'day: "give" may be chosen at any time, but it leaves the state "visit"',
    )
  })

  it('must handle such a right', () => {
    expect(played({ on: { returned: 'evening' } })).toThrow('does not handle the event "give"')
  })

  it('gives such a right only while it calls', () => {
    const writing = () =>
      dayWriting.chart({
        context: ({ input: { game } }) => ({ game, data: { gifts: 0 } }),
        initial: 'idle',
        states: { idle: { meta: { aside: gifts }, always: 'evening' }, evening: { type: 'final' } },
      })
    expect(writing).toThrow(Defect)
    expect(writing).toThrow('has rights for the time of a call, and does not call')
  })
})
