/** Patterns of rows: groups of views, and tests of patterns, on small tables that are written for one thing each. */
import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { testOf } from '../../src/core/kernel/quick/compile-pattern.js'
import { sum, type Table } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import { comparePatterns } from '../../src/core/verify/tables/compiled-patterns.js'
import { groupsOf } from '../../src/core/verify/tables/view-groups.js'
import { scoring, turns } from '../kernel/orchard.js'

const lead = view({ lead: range(0, 2), late: flag })

const tableOf = (patterns: readonly object[], of = lead) =>
  sum('points', of, (row) =>
    patterns.map((pattern) => row([scoring.fruit, turns.eat], pattern as never, 1)),
  ) as unknown as Table

const numbers = (table: Table) => groupsOf(table).map(({ views, first, rows }) => [views, first, rows])

describe('views in groups', () => {
  it('have a row that names a field which is not there, where it may be missing', () => {
    const table = tableOf([{ other: P.optional('x') }, { other: 'x' }, { lead: 1 }])
    expect(numbers(table)).toEqual([
      [4, { lead: 0, late: false }, [0]],
      [2, { lead: 1, late: false }, [0, 2]],
    ])
  })

  it('are without every combination that cannot occur', () => {
    const some = view({ lead: range(0, 2), late: flag }, [
      { because: 'nobody leads late', when: ({ late, lead }) => late && lead > 0 },
      { because: 'nobody has two', when: ({ lead }) => lead === 2 },
    ])
    expect(numbers(tableOf([{ lead: 1 }, { late: false }], some as never))).toEqual([
      [1, { lead: 0, late: false }, [1]],
      [1, { lead: 0, late: true }, []],
      [1, { lead: 1, late: false }, [0, 1]],
    ])
  })

  it.each<readonly [string, object]>([
    ['the test of the row', { matches: () => false }],
    ['the whole pattern', { pattern: { other: undefined }, matches: () => true }],
  ])('are not told where %s says otherwise', (_, change) => {
    const table = tableOf([{ late: true }, {}])
    const [first, second] = table.rows
    const rows = [first, { ...second, ...change }] as unknown as Table['rows']
    expect(() => groupsOf({ ...table, rows })).toThrow(
      'points: row 2 does not match field by field as its pattern says',
    )
  })
})

describe('compiled patterns', () => {
  it('are held against every combination of the view', () => {
    expect(comparePatterns(tableOf([{ lead: 1 }, { late: true }, {}]))).toEqual({
      patterns: 3,
      comparisons: 18,
      findings: [],
    })
  })

  it('are told with the first combination in which they differ, and in how many they do', () => {
    const table = tableOf([{ lead: P.number.positive() }, { lead: 2, late: true }])
    const { findings } = comparePatterns(table, () => () => false)
    const what = 'the compiled pattern and isMatching of ts-pattern differ in'
    expect(findings).toEqual([
      {
        what: `${what} 4 combinations`,
        where: 'table:points/1',
        witness: { lead: 1, late: false },
        clauses: ['scoring.fruit', 'turns.eat'],
      },
      {
        what: `${what} 1 combination`,
        where: 'table:points/2',
        witness: { lead: 2, late: true },
        clauses: ['scoring.fruit', 'turns.eat'],
      },
    ])
  })

  it('match nowhere where they name a field that the view does not have, unless it may be missing', () => {
    const table = tableOf([{ other: 'x' }, { other: P.optional('x') }])
    const always = comparePatterns(table, () => () => true)
    expect(always.findings.map(({ where }) => where)).toEqual(['table:points/1'])
    expect(comparePatterns(table, testOf).findings).toEqual([])
  })
})
