/**
 * Market: a toy game in which coins may be given at any time, to try rights that stand beside every decision.
 *
 * On a day Bob shops: he buys each fruit at most once. While the day lasts, Ann and Bob may give each other a coin whenever they
 * like; while Bob is in the shop, Ann may also praise him.
 */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { permission, prohibition, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'

export const market = section('market', '1', 'Market', {
  buy: permission('Bob may buy fruits for a coin each.'),
  once: prohibition('Bob buys a fruit once.'),
  price: prohibition('A fruit is not bought without a coin.'),
  give: permission('At any time on a day, a player may give a coin.'),
  empty: prohibition('Who has no coin gives none.'),
  praise: permission('While Bob shops, Ann may praise him.'),
})

export const PLAYERS = ['Ann', 'Bob'] as const
export type Player = (typeof PLAYERS)[number]
const FRUITS = ['apple', 'pear'] as const
const count = z.int().min(0)

export const Game = z.strictObject({
  readings: z.record(z.string(), z.string()),
  coins: z.strictObject({ Ann: count, Bob: count }),
  bought: z.array(z.enum(FRUITS)).readonly(),
})
export type Game = z.infer<typeof Game>

export const mayNotGive = forbid('may not give', view({ coin: flag }), (bar) => [bar(market.empty, { coin: false })])
export const mayNotBuy = forbid('may not buy', view({ coin: flag, bought: flag }), (bar) => [
  bar(market.price, { coin: false }),
  bar(market.once, { bought: true }),
])

const DayData = z.strictObject({ gifts: count })
export type DayContext = Context<Game, z.infer<typeof DayData>>
const other = { Ann: 'Bob', Bob: 'Ann' } as const

const giftOf = (from: Player) =>
  asks<DayContext>().may(option('keep'), {
    name: `a coin of ${from}`,
    cites: [market.give],
    seat: () => from,
    from: () => [option('give', { from })],
    forbid: { table: mayNotGive, view: { coin: ({ game }) => game.coins[from] > 0 } },
  })
export const gifts = PLAYERS.map(giftOf)

export const day = procedure('day')
export const visit = procedure('visit')
export const shop = procedure('shop')

export const dayWriting = charting<Game, OptionOf<(typeof gifts)[number]>>().implementing(day, DayData)
export const given = dayWriting.effect<{ readonly type: 'give'; readonly from: Player }>(
  ({ context: { game, data }, event: { from } }) => {
    const to = other[from]
    const coins = { ...game.coins, [from]: game.coins[from] - 1, [to]: game.coins[to] + 1 }
    return { game: { ...game, coins }, data: { gifts: data.gifts + 1 } }
  },
)
export const dayChart = dayWriting.chart({
  context: ({ input: { game } }) => ({ game, data: { gifts: 0 } }),
  initial: 'visit',
  states: {
    visit: {
      meta: { calls: calls(visit, () => null), aside: gifts },
      on: { give: dayWriting.stay([], given), returned: 'evening' },
    },
    evening: { type: 'final' },
  },
})

const VisitData = z.strictObject({ praises: count })
type VisitContext = Context<Game, z.infer<typeof VisitData>>
const praise = asks<VisitContext>().must({
  name: 'praise',
  cites: [market.praise],
  seat: () => 'Ann',
  from: ({ data }) => (data.praises < 2 ? [option('praise')] : []),
})
const visiting = charting<Game, OptionOf<typeof praise>>().implementing(visit, VisitData)
export const visitChart = visiting.chart({
  context: ({ input: { game } }) => ({ game, data: { praises: 0 } }),
  initial: 'shop',
  states: {
    shop: {
      meta: { calls: calls(shop, () => null), aside: [praise] },
      on: {
        praise: visiting.stay([], ({ context: { data } }) => ({ data: { praises: data.praises + 1 } })),
        returned: 'home',
      },
    },
    home: { type: 'final' },
  },
})

const fruit = asks<Context<Game, Record<string, never>>>().upTo(option('stop'), {
  name: 'a fruit to buy',
  cites: [market.buy],
  seat: () => 'Bob',
  from: () => FRUITS.map((name) => option('buy', { fruit: name })),
  forbid: {
    table: mayNotBuy,
    view: {
      coin: ({ game }) => game.coins.Bob > 0,
      bought: ({ game }, candidate) => game.bought.includes(candidate.fruit),
    },
  },
})
const shopping = charting<Game, OptionOf<typeof fruit>>().implementing(shop, z.strictObject({}))
export const shopChart = shopping.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'counter',
  states: {
    counter: {
      meta: { asks: fruit },
      on: {
        buy: shopping.go('counter', [], ({ context: { game }, event }) => ({
          game: {
            ...game,
            coins: { ...game.coins, Bob: game.coins.Bob - 1 },
            bought: [...game.bought, event.fruit].sort(),
          },
        })),
        stop: 'out',
        nothing: 'out',
      },
    },
    out: { type: 'final' },
  },
})

export const book: Book<Game> = {
  name: 'market',
  title: 'Market',
  edition: 'a toy',
  sections: [market],
  schema: Game,
  seats: PLAYERS,
  empty: { readings: {}, coins: { Ann: 2, Bob: 1 }, bought: [] },
  charts: [dayChart, visitChart, shopChart],
  main: call(day, null),
  tables: [mayNotGive, mayNotBuy],
  formulas: [],
  laws: [],
  pathLaws: [],
  worlds: [],
  questions: [],
  facts: [],
}
