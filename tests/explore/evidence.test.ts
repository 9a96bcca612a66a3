/** Evidence: what a collector hears of traces, refusals and laws, as a whole. */
import { describe, expect, it } from 'vitest'
import { collecting, type Evidence, seenIn } from '../../src/core/explore/evidence.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import { computed } from '../../src/core/kernel/tables/rule-table.js'
import type { Hit } from '../../src/core/kernel/watch/hit.js'
import { recordRefusal } from '../../src/core/kernel/watch/watch.js'
import { day, gifts, market, book as marketBook } from '../kernel/market.js'
import { type Game, mayNotClimb, scoring, turns } from '../kernel/orchard.js'
import { withBot } from '../verify/orchard-bot.js'

const weight = computed('weight', [scoring.fruit], () => 1)
const [climbs] = withBot.automaton?.all ?? []
const book = {
  ...withBot,
  formulas: [weight],
  automaton: {
    ...withBot.automaton,
    all: [
      { ...climbs, of: 'the yellow card' },
      { ...climbs, name: 'then any' },
    ],
  },
} as Book<Game>

const cited = { clauses: [turns.order] }
const decided = (table: string, row: number, clause = turns.order): Traced => ({
  kind: 'decided',
  chart: 'climb',
  table,
  row,
  clauses: [clause],
})
const taken = (chart: string, way: string, from: string): Traced => ({
  kind: 'taken',
  chart,
  way,
  from,
  to: 'anywhere',
  ...cited,
})
const CLIMB = 'next tree --climb--> next tree'
const STOP = 'next tree --stop--> done'
const NOTHING = 'next tree --nothing--> done'
const EAT = 'climbing --eat--> climbing'
const GIVE = 'visit --give--> visit'

const advised = (advice: object): Traced => ({
  kind: 'advised',
  seat: 'Bob',
  advice: { leansOn: [], offered: 2, steps: [], kept: [], clauses: [turns.order], ...advice },
})

/** Lists the items that a trace shows, without those that never occurred. */
function seen(lines: readonly Traced[], of: Book<Game> = book) {
  const watch = collecting(of)
  watch.trace(lines)
  return seenIn(watch.evidence())
}

const nothing: Evidence = {
  exercised: {},
  refused: {},
  rows: {},
  formulas: {},
  advised: {},
  advisedOf: {},
  leant: {},
  states: {},
  ways: {},
  unlisted: [],
}

describe('a collector that has heard nothing', () => {
  it('knows everything of its book that can be at work', () => {
    expect(collecting(book).evidence()).toEqual({
      ...nothing,
      rows: Object.fromEntries(book.tables.map(({ name, rows }) => [name, rows.map(() => 0)])),
      formulas: { weight: 0 },
      advised: { 'the fullest tree': 0, 'then any': 0 },
      advisedOf: { 'the yellow card': 0 },
      states: { orchard: {}, turn: {}, climb: {}, eat: {} },
      ways: { orchard: {}, turn: {}, climb: {}, eat: {} },
    })
    expect(seenIn(collecting(book).evidence())).toEqual(nothing)
  })

  it('knows of no priorities where the book plays nobody', () => {
    const { automaton: _, ...withoutBot } = book
    expect(collecting(withoutBot as Book<Game>).evidence()).toMatchObject({ advised: {}, advisedOf: {} })
  })
})

describe('what is heard in a trace', () => {
  it('is a row that decides, which exercises its clauses unless it forbids', () => {
    const { name } = mayNotClimb
    expect(
      seen([decided('points', 0), decided('points', 0), decided('weight', 0), decided(name, 2), decided(name, 4)]),
    ).toEqual({
      ...nothing,
      exercised: { 'turns.order': 4 },
      refused: { 'turns.order': 1 },
      rows: { points: [2], [name]: [0, 0, 1, 0, 1] },
      formulas: { weight: 1 },
    })
  })

  it('is a transition, with the clauses of the offer that it answers', () => {
    expect(seen([taken('climb', CLIMB, 'next tree')])).toEqual({
      ...nothing,
      exercised: { 'turns.order': 1, 'turns.twoTrees': 1 },
      ways: { climb: { [CLIMB]: 1 } },
    })
  })

  it('is a transition without an answer, where an offer was declined or skipped, or the right was used aside', () => {
    const lines = [
      taken('climb', STOP, 'next tree'),
      taken('climb', NOTHING, 'next tree'),
      taken('climb', CLIMB, 'gone'),
    ]
    expect(seen(lines)).toEqual({
      ...nothing,
      exercised: { 'turns.order': 3 },
      ways: { climb: { [STOP]: 1, [NOTHING]: 1, [CLIMB]: 1 } },
    })
    const aside: Traced = { kind: 'aside', chart: 'climb', state: 'next tree', asks: 'a right', clauses: [turns.wind] }
    expect(seen([aside, taken('climb', CLIMB, 'next tree')]).exercised).toEqual({ 'turns.wind': 1, 'turns.order': 1 })
  })

  it('is the one right of a state that was used meanwhile', () => {
    expect(seen([taken('turn', EAT, 'climbing')]).exercised).toEqual({ 'turns.order': 1, 'turns.eat': 1 })
    expect(seen([taken('turn', 'climbing --returned--> done', 'climbing')]).exercised).toEqual({ 'turns.order': 1 })
    expect(seen([taken('turn', 'no such way', 'climbing')]).exercised).toEqual({ 'turns.order': 1 })
  })

  it('is none of several rights for sure', () => {
    const [dayChart] = marketBook.charts.filter(({ name }) => name === day.name)
    const visiting = dayChart?.states.visit
    if (!dayChart || !visiting) throw new Error('the market has lost its visit')
    const meanwhile = gifts.map((asks) => ({ asks }))
    const charts = (rights: readonly object[]) => [
      { ...dayChart, states: { ...dayChart.states, visit: { ...visiting, aside: [], meanwhile: rights } } },
    ]
    const evidence = (rights: readonly object[]) => {
      const watch = collecting({ ...marketBook, charts: charts(rights) } as unknown as typeof marketBook)
      watch.trace([{ ...taken('day', GIVE, 'visit'), clauses: [] } as Traced])
      return watch.evidence().exercised
    }
    expect(evidence(meanwhile)).toEqual({})
    expect(evidence(meanwhile.slice(0, 1))).toEqual({ [market.give.id]: 1 })
    expect(evidence([])).toEqual({})
  })

  it('is a state that is entered, in a chart of the book or not', () => {
    const entered = (chart: string): Traced => ({ kind: 'entered', chart, state: 'done', ...cited })
    expect(seen([entered('climb'), entered('climb'), entered('nowhere')])).toEqual({
      ...nothing,
      exercised: { 'turns.order': 3 },
      states: { climb: { done: 2 } },
    })
  })

  it('is what refuses the candidates of an offer that was skipped, by itself and not further in', () => {
    const refusal = { table: mayNotClimb.name, row: 3, clauses: [turns.tall], because: {} }
    const inside = [{ procedure: 'eat', asks: 'a meal' }]
    const candidate = {
      seat: 'Ann',
      option: { type: 'climb' },
      refusals: [refusal, { ...refusal, row: 1, inside }, { ...refusal, row: 2, inside: [{ procedure: 'eat' }] }],
    }
    const skipped: Traced = {
      kind: 'skipped',
      chart: 'climb',
      state: 'next tree',
      asks: 'a tree to climb',
      refused: () => [candidate] as never,
    }
    expect(seen([skipped])).toEqual({
      ...nothing,
      refused: { 'turns.tall': 2 },
      rows: { [mayNotClimb.name]: [0, 0, 1, 1, 0] },
    })
  })

  it('is the advice of the book, with what it leans on', () => {
    const whole = { priority: 'the fullest tree', of: 'the yellow card', leansOn: ['cards', 'map'] }
    expect(seen([advised(whole), advised({})])).toEqual({
      ...nothing,
      exercised: { 'turns.order': 2 },
      advised: { 'the fullest tree': 1 },
      advisedOf: { 'the yellow card': 1 },
      leant: { cards: 1, map: 1 },
    })
  })

  it('is named where the book does not list it, in order', () => {
    const lines = [
      decided('b table', 0),
      taken('a chart', CLIMB, 'next tree'),
      advised({ priority: 'c priority' }),
      decided('b table', 0),
    ]
    expect(seen(lines)).toEqual({
      ...nothing,
      exercised: { 'turns.order': 3 },
      unlisted: ['a chart', 'b table', 'c priority'],
    })
  })

  it('is nothing where a line only tells what was called or came back', () => {
    expect(seen([{ kind: 'returned', chart: 'climb', result: 1 }])).toEqual(nothing)
  })
})

describe('what is heard elsewhere', () => {
  it('is what refuses while refusals are asked for, of the tables of the book', () => {
    const watch = collecting(book)
    const hit = (table: string): Hit => ({ table, row: 3, clauses: [turns.tall] })
    watch.refusing(() => {
      recordRefusal(hit(mayNotClimb.name))
      recordRefusal(hit('another table'))
      return []
    })
    expect(seenIn(watch.evidence())).toEqual({
      ...nothing,
      refused: { 'turns.tall': 1 },
      rows: { [mayNotClimb.name]: [0, 0, 0, 1, 0] },
    })
  })

  it('is a law that was broken by a game that breaks it', () => {
    const watch = collecting(book)
    watch.broke({ clauses: [scoring.stock, turns.tall] })
    expect(seenIn(watch.evidence())).toEqual({ ...nothing, refused: { 'scoring.stock': 1, 'turns.tall': 1 } })
  })

  it('is added to what was heard before', () => {
    const lines = [
      decided('points', 0),
      decided('weight', 0),
      decided(mayNotClimb.name, 2),
      decided('unlisted', 0),
      advised({ priority: 'the fullest tree', of: 'the yellow card', leansOn: ['map'] }),
      taken('climb', CLIMB, 'next tree'),
      { kind: 'entered', chart: 'climb', state: 'done', ...cited } as const,
    ]
    const [once, twice] = [collecting(book), collecting(book)]
    once.trace(lines)
    twice.trace([...lines, ...lines])
    once.add(once.evidence())
    expect(once.evidence()).toEqual(twice.evidence())
    const fresh = collecting(book)
    fresh.add(twice.evidence())
    expect(fresh.evidence()).toEqual(twice.evidence())
    const less = { ...once.evidence(), rows: {}, states: {}, ways: {} }
    once.add(less)
    expect(once.evidence()).toMatchObject({ rows: { points: [2] }, ways: { climb: { [CLIMB]: 2 } } })
  })
})
