import fc from 'fast-check'
import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { sum, type Table } from '../../src/core/kernel/tables/rule-table.js'
import { flag, product, range, view } from '../../src/core/kernel/tables/table-view.js'
import { groupsOf } from '../../src/core/verify/tables/view-groups.js'
import { scoring } from '../kernel/orchard.js'

const PATTERNS = [
  {},
  { late: true },
  { lead: 1 },
  { lead: P.union(-1, 0), late: false },
  { lead: P.number.positive() },
  { lead: P.not(0), tree: 'tall' },
  { tree: P.union('short', 'tall') },
  { tree: 'none of them' },
] as const

const IMPOSSIBLE = [
  { because: 'nobody leads late', when: ({ late, lead }: { late: boolean; lead: number }) => late && lead > 0 },
]

/** Groups by walking every combination and asking every row: slow, and not the way the code does it. */
function walked(table: Table) {
  const groups = new Map<string, { views: number; readonly first: object; readonly rows: readonly number[] }>()
  for (const seen of product(table.view)) {
    const rows = table.rows.flatMap((row, index) => (row.matches(seen) ? [index] : []))
    const known = groups.get(rows.join())
    if (known) known.views += 1
    else groups.set(rows.join(), { views: 1, first: seen, rows })
  }
  return [...groups.values()]
}

const tables = fc
  .tuple(fc.array(fc.constantFrom(...PATTERNS), { maxLength: 6 }), fc.boolean())
  .map(([patterns, some]) =>
    sum(
      'points',
      view({ lead: range(-1, 1), late: flag, tree: ['short', 'middle', 'tall'] }, some ? IMPOSSIBLE : []),
      (row) => patterns.map((pattern) => row(scoring.fruit, pattern as object, 1)),
    ),
  )

describe('views in groups', () => {
  it('are those that a walk over the product finds, in the same order, with the same first views', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(groupsOf(table as unknown as Table)).toEqual(walked(table as unknown as Table))
      }),
    )
  })

  it('are not told where a row matches otherwise than its pattern says', () => {
    const table = sum('points', view({ lead: range(0, 1) }), (row) => [
      { ...row(scoring.fruit, {}, 1), matches: () => false },
    ])
    expect(() => groupsOf(table as unknown as Table)).toThrow('points: row 1 does not match field by field')
  })
})
