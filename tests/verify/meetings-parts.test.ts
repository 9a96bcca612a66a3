/** The parts of the search for rules that meet: what is asked at a decision, fields that differ, and the gate. */
import { describe, expect, it } from 'vitest'
import type { Meeting } from '../../src/core/kernel/book/meeting-rules.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type AskedThere, askedAt, askedOtherwise } from '../../src/core/verify/meetings/asked-views.js'
import { differing, liesWithin, turnedBack } from '../../src/core/verify/meetings/differing-fields.js'
import { meetingsGate } from '../../src/core/verify/meetings/meetings-check.js'
import { type Met, metIn } from '../../src/core/verify/meetings/meetings-in-plays.js'
import { book as market } from '../kernel/market.js'
import { book, eaten, eating, type Game, mayNotClimb, turns } from '../kernel/orchard.js'
import { withBot } from './orchard-bot.js'

const rules = rulesOf(book)
const game: Game = { ...book.empty, baskets: { Ann: 1, Bob: 0 }, trees: { short: 1, middle: 0, tall: 2 } }
const { position } = rules.begin(game, 'turn', { picker: 'Ann' })
const climbOf = (tree: string): Option => option('climb', { tree })
const climbing = (tree: string, climbed: boolean, number: number, fruit: boolean) =>
  JSON.stringify({ tree, climbed, number, fruit, ladder: true })

/** The options on a turn of Ann, tree by tree in alphabetical order. */
const offered = new Map([
  [
    mayNotClimb.name,
    [climbing('middle', false, 0, false), climbing('short', false, 0, true), climbing('tall', false, 0, true)].join(),
  ],
  [eating.name, '{"fruit":true,"eaten":false}'],
])

describe('what is asked at a decision', () => {
  it('are the views of its offers, in order, and those of the step that is taken', () => {
    expect(askedAt(rules, position, climbOf('short'))).toEqual({
      offered,
      stepped: [
        [mayNotClimb.name, climbing('short', true, 1, false)],
        [mayNotClimb.name, climbing('middle', false, 1, false)],
        [mayNotClimb.name, climbing('tall', false, 1, true)],
      ],
    })
    expect(askedAt(rules, position, { type: 'eat' })).toEqual({
      offered,
      stepped: [
        [eaten.name, '{"reading":"no"}'],
        [eating.name, '{"fruit":false,"eaten":true}'],
      ],
    })
  })

  it('is no step where the choice is not offered, and nothing where the game is over', () => {
    expect(askedAt(rules, position, climbOf('middle'))).toEqual({ offered, stepped: [] })
    expect(askedAt(rules, { game, stack: [], outcome: 'Ann' }, { type: 'eat' })).toEqual({
      offered: new Map(),
      stepped: [],
    })
  })

  it('is heard of refusals, too, and again of the same game', () => {
    const refused = rulesOf({ ...book, charts: book.charts })
    const asking = { ...refused, decide: (at: typeof position) => ({ ...refused.decide(at), refused: refusing }) }
    const refusing = () => {
      mayNotClimb.refuses({ tree: 'tall', climbed: true, number: 2, fruit: false, ladder: false })
      return []
    }
    const heard = askedAt(asking as typeof refused, position, { type: 'stop' })
    expect(heard?.offered.get(mayNotClimb.name)).toContain('"tree":"tall","climbed":true')
    expect(askedAt(rules, position, { type: 'stop' })).toEqual(askedAt(rules, position, { type: 'stop' }))
  })

  it('is unknown where the rules cannot go on', () => {
    const failing = {
      ...rules,
      choose: () => {
        throw new Error('the ladder is gone')
      },
    }
    expect(askedAt(failing, position, { type: 'eat' })).toBeUndefined()
  })
})

describe('the tables that are asked otherwise', () => {
  const asked = (views: Readonly<Record<string, string>>, ...stepped: AskedThere['stepped'][number][]): AskedThere => ({
    offered: new Map(Object.entries(views)),
    stepped,
  })

  it('are all of an offer, whether asked otherwise, or in one place alone', () => {
    expect(askedOtherwise(asked({ a: '1', b: '1', c: '1' }), asked({ a: '1', b: '2', d: '1' }))).toEqual([
      'b',
      'c',
      'd',
    ])
    expect(askedOtherwise(asked({ a: '1' }), asked({ a: '1' }))).toEqual([])
  })

  it('are of a step only the first, where it is the same table', () => {
    const one = asked({ a: '1' }, ['s', '1'], ['t', '1'], ['u', '1'])
    expect(askedOtherwise(one, asked({ a: '2' }, ['s', '1'], ['t', '2'], ['u', '2']))).toEqual(['a', 't'])
    expect(askedOtherwise(one, asked({ a: '1' }, ['s', '2'], ['t', '1'], ['u', '1']))).toEqual(['s'])
    expect(askedOtherwise(one, asked({ a: '1' }, ['s', '1'], ['v', '1'], ['u', '2']))).toEqual([])
    expect(askedOtherwise(one, asked({ a: '1' }, ['s', '1']))).toEqual([])
    expect(askedOtherwise(asked({ a: '1' }), one)).toEqual([])
    expect(askedOtherwise(one, one)).toEqual([])
  })
})

describe('fields that differ', () => {
  const paths = (before: object, after: object, names: readonly string[] = []) =>
    [...differing(before, after, new Set(names))].map(([path, name]) => `${path.split('\u0000').join('/')}: ${name}`)

  it('are found by their paths, wherever one is new, gone or otherwise', () => {
    const before = { a: { x: 1, gone: 1 }, list: [1], same: { y: [2] }, part: { z: 1 } }
    const after = { a: { x: 2, fresh: 1 }, list: [1, 2], same: { y: [2] }, part: null }
    expect(paths(before, after)).toEqual(['a/x: a.x', 'a/gone: a.gone', 'a/fresh: a.fresh', 'list: list', 'part: part'])
    expect(paths({ part: null }, { part: { z: 1 } })).toEqual(['part: part'])
    expect(paths(before, structuredClone(before))).toEqual([])
  })

  it('have a star for whatever is a name', () => {
    const of = (one: number) => ({ seats: { ann: one, Bob: one, a1: one, '1a': one, 'two words': one } })
    expect(paths(of(1), of(2), ['ann'])).toEqual([
      'seats/ann: seats.*',
      'seats/Bob: seats.*',
      'seats/a1: seats.a1',
      'seats/1a: seats.*',
      'seats/two words: seats.*',
    ])
  })

  it('are turned back, with what was not there before left out', () => {
    const was = { a: { x: 1, y: 1 }, b: 1 }
    const now = { a: { x: 2, y: 2, z: 2 }, b: 2, c: 3 }
    const back = (...all: readonly string[]) =>
      turnedBack(
        now,
        was,
        all.map((path) => path.replaceAll('/', '\u0000')),
      )
    expect(back('a/x', 'b')).toEqual({ a: { x: 1, y: 2, z: 2 }, b: 1, c: 3 })
    expect(back('a/z')).toStrictEqual({ a: { x: 2, y: 2 }, b: 2, c: 3 })
    expect(back('c')).toStrictEqual({ a: now.a, b: 2 })
    expect(back('b/deep')).toBeUndefined()
    expect(back()).toBeUndefined()
    expect(turnedBack({ a: { x: 1 } }, { a: 1 }, ['a\u0000x'])).toBeUndefined()
    expect(turnedBack({ a: 1 }, { a: { x: 1 } }, ['a\u0000x'])).toBeUndefined()
  })

  it('lie within themselves and whatever is further out', () => {
    expect([liesWithin('a', 'a'), liesWithin('a.b', 'a'), liesWithin('a', 'a.b'), liesWithin('ab', 'a')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the gate of the rules that meet', () => {
  const byTable = (writer: string, field = 'trees.*'): Met => ({ field, writer, other: { table: 'may not climb' } })
  const byChart = (writer: string): Met => ({ field: 'trees.*', writer, other: { chart: 'eat' } })
  const answer: Meeting = { fields: ['list', 'trees'], written: ['climb', 'eat'], clauses: [turns.bare, turns.bare] }
  const gate = (meetings: readonly Meeting[] | undefined, ...met: readonly Met[]) =>
    meetingsGate({ charts: book.charts, tables: book.tables, ...(meetings && { meetings }) }, met)

  it('tells what has no answer, once for all who write', () => {
    expect(gate(undefined, byTable('climb'), byTable('eat'), byChart('climb'), byTable('eat', 'list'))).toEqual({
      name: 'meetings',
      passed: false,
      checked: 4,
      findings: [
        'trees.* is written by "climb", "eat" and asked by the table "may not climb"',
        'trees.* is written by "climb" and by "eat"',
        'list is written by "eat" and asked by the table "may not climb"',
      ].map((what) => ({
        what: `in one turn ${what}; no answer says which of them is first`,
        where: 'meetings',
        clauses: [],
      })),
      notes: [],
    })
  })

  it('takes an answer that names the field, who writes it, and what meets it', () => {
    const asked = ['may not climb']
    expect(gate([answer], byChart('climb'))).toMatchObject({ findings: [], notes: [] })
    expect(gate([answer], byTable('climb')).findings).toHaveLength(1)
    expect(gate([{ ...answer, asked }], byTable('climb')).findings).toEqual([])
    expect(gate([{ ...answer, asked, written: ['eat'] }], byTable('climb')).findings).toHaveLength(1)
    expect(gate([{ ...answer, written: ['climb'] }], byChart('climb')).findings).toHaveLength(1)
    expect(gate([{ ...answer, fields: ['list'] }], byChart('climb')).findings).toHaveLength(1)
  })

  it('finds answers that speak of nothing or say nothing, and notes those that are not needed', () => {
    const where = 'meetings: list, trees, written by dig'
    const { findings, notes } = gate([{ ...answer, written: ['dig'], asked: ['may not dig', 'points'] }])
    expect(findings).toEqual([
      { what: 'no chart is called "dig"', where, clauses: ['turns.bare'] },
      { what: 'no table is called "may not dig"', where, clauses: ['turns.bare'] },
    ])
    expect(notes).toEqual([
      { what: 'no rules that this answer names met in the plays', where, clauses: ['turns.bare'] },
    ])
    const says = (said: Partial<Meeting>) => gate([{ fields: ['list'], written: ['climb'], ...said }]).findings.length
    expect([
      says({}),
      says({ note: 'so' }),
      says({ clauses: [turns.bare] }),
      says({ questions: ['x'] as never }),
      says({ questions: ['x'] as never, clauses: [turns.bare] }),
    ]).toEqual([1, 0, 0, 0, 0])
  })
})

describe('the rules that meet in plays', () => {
  const met = [
    { field: 'baskets.*', writer: 'climb', other: { chart: 'eat' } },
    { field: 'baskets.*', writer: 'eat', other: { table: 'may not eat' } },
  ]

  it('are found in the orchard, and whoever plays', () => {
    expect(metIn(rules, { plays: 4, seed: 1, bound: 100 })).toEqual(met)
    expect(metIn(rulesOf(withBot), { plays: 4, seed: 1, bound: 100 })).toEqual(met)
  })

  it('are none where nothing is written and asked in one turn, or nothing is decided', () => {
    expect(metIn(rulesOf(market), { plays: 4, seed: 1, bound: 100 })).toEqual([])
    expect(metIn(rules, { plays: 4, seed: 1, bound: 0 })).toEqual([])
  })
})
