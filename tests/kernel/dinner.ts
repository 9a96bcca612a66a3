/**
 * Dinner: a toy game in which decisions say what they are about, and options say what they come to.
 *
 * A guest has two courses, and takes one dish in each; hot dishes are refused. After a dish the guest may praise the cook.
 */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { bookOf, type Tiny } from './tiny.js'

export const table = section('table', '6', 'Table', {
  eat: rule('The guest takes a dish in each course.'),
  hot: prohibition('Hot dishes are not taken.'),
})

const COURSES = ['the first course', 'the second course'] as const
const Data = z.strictObject({ course: z.int().min(0) })
type C = Context<Tiny, z.infer<typeof Data>>
const ask = asks<C>()

const LONG =
  'a salad of everything that the garden has in this season, and of some things that it has in no season at all'
const DISHES = { soup: 'the soup, hot from the stove', bread: 'the bread of yesterday', salad: LONG } as const
type Dish = keyof typeof DISHES
const courseOf = ({ data }: C) => COURSES[data.course] ?? 'the course after the last'

const dish = ask.must({
  name: 'a dish',
  cites: [table.eat],
  about: courseOf,
  seat: () => 'guest',
  from: () => (['soup', 'bread', 'salad'] as const).map((name) => option('take', { dish: name satisfies Dish })),
  says: (context, { dish: name }) => `${DISHES[name]}, as ${courseOf(context)}`,
  forbid: {
    table: forbid('may not take', view({ hot: flag }), (bar) => [bar(table.hot, { hot: true })]),
    view: { hot: (_, { dish: name }) => name === 'soup' },
  },
})
const praise = ask.may(option('say nothing'), {
  name: 'praise of the cook',
  cites: [table.eat],
  about: courseOf,
  seat: () => 'guest',
  from: ({ data }) => (data.course === 0 ? [option('praise')] : []),
  says: () => 'the cook',
})

const dinner = procedure('dinner')
const { chart, effect, go } = charting<Tiny, OptionOf<typeof dish> | OptionOf<typeof praise>>().implementing(
  dinner,
  Data,
)
const next = effect(({ context: { data } }) => ({ data: { course: data.course + 1 } }))
const dinnerChart = chart({
  context: ({ input: { game } }) => ({ game, data: { course: 0 } }),
  initial: 'taking',
  states: {
    taking: { meta: { asks: dish }, on: { take: 'praising' } },
    praising: {
      meta: { asks: praise },
      on: {
        praise: go('taking', [], next),
        'say nothing': go('taking', [], next),
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
})

export const book: Book<Tiny> = { ...bookOf(call(dinner, null), [dinnerChart], [table]), name: 'dinner' }
