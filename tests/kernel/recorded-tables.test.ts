/** Tables of every policy while somebody listens, or notes what is used: they answer the same, and are heard. */
import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { computed, first, forbid, one, sum } from '../../src/core/kernel/tables/rule-table.js'
import { flag, product, range, view } from '../../src/core/kernel/tables/table-view.js'
import { withAmendedRows, withHits, withViews } from '../../src/core/kernel/watch/recorders.js'
import { beginParts, endParts, watch } from '../../src/core/kernel/watch/watch.js'

const signs = section('signs', '4', 'Signs', {
  here: rule('Here.'),
  there: rule('There.'),
  everywhere: rule('Everywhere.'),
})
const of = view({ here: flag, number: range(0, 2, 'how many') })

const apart = one('apart', of, (row) => [
  row(signs.here, { here: true }, 'here'),
  row(signs.there, { here: false }, ({ number }) => `there ${number}`),
])
const earliest = first('earliest', of, (row) => [
  row(signs.here, { here: true }, 1),
  row(signs.there, { number: 2 }, 2),
  row(signs.everywhere, {}, 3),
])
const total = sum('total', of, (row) => [
  row(signs.here, { here: true }, 1),
  row(signs.there, { number: 2 }, 10),
  row(signs.everywhere, {}, ({ number }) => 100 * number),
])
const refusing = forbid('refusing', of, (bar) => [bar(signs.here, { here: true }), bar(signs.there, { number: 2 })])
const twice = computed('twice', [signs.everywhere], (number: number) => 2 * number)

const viewed = [...product(of)]
const rowsOf = (piece: () => unknown) => withHits(piece)[1].map(({ table, row }) => [table, row])

function viewsOf(piece: () => unknown): readonly (readonly [table: string, view: object])[] {
  const views: [string, object][] = []
  withViews((table, seen) => void views.push([table, seen]), piece)
  return views
}

describe('a table that is listened to', () => {
  it.each([apart, earliest, total, refusing])(
    'answers every view as it does otherwise, with the same hits: $name',
    (table) => {
      const silently = viewed.map((seen) => table.ask(seen as never))
      const hits = viewed.map((seen) => rowsOf(() => table.ask(seen as never)))
      withViews(
        () => undefined,
        () => {
          expect(viewed.map((seen) => table.ask(seen as never))).toEqual(silently)
          expect(viewed.map((seen) => rowsOf(() => table.ask(seen as never)))).toEqual(hits)
        },
      )
      expect(hits.flat().length).toBeGreaterThan(0)
    },
  )

  it.each([apart, earliest, total, refusing])('is heard once for each view that it is asked about: $name', (table) => {
    expect(viewsOf(() => table.ask(viewed[3] as never))).toEqual([[table.name, viewed[3]]])
  })

  it('is heard where it is only asked whether it refuses', () => {
    expect(viewsOf(() => refusing.refuses(viewed[3] as never))).toEqual([['refusing', viewed[3]]])
  })

  it('says also then that no row, or more than one, answers', () => {
    const gap = first('gap', of, (row) => [row(signs.here, { here: true }, 1)])
    const both = one('both', of, (row) => [
      row(signs.here, { here: true }, 1),
      row(signs.there, { here: false }, 2),
      row(signs.everywhere, { here: true, number: 2 }, 3),
    ])
    const away = { here: false, number: 0 } as const
    const two = { here: true, number: 2 } as const
    for (const listening of [false, true]) {
      const asking = <T>(piece: () => T): T => (listening ? withViews(() => undefined, piece) : piece())
      expect(() => asking(() => gap.ask(away))).toThrow('gap: no row answers {"here":false,"number":0}')
      expect(() => asking(() => both.ask(two))).toThrow('both: 2 rows answer {"here":true,"number":2}')
      expect(asking(() => both.ask(away))).toBe(2)
    }
  })
})

describe('what a piece of work uses', () => {
  it.each([apart, earliest, total, refusing])('is noted of a table that is asked: $name', (table) => {
    const { tables } = beginParts()
    table.ask(viewed[0] as never)
    endParts()
    expect([...tables]).toEqual([table.name])
  })

  it('is noted of a table that is only asked whether it refuses', () => {
    const { tables } = beginParts()
    refusing.refuses(viewed[0] as never)
    endParts()
    expect([...tables]).toEqual(['refusing'])
  })
})

describe('a table with other rows', () => {
  it('is asked by them, and a row of another table leaves a hit without a place', () => {
    const other = { ...earliest.rows[2], clauses: [signs.there], answer: () => 7 }
    const by = { table: 'earliest', rows: [other] }
    expect(withAmendedRows(by, () => earliest.ask({ here: true, number: 0 }))).toBe(7)
    expect(withAmendedRows(by, () => rowsOf(() => earliest.ask({ here: true, number: 0 })))).toEqual([['earliest', -1]])
    expect(withAmendedRows(by, () => apart.ask({ here: true, number: 0 }))).toBe('here')
    expect(earliest.ask({ here: true, number: 0 })).toBe(1)
  })
})

describe('a value that is computed', () => {
  it('leaves a hit, and is told to who hears values', () => {
    const heard: unknown[] = []
    const values = (...said: readonly unknown[]) => void heard.push(said)
    const [answer] = watch({ values }, () => withHits(() => twice.compute(2)))
    expect([answer, heard]).toEqual([4, [['twice', [2], 4]]])
    expect(withHits(() => twice.compute(3))).toEqual([6, [{ table: 'twice', row: 0, clauses: [signs.everywhere] }]])
  })
})
