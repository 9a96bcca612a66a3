/** Parts of a report: clauses, tables, formulas and charts with what was seen of them, and the gates over these. */
import { describe, expect, it } from 'vitest'
import { collecting, type Evidence } from '../../src/core/explore/evidence.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { informative, note, prohibition, rule, section, unmodelled } from '../../src/core/kernel/sections/clause.js'
import { pairsIn } from '../../src/core/verify/charts/transition-pairs.js'
import type { Enumerated } from '../../src/core/verify/charts/worlds.js'
import { chartReports, formulaReports, tableReport } from '../../src/core/verify/item-reports.js'
import { clauseReports, evidenceGate, reachGate, sectionReports, tallyOf } from '../../src/core/verify/text/coverage.js'
import { climbChart, eatChart, eating, type Game, book as orchard, scoring, turns } from '../kernel/orchard.js'

const CLIMB = 'next tree --climb--> next tree'
const STOP = 'next tree --stop--> done'
const aside = section('aside', '3', 'Aside', {
  why: rule('Trees bear fruit.', { status: informative('background') }),
  later: rule('Bees sting.', { status: unmodelled('there are no bees yet') }),
  story: note('They are friends.'),
  idle: prohibition('Nobody whistles.'),
})
const book = {
  ...orchard,
  sections: [...orchard.sections, aside],
  tables: [eating],
  charts: [climbChart, eatChart],
  laws: [],
  questions: [],
  formulas: [
    { name: 'weight', clauses: [scoring.fruit, scoring.fruit] },
    { name: 'size', clauses: [] },
  ],
  automaton: { all: [{ name: 'ripe first', clauses: [turns.order] }], grounds: [] },
} as unknown as Book<Game>

const none = collecting(book).evidence()
const evidence: Evidence = {
  ...none,
  exercised: { 'turns.onceEach': 1, 'turns.eat': 3 },
  refused: { 'turns.hungry': 2 },
  rows: { [eating.name]: [2, 0] },
  formulas: { weight: 4 },
  states: { climb: { done: 5 } },
  ways: { climb: { [STOP]: 6 } },
}
const clauses = clauseReports(book, evidence)
const reportOf = (id: string) => clauses.find((one) => one.id === id)

describe('the report of a clause', () => {
  it('tells what cites it, and how well it was seen at work', () => {
    expect(reportOf('turns.hungry')).toEqual({
      id: 'turns.hungry',
      number: '1',
      kind: 'prohibition',
      status: 'modelled',
      needsEvidence: true,
      evidence: 'refused',
      exercised: 0,
      refused: 2,
      citedBy: ['table:may not eat/1'],
    })
    expect(reportOf('scoring.fruit')).toMatchObject({ evidence: 'cited', citedBy: ['formula:weight'] })
    expect(reportOf('turns.order')).toMatchObject({ evidence: 'cited', citedBy: ['priority:ripe first'] })
    expect(reportOf('turns.onceEach')).toMatchObject({ evidence: 'exercised', exercised: 1, citedBy: [] })
    expect(reportOf('turns.wind')).toMatchObject({ evidence: 'none', exercised: 0, refused: 0, citedBy: [] })
    expect(reportOf('turns.eat')?.citedBy).toEqual(['table:may not eat/2', 'way:eat/chewing --always--> done'])
    expect(reportOf('aside.why')).toMatchObject({ status: 'informative', reason: 'background', needsEvidence: false })
    expect(reportOf('turns.wind')).not.toHaveProperty('reason')
  })

  it('is counted by status, and by evidence where that is needed', () => {
    expect(tallyOf(clauses)).toEqual({
      clauses: 17,
      statuses: { unmodelled: 1, component: 0, informative: 2, modelled: 14 },
      evidence: { none: 8, cited: 3, exercised: 2, refused: 1 },
    })
    expect(sectionReports(book, clauses).map(({ name, number, tally }) => [name, number, tally.clauses])).toEqual([
      ['turns', '1', 9],
      ['scoring', '2', 4],
      ['aside', '3', 4],
    ])
    expect(sectionReports(book, []).map(({ tally }) => tally.clauses)).toEqual([0, 0, 0])
  })
})

describe('the gate of evidence', () => {
  it('finds what never decided or refused, and what is at work without being listed', () => {
    const gate = evidenceGate(book, clauses, { ...evidence, unlisted: ['a stranger'] })
    expect(gate).toEqual({
      name: 'evidence',
      passed: false,
      checked: 14,
      findings: [
        {
          what: '1 is not exercised, though cited by priority:ripe first',
          where: 'clause:turns.order',
          clauses: ['turns.order'],
        },
        {
          what: '1 is not exercised, though cited by offer:climb/next tree/a tree to climb',
          where: 'clause:turns.twoTrees',
          clauses: ['turns.twoTrees'],
        },
        {
          what: '2 is not exercised, though cited by formula:weight',
          where: 'clause:scoring.fruit',
          clauses: ['scoring.fruit'],
        },
        { what: 'a prohibition that never refused', where: 'table:may not eat/2', clauses: ['turns.eat'] },
        { what: 'a priority that never decided', where: 'priority:ripe first', clauses: ['turns.order'] },
        { what: '"a stranger" decides something, but the book does not list it', where: 'a stranger', clauses: [] },
      ],
      notes: [{ what: 'a formula that was never computed', where: 'formula:size', clauses: [] }],
    })
    const sums = { ...book, tables: [orchard.tables[3]] } as unknown as Book<Game>
    expect(evidenceGate(sums, [], none).notes.map(({ what, where }) => `${where}: ${what}`)).toEqual([
      'table:points/1: a row that never decided',
      'formula:weight: a formula that was never computed',
      'formula:size: a formula that was never computed',
    ])
    expect(evidenceGate(sums, [], { ...none, rows: { points: [1] } }).notes).toHaveLength(2)
    expect(evidenceGate(sums, [], none).findings.map(({ where }) => where)).toEqual(['priority:ripe first'])
    expect(evidenceGate(sums, [], { ...none, advised: { 'ripe first': 1 } }).findings).toEqual([])
  })

  it('asks for prohibitions that never refuse, where the book gives reasons', () => {
    const silent = { ...book, neverRefuses: [] }
    const all = clauses.map((one) => (one.id === 'turns.onceEach' ? { ...one, evidence: 'exercised' as const } : one))
    expect(evidenceGate(silent, all, evidence).findings.map(({ where }) => where)).toContain('clause:turns.onceEach')
  })
})

describe('the gate of reach', () => {
  it('finds states and transitions that no world reaches, and charts as a whole', () => {
    expect(reachGate(book, evidence)).toEqual({
      name: 'reach',
      passed: false,
      checked: 8,
      findings: [
        { what: 'a state that no world reaches', where: 'state:climb/next tree', clauses: [] },
        { what: 'a transition that no world reaches', where: `way:climb/${CLIMB}`, clauses: [] },
        { what: 'a transition that no world reaches', where: 'way:climb/next tree --nothing--> done', clauses: [] },
        { what: 'no world reaches this chart', where: 'chart:eat', clauses: [] },
      ],
      notes: [],
    })
  })
})

describe('the reports of tables, formulas and charts', () => {
  it('tell of each row how many views it matched, and how often it decided', () => {
    const analysis = {
      combinations: 4,
      impossible: 1,
      matched: [2],
      patterns: { patterns: 2, comparisons: 8 },
      findings: [],
    }
    const [table] = book.tables
    if (table === undefined) throw new Error('no table')
    expect(tableReport(table, analysis, evidence)).toEqual({
      name: 'may not eat',
      policy: 'forbid',
      combinations: 4,
      impossible: 1,
      rows: [
        { clauses: ['turns.hungry'], matched: 2, fired: 2 },
        { clauses: ['turns.eat'], matched: 0, fired: 0 },
      ],
      patterns: analysis.patterns,
      findings: [],
    })
    expect(tableReport(table, analysis, { ...evidence, rows: {} }).rows.map(({ fired }) => fired)).toEqual([0, 0])
  })

  it('tell of each formula how often it was computed', () => {
    expect(formulaReports(book, evidence)).toEqual([
      { name: 'weight', clauses: ['scoring.fruit'], computed: 4 },
      { name: 'size', clauses: [], computed: 0 },
    ])
  })

  const world = (name: string, charts: readonly string[], ...pairs: readonly string[]) =>
    ({ report: { name }, charts, pairs: new Set(pairs) }) as unknown as Enumerated
  const worlds = [
    world('one', ['climb'], `climb: ${CLIMB}\nclimb: ${STOP}`),
    world('two', ['climb', 'orchard'], `climb: ${CLIMB}\nclimb: ${CLIMB}`, 'eat: a\nclimb: b'),
    world('three', ['orchard']),
  ]

  it('tell of each chart its worlds, its pairs, and what was entered, taken and asked', () => {
    const asked = { climb: { 'next tree': { seats: ['Ann'], options: { stop: 'stop' } } } }
    expect(chartReports(book, worlds, evidence, asked)).toStrictEqual([
      {
        name: 'climb',
        worlds: ['one', 'two'],
        pairs: { drawn: 3, reached: 2 },
        states: [
          { name: 'next tree', does: 'waits', entered: 0, asked: asked.climb['next tree'] },
          { name: 'done', does: 'final', entered: 5 },
        ],
        ways: [
          { id: CLIMB, taken: 0 },
          { id: STOP, taken: 6 },
          { id: 'next tree --nothing--> done', taken: 0 },
        ],
      },
      {
        name: 'eat',
        worlds: [],
        pairs: { drawn: 0, reached: 0 },
        states: [
          { name: 'chewing', does: 'passes', entered: 0 },
          { name: 'done', does: 'final', entered: 0 },
        ],
        ways: [{ id: 'chewing --always--> done', taken: 0 }],
      },
    ])
    expect(pairsIn(climbChart, new Set())).toEqual({ drawn: 3, reached: 0 })
  })
})
