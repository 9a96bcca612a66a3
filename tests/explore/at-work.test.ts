/** The items of a book with evidence, and those that never have any. */
import { describe, expect, it } from 'vitest'
import {
  type AtWork,
  idleIn,
  needsEvidence,
  rowsAtWork,
  statesAtWork,
  waysAtWork,
  workedIn,
} from '../../src/core/explore/active-items.js'
import { collecting, type Evidence } from '../../src/core/explore/evidence.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { component, example, note, rule, section } from '../../src/core/kernel/sections/clause.js'
import { computed } from '../../src/core/kernel/tables/rule-table.js'
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

const STOP = 'next tree --stop--> done'
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

describe('what of a book is at work', () => {
  const kinds = section('kinds', '4', 'Kinds', {
    plain: rule('A rule.'),
    part: component('A component.'),
    worked: example('An example.'),
    hint: note('A note.'),
  })

  it('is looked for in modelled clauses that are no mere note, example or component', () => {
    const { disposition } = kinds.plain
    expect(Object.values(kinds).map((clause) => needsEvidence({ ...clause, disposition }))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(needsEvidence({ ...kinds.plain, disposition: { as: 'unmodelled', because: 'later' } as never })).toBe(false)
  })

  const evidence: Evidence = {
    ...collecting(book).evidence(),
    exercised: { 'turns.order': 2, 'turns.wind': 1 },
    refused: { 'turns.order': 1, 'turns.tall': 1 },
    rows: { [mayNotClimb.name]: [1, 0, 0, 4, 2] },
    states: { climb: { done: 3 } },
    ways: { climb: { [STOP]: 5 } },
    advised: { 'the fullest tree': 6 },
  }

  it('is told of every row, and whether it refuses', () => {
    const rows = rowsAtWork(book, evidence)
    expect(rows.filter(({ times }) => times > 0)).toEqual([
      { anchor: 'table:may not climb/1', clauses: [turns.onceEach], times: 1, refuses: true },
      { anchor: 'table:may not climb/4', clauses: [turns.tall], times: 4, refuses: true },
      { anchor: 'table:may not climb/5', clauses: [turns.ladder], times: 2, refuses: false },
    ])
    expect(rows.filter(({ refuses }) => refuses)).toHaveLength(6)
    expect(rows.find(({ anchor }) => anchor === 'table:points/1')).toMatchObject({ times: 0, refuses: false })
  })

  it('is told of every state and transition', () => {
    const states = statesAtWork(book, evidence)
    const ways = waysAtWork(book, evidence)
    expect(states.filter(({ times }) => times !== 0)).toEqual([
      { chart: 'climb', anchor: 'state:climb/done', clauses: [], times: 3 },
    ])
    expect(ways.filter(({ times }) => times !== 0)).toEqual([
      { chart: 'climb', anchor: `way:climb/${STOP}`, clauses: [], times: 5 },
    ])
    expect(states.find(({ anchor }) => anchor === 'state:orchard/wind')?.clauses).toEqual([turns.wind])
  })

  it('is told of a kind by what was never at work, and by what was', () => {
    const idle = idleIn(book, evidence)
    const of = (kind: AtWork) => [...workedIn(book, evidence, [kind])]
    expect(of('clauses')).toEqual(['1 turns.order', '1 turns.wind', '1 turns.tall'])
    expect(of('transitions')).toEqual([`way:climb/${STOP}`])
    expect(of('states')).toEqual(['state:climb/done'])
    expect(of('priorities')).toEqual(['priority:the fullest tree'])
    expect(workedIn(book, evidence, ['rows', 'states']).size).toBe(4)
    expect(idle.priorities).toEqual({ of: 2, anchors: ['priority:then any'] })
    expect(idle.rows.of).toBe(book.tables.flatMap(({ rows }) => rows).length)
    expect(idle.rows.anchors).toHaveLength(idle.rows.of - 3)
    expect(idle.clauses.anchors).not.toContain('1 turns.order')
    expect(idle.clauses.anchors).toContain('1 turns.bare')
    expect(idleIn({ ...book, sections: [kinds] } as never, evidence).clauses.anchors).not.toContain('4 kinds.part')
  })

  it('is no priority where the book plays nobody, and nothing where nothing was heard', () => {
    const { automaton: _, ...rest } = book
    const empty = { ...nothing, exercised: {} }
    const idle = idleIn(rest as Book<Game>, empty)
    expect(idle.priorities).toEqual({ of: 0, anchors: [] })
    for (const kind of ['clauses', 'rows', 'states', 'transitions'] as const)
      expect(idle[kind].anchors, kind).toHaveLength(idle[kind].of)
    expect(idleIn(book, empty).priorities).toEqual({
      of: 2,
      anchors: ['priority:the fullest tree', 'priority:then any'],
    })
  })
})
