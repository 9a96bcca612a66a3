/**
 * Mill: a toy game with a question of every sort, small enough that all its positions and short plays can be listed.
 *
 * On a day the miller grinds grain or sells flour, up to three times; in the evening he may rest, and then it is counted.
 */
import { z } from 'zod'
import { type Book, law } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { permission, rule, section } from '../../src/core/kernel/sections/clause.js'
import { question, readingOf, usualReadings } from '../../src/core/kernel/sections/question.js'
import { forbid, one } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'

export const mill = section('mill', '1', 'Mill', {
  grind: permission('The miller may grind a grain.'),
  sell: permission('The miller may sell a flour.'),
  wheel: rule('A wheel that stands still grinds nothing.'),
  thrice: rule('He does so up to three times.'),
  rest: permission('After work he may rest, if he worked.'),
  stock: rule('There are never more than four sacks.'),
  richest: rule('A day is good with two coins.'),
})

const asking = <const Name extends string>(name: Name, asked: string) =>
  question(name, {
    asks: asked,
    clauses: [mill.grind],
    readings: { no: 'No.', yes: 'Yes.' },
    usual: 'no',
    because: 'It is not said.',
  })
/** Seen at once, in what is offered. */
export const stillGrinds = asking('stillGrinds', 'Can he grind by hand?')
/** Seen after a choice, in the game. */
export const doubleFlour = asking('doubleFlour', 'Is a grain two flours?')
/** Noted by the procedure, and seen two choices later. */
export const sellingIsWork = asking('sellingIsWork', 'Is selling work?')
/** Seen in the outcome alone. */
export const threeCoins = asking('threeCoins', 'Are three coins needed?')
/** Asked, and nothing comes of it. */
export const songs = asking('songs', 'Does he sing?')
/** Asked only where two others have happened. */
export const sunday = asking('sunday', 'Does he go on with four flours?')

const count = z.int().min(0).max(4)
export const Game = z.strictObject({
  readings: z.record(z.string(), z.string()),
  grain: count,
  flour: count,
  coins: count,
  wheel: z.enum(['still', 'turning']),
})
export type Game = z.infer<typeof Game>

export const questions = [stillGrinds, doubleFlour, sellingIsWork, threeCoins, songs, sunday] as const

const mayNotGrind = forbid('may not grind', view({ grain: flag, still: flag, stillGrinds, room: flag }), (bar) => [
  bar(mill.grind, { grain: false }),
  bar(mill.wheel, { still: true, stillGrinds: 'no' }),
  bar(mill.stock, { room: false }),
])
const maySell = forbid('may not sell', view({ flour: flag, sunday, full: flag }), (bar) => [
  bar(mill.sell, { flour: false }),
  bar(mill.sell, { sunday: 'yes', full: true }),
])
const mayRest = forbid('may not rest', view({ worked: flag }), (bar) => [bar(mill.rest, { worked: false })])
export const goodDay = one('a good day', view({ coins: range(0, 4), threeCoins }), (row) => [
  row(mill.richest, {}, ({ coins, threeCoins: three }) => (coins >= (three === 'yes' ? 3 : 2) ? 'good' : 'poor')),
])

export const day = procedure('day', { results: ['good', 'poor'] })
export const work = procedure('work', { results: [false, true] as readonly boolean[] })

const WorkData = z.strictObject({ times: z.int().min(0), worked: z.boolean() })
type WorkContext = Context<Game, z.infer<typeof WorkData>>
const task = asks<WorkContext>().upTo(option('stop'), {
  name: 'what to do',
  cites: [mill.thrice],
  seat: () => 'miller',
  from: ({ data }) => (data.times < 3 ? [option('grind'), option('sell')] : []),
  forbid: {
    table: forbid('may not do', view({ grind: flag, refused: flag }), (bar) => [bar(mill.thrice, { refused: true })]),
    view: { grind: (_, { type }) => type === 'grind', refused: ({ game }, { type }) => refused(game, type) },
  },
})
function refused(game: Game, type: string): boolean {
  readingOf(game, songs)
  if (type === 'sell')
    return maySell.refuses({
      flour: game.flour > 0,
      sunday: game.flour === 4 ? readingOf(game, sunday) : 'no',
      full: game.flour === 4,
    })
  return mayNotGrind.refuses({
    grain: game.grain > 0,
    still: game.wheel === 'still',
    stillGrinds: game.wheel === 'still' ? readingOf(game, stillGrinds) : 'no',
    room: true,
  })
}
const working = charting<Game, OptionOf<typeof task>>().implementing(work, WorkData)
const workChart = working.chart({
  context: ({ input: { game } }) => ({ game, data: { times: 0, worked: false } }),
  initial: 'working',
  states: {
    working: {
      meta: { asks: task },
      on: {
        grind: working.stay([], ({ context: { game, data } }) => ({
          game: {
            ...game,
            grain: game.grain - 1,
            flour: game.flour + (readingOf(game, doubleFlour) === 'yes' ? 2 : 1),
          },
          data: { times: data.times + 1, worked: true },
        })),
        sell: working.stay([], ({ context: { game, data } }) => ({
          game: { ...game, flour: game.flour - 1, coins: Math.min(4, game.coins + 1) },
          data: { times: data.times + 1, worked: data.worked || readingOf(game, sellingIsWork) === 'yes' },
        })),
        stop: 'done',
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { data } }) => data.worked,
})

const DayData = z.strictObject({ worked: z.boolean(), result: z.enum(['good', 'poor']) })
const evening = asks<Context<Game, z.infer<typeof DayData>>>().may(option('sleep'), {
  name: 'whether to rest',
  cites: [mill.rest],
  seat: () => 'miller',
  from: () => [option('rest')],
  forbid: { table: mayRest, view: { worked: ({ data }) => data.worked } },
})
const living = charting<Game, OptionOf<typeof evening>>().implementing(day, DayData)
const dayChart = living.chart({
  context: ({ input: { game } }) => ({ game, data: { worked: false, result: 'poor' } }),
  initial: 'work',
  states: {
    work: {
      meta: { calls: calls(work, () => null) },
      on: {
        returned: living.go('evening', [], ({ context: { data }, event }) => ({
          data: { ...data, worked: (event as unknown as { readonly result: boolean }).result },
        })),
      },
    },
    evening: { meta: { asks: evening }, on: { rest: 'over', sleep: 'over', nothing: 'over' } },
    over: { type: 'final' },
  },
  output: ({ context: { game } }) => goodDay.ask({ coins: game.coins, threeCoins: readingOf(game, threeCoins) }),
})

const stock = law<Game>(
  'four sacks',
  [mill.stock],
  ({ grain, flour }) => (grain + flour > 4 ? ['too many sacks'] : []),
  (game) => [{ ...game, grain: 4, flour: 4 }],
)

/** The mill as a book: its day, and the one world of a day with a little of everything. */
export const book: Book<Game> = {
  name: 'mill',
  title: 'Mill',
  edition: 'a toy',
  sections: [mill],
  schema: Game,
  seats: ['miller'],
  empty: { readings: usualReadings(questions), grain: 2, flour: 0, coins: 0, wheel: 'turning' },
  charts: [dayChart, workChart],
  main: call(day, null),
  tables: [mayNotGrind, maySell, mayRest, goodDay],
  formulas: [],
  laws: [stock],
  pathLaws: [],
  worlds: [
    {
      name: 'a day',
      game: { readings: usualReadings(questions), grain: 1, flour: 3, coins: 2, wheel: 'still' },
      call: call(day, null),
      reach: 'whole',
    },
  ],
  questions,
  facts: [],
  results: (outcome) => ({ winner: outcome === 'good' ? 'miller' : 'nobody', margins: {} }),
}
