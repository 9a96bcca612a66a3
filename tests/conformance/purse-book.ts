/**
 * Purse: the rules of the toy game of which the vectors stand in purse-cases.ts. Ann and Bob pay each other in turn, as long as they like.
 */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { permission, prohibition, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'

export const paying = section('paying', '1', 'Paying', {
  free: permission('Ann and Bob, in turn, may pay the other some coins.'),
})
export const purses = section('purses', '1.1', 'Purses', {
  empty: prohibition('Nobody pays more than the purse holds.'),
})

const SEATS = ['Ann', 'Bob'] as const
const other = { Ann: 'Bob', Bob: 'Ann' } as const
const count = z.int().min(0)

const Game = z.strictObject({ readings: z.record(z.string(), z.string()), Ann: count, Bob: count, rumour: z.string() })
type Game = z.infer<typeof Game>

const mayNotPay = forbid('may not pay', view({ enough: flag }), (bar) => [bar(purses.empty, { enough: false })])

const Data = z.strictObject({ seat: z.enum(SEATS) })
const coins = asks<Context<Game, z.infer<typeof Data>>>().upTo(option('stop'), {
  name: 'coins to pay',
  cites: [paying.free],
  seat: ({ data }) => data.seat,
  from: () => [1, 2, 3, 4, 5, 6, 7].map((number) => option('pay', { coins: number })),
  forbid: { table: mayNotPay, view: { enough: ({ game, data }, candidate) => game[data.seat] >= candidate.coins } },
})
const payingProcedure = procedure('paying')
const writing = charting<Game, OptionOf<typeof coins>>().implementing(payingProcedure, Data)
const chart = writing.chart({
  context: ({ input: { game } }) => ({ game, data: { seat: 'Ann' } }),
  initial: 'paying',
  states: {
    paying: {
      meta: { asks: coins },
      on: {
        pay: writing.go('paying', [], ({ context: { game, data }, event }) => ({
          game: {
            ...game,
            [data.seat]: game[data.seat] - event.coins,
            [other[data.seat]]: game[other[data.seat]] + event.coins,
          },
          data: { seat: other[data.seat] },
        })),
        stop: 'over',
        nothing: 'over',
      },
    },
    over: { type: 'final' },
  },
})

const empty: Game = { readings: {}, Ann: 4, Bob: 2, rumour: 'none' }

export const book: Book<Game> = {
  name: 'purse',
  title: 'Purse',
  edition: 'a toy',
  sections: [paying, purses],
  schema: Game,
  empty,
  bases: { poor: { ...empty, Ann: 0, Bob: 0 } },
  charts: [chart],
  main: call(payingProcedure, null),
  tables: [mayNotPay],
  formulas: [],
  laws: [],
  pathLaws: [],
  worlds: [
    { name: 'payments', game: empty, call: call(payingProcedure, null), reach: 'whole' },
    {
      name: 'a rumour',
      game: { ...empty, Ann: 5, Bob: 5, rumour: 'rain' },
      call: call(payingProcedure, null),
      reach: 'whole',
    },
  ],
  questions: [],
  facts: [],
}
