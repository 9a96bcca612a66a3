/** Walk: a toy game whose one question shows before anybody decides, and whose other after a long way only. */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { permission, rule, section } from '../../src/core/kernel/sections/clause.js'
import { question, readingOf, usualReadings } from '../../src/core/kernel/sections/question.js'
import { forbid, one } from '../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'

/** The number of steps to the end of the way. */
export const STEPS = 30

export const way = section('way', '1', 'Way', {
  step: permission('The walker takes a step.'),
  packs: rule('The walker packs before the way begins.'),
  arrives: rule('The walker arrives after the last step.'),
})

const asking = <const Name extends string>(name: Name, asked: string) =>
  question(name, {
    asks: asked,
    clauses: [way.packs],
    readings: { no: 'No.', yes: 'Yes.' },
    usual: 'no',
    because: 'It is not said.',
  })
/** Seen as soon as the way begins. */
export const packsBread = asking('packsBread', 'Is bread packed?')
/** Seen in the outcome of the way. */
export const arrivesHungry = asking('arrivesHungry', 'Does a walker without bread arrive hungry?')

const Game = z.strictObject({ readings: z.record(z.string(), z.string()), bread: z.int().min(0).max(1) })
type Game = z.infer<typeof Game>
const Data = z.strictObject({ steps: z.int().min(0).max(STEPS) })

const howArrived = one('how the walker arrives', view({ bread: range(0, 1), arrivesHungry }), (row) => [
  row(way.arrives, { bread: 0, arrivesHungry: 'yes' }, () => 'hungry'),
  row(way.arrives, { bread: 0, arrivesHungry: 'no' }, () => 'well'),
  row(way.arrives, { bread: 1 }, () => 'well'),
])
const step = asks<Context<Game, z.infer<typeof Data>>>().must({
  name: 'a step',
  cites: [way.step],
  seat: () => 'walker',
  from: () => [option('step')],
  forbid: {
    table: forbid('may not step', view({ steps: range(0, STEPS) }), (bar) => [bar(way.arrives, { steps: STEPS })]),
    view: { steps: ({ data }) => data.steps },
  },
})
const walking = charting<Game, OptionOf<typeof step>>().implementing(
  procedure('walk', { results: ['well', 'hungry'] }),
  Data,
)
const chart = walking.chart({
  context: ({ input: { game } }) => ({ game, data: { steps: 0 } }),
  initial: 'packing',
  states: {
    packing: {
      always: walking.go('walking', [], ({ context: { game } }) => ({
        game: { ...game, bread: readingOf(game, packsBread) === 'yes' ? 1 : 0 },
      })),
    },
    walking: {
      meta: { asks: step },
      on: {
        step: walking.stay([], ({ context: { data } }) => ({ data: { steps: data.steps + 1 } })),
        nothing: 'arrived',
      },
    },
    arrived: { type: 'final' },
  },
  output: ({ context: { game } }) =>
    howArrived.ask({ bread: game.bread, arrivesHungry: readingOf(game, arrivesHungry) }),
})

const questions = [packsBread, arrivesHungry]

/** The walk as a book. */
export const book: Book<Game> = {
  name: 'walk',
  title: 'Walk',
  edition: 'a toy',
  sections: [way],
  schema: Game,
  seats: ['walker'],
  empty: { readings: usualReadings(questions), bread: 0 },
  charts: [chart],
  main: call(chart.procedure, null),
  tables: [howArrived],
  formulas: [],
  laws: [],
  pathLaws: [],
  worlds: [],
  questions,
  facts: [],
}
