import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { testOf } from '../../src/core/kernel/quick/compile-pattern.js'
import { first, forbid, one, sum } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import type { Compile } from '../../src/core/verify/tables/compiled-patterns.js'
import { analyseTable, LARGEST_PRODUCT } from '../../src/core/verify/tables/tables.js'
import { mayNotClimb, scoring, turns } from '../kernel/orchard.js'

const lead = view({ lead: range(-1, 1), late: flag })

describe('a table is walked over the product of its view', () => {
  it('counts combinations, those that cannot occur, and the views that each row matches', () => {
    const possible = view({ lead: range(-1, 1), late: flag }, [
      { because: 'nobody leads late', when: (seen) => seen.late && seen.lead !== 0 },
    ])
    const table = sum('points', possible, (row) => [row(scoring.fruit, { late: false }, 1), row(scoring.most, {}, 1)])
    expect(analyseTable(table)).toEqual({
      combinations: 6,
      impossible: 2,
      matched: [3, 4],
      patterns: { patterns: 2, comparisons: 12 },
      findings: [],
    })
  })

  it('finds a compiled pattern that matches otherwise than ts-pattern, and the first combination that shows it', () => {
    const table = sum('points', lead, (row) => [
      row(scoring.fruit, { late: true }, 1),
      row(scoring.most, { lead: P.number.positive() }, 1),
    ])
    const wrong: Compile = (pattern, fields) => {
      const test = testOf(pattern, fields)
      return 'lead' in pattern ? (seen) => test(seen) || (seen.lead === 0 && seen.late === true) : test
    }
    expect(analyseTable(table).findings).toEqual([])
    expect(analyseTable(table, LARGEST_PRODUCT, wrong).findings).toEqual([
      {
        what: 'the compiled pattern and isMatching of ts-pattern differ in 1 combination',
        where: 'table:points/2',
        witness: { lead: 0, late: true },
        clauses: ['scoring.most'],
      },
    ])
  })

  it('shows the first view that no row answers, and counts the others', () => {
    const { findings } = analyseTable(
      one('ahead', lead, (row) => [row(scoring.most, { lead: P.number.positive() }, 'Ann')]),
    )
    expect(findings).toEqual([
      { what: 'a gap: no row answers 4 views', where: 'table:ahead', witness: { lead: -1, late: false }, clauses: [] },
    ])
  })

  it('shows a view that two rows answer, and their clauses', () => {
    const table = one('ahead', lead, (row) => [row(scoring.most, { late: true }, 1), row(scoring.tie, {}, 2)])
    expect(analyseTable(table).findings).toEqual([
      {
        what: 'an overlap: rows 1 and 2 answer 3 views together',
        where: 'table:ahead',
        witness: { lead: -1, late: true },
        clauses: ['scoring.most', 'scoring.tie'],
      },
    ])
  })

  it('shows a view at which an earlier row hides a later one, unless the later one answers elsewhere', () => {
    const table = first('ahead', lead, (row) => [
      row(scoring.most, { late: true }, 1),
      row(scoring.most, { lead: 1 }, 2),
      row(scoring.tie, { late: true, lead: 1 }, 3),
      row(scoring.tie, {}, 4),
    ])
    expect(analyseTable(table).findings).toEqual([
      {
        what: 'a hidden row: earlier rows always answer first, here row 1',
        where: 'table:ahead/3',
        witness: { lead: 1, late: true },
        clauses: ['scoring.tie'],
      },
    ])
  })

  it('takes overlaps of a sum and gaps of a prohibition for what they are', () => {
    const added = sum('points', lead, (row) => [row(scoring.most, {}, 1), row(scoring.fruit, {}, 1)])
    const barred = forbid('late', lead, (bar) => [bar(turns.bare, { late: true }), bar(turns.tall, { lead: 1 })])
    expect([...analyseTable(added).findings, ...analyseTable(barred).findings]).toEqual([])
  })

  it.each(['one', 'first', 'sum', 'forbid'] as const)(
    'finds a row that matches nothing, whatever the policy: %s',
    (policy) => {
      const never = { lead: 2 }
      const table = {
        one: () => one('x', lead, (row) => [row(scoring.most, {}, 1), row(scoring.tie, never, 2)]),
        first: () => first('x', lead, (row) => [row(scoring.tie, never, 2), row(scoring.most, {}, 1)]),
        sum: () => sum('x', lead, (row) => [row(scoring.tie, never, 2)]),
        forbid: () => forbid('x', lead, (bar) => [bar(scoring.tie, never)]),
      }[policy]()
      expect(analyseTable(table).findings.map(({ what, clauses }) => [what, clauses])).toEqual([
        ['a dead row: it matches no view', ['scoring.tie']],
      ])
    },
  )

  it('finds an exception that never lifts a refusal that stands', () => {
    const table = forbid('late', lead, (bar, lift) => [
      bar(turns.bare, { late: true }),
      lift(turns.ladder, { late: false }, [turns.bare]),
      lift(turns.ladder, { lead: 1 }, [turns.tall]),
    ])
    expect(analyseTable(table).findings.map(({ what, where }) => [where, what])).toEqual([
      ['table:late/2', 'a dead row: it never lifts a refusal that stands'],
      ['table:late/3', 'a dead row: it never lifts a refusal that stands'],
    ])
  })

  it('knows that a refusal with two clauses stands unless both are lifted', () => {
    const table = forbid('late', lead, (bar, lift) => [
      bar([turns.bare, turns.tall], { late: true }),
      lift(turns.ladder, { late: true }, [turns.bare]),
    ])
    expect(analyseTable(table).findings.map(({ where }) => where)).toEqual(['table:late/2'])
  })

  it('finds a prohibition that an exception always lifts', () => {
    const table = forbid('late', lead, (bar, lift) => [
      bar(turns.bare, { late: true, lead: 1 }),
      lift(turns.ladder, { lead: 1 }, [turns.bare]),
    ])
    expect(analyseTable(table).findings).toMatchObject([
      { what: 'a dead row: an exception lifts it wherever it matches', witness: { late: true, lead: 1 } },
    ])
  })

  it('lets an exception stand that lifts somewhere', () => {
    expect(analyseTable(mayNotClimb).findings).toEqual([])
  })

  it('takes a row without a clause of a sum for one that decides', () => {
    expect(analyseTable(sum('x', lead, (row) => [row([], {}, 1)])).findings).toEqual([])
  })

  it('counts one view as one', () => {
    const table = one('ahead', lead, (row) => [
      row(scoring.most, { lead: P.not(0) }, 1),
      row(scoring.tie, { late: true, lead: 0 }, 2),
    ])
    expect(analyseTable(table).findings.map(({ what }) => what)).toEqual(['a gap: no row answers 1 view'])
  })

  it('finds an exception that lifts another exception alone', () => {
    const table = forbid('late', lead, (bar, lift) => [
      bar(turns.bare, { late: true }),
      lift(turns.ladder, { lead: 1 }, [turns.bare]),
      lift(turns.eat, { late: true }, [turns.ladder]),
    ])
    expect(analyseTable(table).findings.map(({ where }) => where)).toEqual(['table:late/3'])
  })

  it('lets an exception stand that lifts one of several clauses', () => {
    const table = forbid('late', lead, (bar, lift) => [
      bar(turns.bare, { late: true }),
      bar(turns.tall, { late: false, lead: 1 }),
      lift(turns.ladder, { late: true }, [turns.bare, turns.tall]),
    ])
    expect(analyseTable(table).findings.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'table:late/1: a dead row: an exception lifts it wherever it matches',
    ])
  })

  it('walks a product that is just large enough, and says all that it knows of one that is not', () => {
    expect(LARGEST_PRODUCT).toBe(1_000_000)
    expect(analyseTable(mayNotClimb, 72).findings).toEqual([])
    expect(analyseTable(mayNotClimb, 71)).toEqual({
      combinations: 72,
      impossible: 0,
      matched: [0, 0, 0, 0, 0],
      patterns: { patterns: 0, comparisons: 0 },
      findings: [
        {
          what: 'the view has 72 combinations, more than the 71 that are walked',
          where: 'table:may not climb',
          clauses: [],
        },
      ],
    })
  })

  it('does not walk a product that is too large, and says so', () => {
    expect(analyseTable(mayNotClimb, 10).findings.map(({ what }) => what)).toEqual([
      'the view has 72 combinations, more than the 10 that are walked',
    ])
  })
})
