/**
 * Ladder: a turn in the orchard in which a picker chooses what to do, to try doors and what candidates lead to.
 *
 * To climb, one must be hungry for more: there is a door for who has three fruits. A trade is an offer further on, and needs a
 * fruit; to rest leads nowhere further in.
 */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { further } from '../../src/core/kernel/offers/candidate-continuations.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { comesTo, flag, range, view } from '../../src/core/kernel/tables/table-view.js'

export const says = section('ladders', '1', 'Ladders', {
  choose: rule('A picker climbs, trades, shops or rests.'),
  full: prohibition('Who has three fruits does not climb.'),
  bare: prohibition('Nobody climbs a tree without fruit.'),
  price: prohibition('A tree must be paid for.'),
  low: prohibition('The lowest tree is for children.'),
  somewhere: prohibition('What cannot be done anywhere is not chosen.'),
  poor: prohibition('What cannot be paid for is not chosen.'),
  baskets: rule('Baskets are for sale.'),
})

const TREES = ['short', 'middle', 'tall'] as const
const count = z.int().min(0)
export const Game = z.strictObject({
  readings: z.record(z.string(), z.string()),
  trees: z.strictObject({ short: count, middle: count, tall: count }),
  fruits: count,
  coins: count,
})
export type Game = z.infer<typeof Game>

export const mayNotBegin = forbid('may not begin', view({ fruits: range(0, 9) }), (bar) => [
  bar(says.full, { fruits: 3 }),
])
export const mayNotClimb = forbid('may not climb', view({ low: flag, fruit: flag, coins: flag }), (bar) => [
  bar(says.low, { low: true }),
  bar(says.bare, { fruit: false }),
  bar(says.price, { coins: false }),
])
export const mayNotDo = forbid(
  'may not do',
  view({ tired: flag, opening: comesTo({ unaffordable: [says.price] }) }),
  (bar) => [
    bar(says.choose, { tired: true }),
    bar(says.somewhere, { opening: 'nowhere' }),
    bar(says.poor, { opening: 'unaffordable' }),
  ],
)

export const climbing = procedure('climbing', { door: mayNotBegin })
export const shopping = procedure('shopping')
export const resting = procedure('resting')
export const doing = procedure('doing', { args: z.strictObject({ tired: z.boolean() }) })
export const reckless = procedure('reckless')

type C = Context<Game, null>
/** The number of times a tree was examined. */
export const looks = { at: 0 }

export const tree = asks<C>().must({
  name: 'a tree',
  cites: [says.choose],
  seat: () => 'Ann',
  from: () => TREES.map((name) => option('climb', { tree: name })),
  forbid: {
    table: mayNotClimb,
    view: {
      low: (_, candidate) => candidate.tree === 'short',
      fruit: ({ game }, candidate) => {
        looks.at += 1
        return game.trees[candidate.tree] > 0
      },
      coins: ({ game }) => game.coins > 0,
    },
  },
})
const climb = charting<Game, OptionOf<typeof tree>>().implementing(climbing, z.null())
const climbingChart = climb.chart({
  door: { fruits: ({ game }) => game.fruits },
  context: ({ input: { game } }) => ({ game, data: null }),
  initial: 'trees',
  states: { trees: { meta: { asks: tree }, on: { climb: 'done', nothing: 'done' } }, done: { type: 'final' } },
  output: null,
})

const wares = asks<C>().must({ name: 'a basket', cites: [says.baskets], seat: () => 'Ann', from: () => [] })
const shop = charting<Game, OptionOf<typeof wares>>().implementing(shopping, z.null())
const shoppingChart = shop.chart({
  context: ({ input: { game } }) => ({ game, data: null }),
  initial: 'wares',
  states: { wares: { meta: { asks: wares }, on: { nothing: 'done' } }, done: { type: 'final' } },
  output: null,
})

const rest = charting<Game>().implementing(resting, z.null())
const restingChart = rest.chart({
  context: ({ input: { game } }) => ({ game, data: null }),
  initial: 'asleep',
  states: { asleep: { always: 'done' }, done: { type: 'final' } },
  output: null,
})

const DEEDS = ['climb', 'trade', 'shop', 'rest', 'sing'] as const
type Doing = Context<Game, { tired: boolean }>

const trade = asks<Doing>().must({
  name: 'a fruit to trade',
  cites: [says.choose],
  seat: () => 'Ann',
  from: () => [option('trade')],
  forbid: { table: mayNotClimb, view: { low: () => false, fruit: ({ game }) => game.fruits > 0, coins: () => true } },
})
export const deed = asks<Doing>().may(option('nothing at all'), {
  name: 'what to do',
  cites: [says.choose],
  seat: () => 'Ann',
  from: () => DEEDS.map((what) => option('do', { what })),
  forbid: { table: mayNotDo, view: { tired: ({ data }) => data.tired } },
  leads: (context, { what }) => {
    if (what === 'climb') return call(climbing, null)
    if (what === 'shop') return call(shopping, null)
    if (what === 'rest') return call(resting, null)
    return what === 'trade' ? further(trade, context) : undefined
  },
})
const act = charting<Game, OptionOf<typeof deed>>().implementing(doing, z.strictObject({ tired: z.boolean() }))
const doingChart = act.chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'deeds',
  states: {
    deeds: { meta: { asks: deed }, on: { do: 'done', 'nothing at all': 'done', nothing: 'done' } },
    done: { type: 'final' },
  },
  output: null,
})

/** Climbs, whether or not it may. */
const rush = charting<Game>().implementing(reckless, z.null())
const recklessChart = rush.chart({
  context: ({ input: { game } }) => ({ game, data: null }),
  initial: 'up',
  states: {
    up: {
      meta: { calls: { procedures: [climbing as never], pick: () => call(climbing, null) } },
      on: { returned: 'done' },
    },
    done: { type: 'final' },
  },
  output: null,
})

export const game: Game = { readings: {}, trees: { short: 1, middle: 1, tall: 1 }, fruits: 0, coins: 1 }

export const book: Book<Game> = {
  name: 'ladder',
  title: 'Ladder',
  edition: 'a toy',
  sections: [says],
  schema: Game,
  empty: game,
  charts: [climbingChart, shoppingChart, restingChart, doingChart, recklessChart],
  main: call(doing, { tired: false }),
  tables: [mayNotBegin, mayNotClimb, mayNotDo],
  formulas: [],
  laws: [],
  pathLaws: [],
  worlds: [],
  questions: [],
  facts: [],
}
