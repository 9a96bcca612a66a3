import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/core/kernel/charts/chart.js'
import { asks, option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { rememberContexts } from '../../src/core/kernel/quick/recent-contexts.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { first, forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import {
  nothingHeard,
  withAmendedRows,
  withHits,
  withoutListeners,
  withReadings,
  withRefusals,
  withViews,
} from '../../src/core/kernel/watch/recorders.js'
import { type HeardBefore, recordHit, recordRefusal } from '../../src/core/kernel/watch/watch.js'
import { doing, book as ladder, game as ladderGame } from './ladder-game.js'
import { type Nothing, type Tiny, tiny } from './tiny.js'

const shop = section('shop', '1', 'Shop', {
  open: rule('The shop opens at three.'),
  cheap: prohibition('Nothing is bought before that.'),
  sold: prohibition('What is sold out is not bought.'),
  shelf: prohibition('Nothing stands on a shelf that is too high.'),
  stock: prohibition('The stock is never counted below one.'),
})

const shelf = forbid('shelf', view({ height: range(0, 3) }), (bar) => [bar(shop.shelf, { height: 3 })])
const stockRow = forbid('stock', view({ few: flag }), (bar) => [bar(shop.stock, { few: true })])
const opens = first('opens', view({ three: flag }), (row) => [
  row(shop.open, { three: true }, true),
  row(shop.open, {}, false),
])
const stock = measure('Stock', [shop.stock], {}, ({ number }: Tiny) =>
  stockRow.ask({ few: number < 2 }).length > 0 ? 0 : number,
)
const mayNotBuy = forbid(
  'may not buy',
  view({ open: flag, high: flag, out: flag, what: ['bread', 'wine', 'salt'] }),
  (bar) => [
    bar(shop.cheap, { open: false }),
    bar(shop.sold, { out: true, what: 'wine' }),
    bar(shop.shelf, { high: true }),
  ],
)

type Here = Context<Tiny, Nothing>

/** An offer whose fields ask tables, also one that refuses, and that counts how often a field of a candidate is found. */
function shopping() {
  const finds = { number: 0 }
  const buying = asks<Here>().may(option('leave'), {
    name: 'what to buy',
    cites: [shop.open],
    seat: () => 'ann',
    from: ({ game }) => {
      shelf.ask({ height: game.number > 3 ? 3 : 0 })
      return (['bread', 'wine', 'salt'] as const).map((what) => option('buy', { what }))
    },
    forbid: {
      table: mayNotBuy,
      view: {
        open: ({ game }) => opens.ask({ three: game.number === 3 }),
        high: (_, { what }) => shelf.refuses({ height: what === 'salt' ? 3 : 1 }),
        out: ({ game }, { what }) => {
          finds.number += 1
          return shelf.ask({ height: what === 'bread' ? 3 : 0 }).length > 0 || stock.compute(game, {}) === 0
        },
        what: (_, { what }) => what,
      },
    },
  })
  return { buying, finds }
}

const at = (number: number): Here => ({ game: tiny(number), data: {} })
const told = (hits: readonly { readonly table: string; readonly row: number }[]) =>
  hits.map(({ table, row }) => `${table} ${row}`)

/** The views that a listener hears while something is done, who need not hear anything twice. */
function heardViews(piece: () => unknown, before: HeardBefore = nothingHeard('any side')): readonly string[] {
  const views: string[] = []
  withViews((table, seen) => void views.push(`${table} ${JSON.stringify(seen)}`), piece, before)
  return views
}

describe('what is found of a candidate in a context', () => {
  it('is found once by whoever lists, asks what is refused, and asks whether anything is left', () => {
    const { buying, finds } = shopping()
    const here = at(3)
    heardViews(() => {
      expect(buying.open(here)).toBe(true)
      expect(buying.list({ ...here }).options).toHaveLength(2)
      expect(withRefusals(() => buying.refused(here))[0]).toHaveLength(1)
    })
    expect(finds.number).toBe(3)
  })

  it('is found anew in another game, for another listener, and where nobody listens any more', () => {
    const { buying, finds } = shopping()
    const here = at(3)
    const before = nothingHeard('any side')
    const list = () => buying.list(here)
    heardViews(list, before)
    heardViews(() => buying.list({ ...here, game: { ...here.game } }), before)
    expect(finds.number).toBe(6)
    heardViews(list)
    expect(finds.number).toBe(9)
    heardViews(() => withoutListeners(list), before)
    expect(finds.number).toBeGreaterThan(9)
  })

  it('is heard by each listener, with all that is asked on the way, though the answer is known', () => {
    const { buying } = shopping()
    const here = at(1)
    const list = () => buying.list(here)
    const [one, other] = [nothingHeard('any side'), nothingHeard('any side')]
    const views = heardViews(list, one)
    expect(views).toContain('opens {"three":false}')
    expect(views).toContain('stock {"few":true}')
    expect(views).toContain('shelf {"height":0}')
    expect(views.filter((seen) => seen.startsWith('may not buy'))).toHaveLength(3)
    expect(heardViews(list, one)).toEqual([])
    expect(heardViews(list, other)).toEqual(views)
    expect(heardViews(list)).toEqual(views)
  })

  it('is never kept for a listener who must hear everything as often as it is asked, or for readings', () => {
    const { buying, finds } = shopping()
    const here = at(3)
    const list = () => buying.list(here)
    for (const times of [1, 2]) {
      withViews(() => undefined, list)
      expect(finds.number).toBe(3 * times)
    }
    withReadings(list)
    withReadings(list)
    expect(finds.number).toBe(12)
  })

  it('is asked again while a table has other rows, and as before afterwards', () => {
    const { buying } = shopping()
    const here = at(3)
    const before = nothingHeard('any side')
    const bought = () => {
      let options: readonly unknown[] = []
      heardViews(() => {
        options = buying.list(here).options
      }, before)
      return options.length
    }
    expect(bought()).toBe(2)
    expect(withAmendedRows({ table: 'opens', rows: opens.rows.slice(1) }, bought)).toBe(0)
    expect(withAmendedRows({ table: 'may not buy', rows: [] }, bought)).toBe(3)
    expect(bought()).toBe(2)
  })
})

describe('rows that refuse', () => {
  const isRefusing = ({ table }: { readonly table: string }) => table !== 'opens' && table !== 'Stock'

  it.each([1, 3, 5])('are the same whether all rows are heard or only these, also after a listing: %d', (number) => {
    const here = at(number)
    const all = withHits(() => shopping().buying.refused(here))[1].filter(isRefusing)
    expect(told(all)).toContain('shelf 0')
    const alone = () => {
      const { buying } = shopping()
      return withRefusals(() => buying.refused(here))[1]
    }
    const afterwards = () => {
      const { buying } = shopping()
      buying.list(here)
      return withRefusals(() => buying.refused({ ...here }))[1]
    }
    for (const heardOf of [alone, afterwards]) {
      expect(told(heardOf())).toEqual(told(all))
      let heardBesides: ReturnType<typeof heardOf> = []
      heardViews(() => {
        heardBesides = heardOf()
      })
      expect(told(heardBesides)).toEqual(told(all))
    }
  })

  it('are told each time that it is asked what is refused', () => {
    const { buying } = shopping()
    const here = at(1)
    const refused = () => told(withRefusals(() => buying.refused(here))[1])
    heardViews(() => expect(refused()).toEqual(refused()))
    expect(refused()).toContain('stock 0')
  })

  it('are heard alone: no other rows, and nothing of what is overheard or listed meanwhile', () => {
    const { buying } = shopping()
    const hit = { table: 'a row', row: 0, clauses: [] }
    const [inner, refusals] = withRefusals(() => {
      recordHit(hit)
      buying.list(at(1))
      recordRefusal({ ...hit, row: 1 })
      return withHits(() => recordHit({ ...hit, row: 2 }))[1]
    })
    expect(told(refusals)).toEqual(['a row 1'])
    expect(told(inner)).toEqual(['a row 2'])
  })

  it('behind doors and further in are the same in both ways', () => {
    const rules = rulesOf(ladder)
    for (const game of [
      ladderGame,
      { ...ladderGame, coins: 0 },
      { ...ladderGame, trees: { short: 1, middle: 0, tall: 0 } },
    ]) {
      const { position } = rules.begin(game, doing.name, { tired: false })
      const refused = () => {
        const due = rules.decide({ ...position })
        return due.over ? [] : due.refused()
      }
      const forbidding = new Set(ladder.tables.filter(({ policy }) => policy === 'forbid').map(({ name }) => name))
      const all = withHits(refused)[1].filter(({ table }) => forbidding.has(table))
      heardViews(() => expect(told(withRefusals(refused)[1])).toEqual(told(all)))
      expect(told(withRefusals(refused)[1])).toEqual(told(all))
    }
  })
})

describe('contexts that are kept in mind', () => {
  it('are those that were asked about last, by their parts', () => {
    let made = 0
    const remembered = rememberContexts((_: object) => (made += 1))
    const data = {}
    expect([remembered({ game: data, data }), remembered({ game: data, data })]).toEqual([1, 1])
    expect(remembered({ game: {}, data })).toBe(2)
    expect(remembered({ game: data })).toBe(3)
    expect(remembered({ game: data, data, more: 1 })).toBe(4)
    expect(remembered({ game: data, data }, 'somebody' as never)).toBe(5)
    expect(remembered({ game: data, data })).toBe(6)
  })

  it('are not made use of where it is heard which rows decide', () => {
    let made = 0
    const remembered = rememberContexts((_: object) => (made += 1))
    const context = {}
    remembered(context)
    expect(withHits(() => remembered(context))[0]).toBe(2)
    expect(withRefusals(() => remembered(context))[0]).toBe(1)
  })
})
