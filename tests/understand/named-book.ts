/** Small books whose names a test makes up: procedures with one choice, measures that are always 1, and clauses. @module */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Chart, type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import { bookOf, type Tiny } from '../kernel/tiny.js'

const marches = section('marches', '1', 'Marches', {
  go: rule('A picker goes to a hill or a wood.'),
  full: prohibition('Nobody sets out when it rains.'),
  deep: prohibition('Nobody enters the deep wood.'),
})

const mayNotBegin = forbid('may not set out', view({ number: range(0, 9) }), (bar) => [
  bar(marches.full, { number: 9 }),
])
const mayNotGo = forbid('may not go', view({ to: ['hill', 'wood'] }), (bar) => [bar(marches.deep, { to: 'wood' })])

const Data = z.strictObject({ picker: z.enum(['Ann', 'Bob']) })
const goal = asks<Context<Tiny, z.infer<typeof Data>>>().must({
  name: 'where to go',
  cites: [marches.go],
  seat: ({ data }) => data.picker,
  from: () => (['hill', 'wood'] as const).map((to) => option('go', { to })),
  forbid: { table: mayNotGo, view: { to: (_, candidate) => candidate.to } },
})

/** A procedure of Ann or Bob of some name, which may not begin where the number of the game is 9. */
const marchChart = (name: string): Chart =>
  charting<Tiny, OptionOf<typeof goal>>()
    .implementing(procedure(name, { args: Data, door: mayNotBegin }), Data)
    .chart({
      door: { number: ({ game }) => game.number },
      context: ({ input: { game, args } }) => ({ game, data: args }),
      initial: 'somewhere',
      states: { somewhere: { meta: { asks: goal }, on: { go: 'there', nothing: 'there' } }, there: { type: 'final' } },
    })

/** The domains of a measure. */
type Domains = Readonly<Record<string, readonly string[]>>

/** What a book declares. */
export interface Names {
  readonly procedures?: readonly string[]
  readonly measures?: readonly (readonly [name: string, domains?: Domains])[]
  readonly clauses?: readonly string[]
}

/** A book of procedures, measures and clauses of some names. */
export function bookNamed({ procedures = [], measures = [], clauses = [] }: Names): Book<Tiny> {
  const texts = section('s', '2', '', Object.fromEntries(clauses.map((text, at) => [`k${at + 1}`, rule(text)])))
  const charts = procedures.map(marchChart)
  return {
    ...bookOf(call(procedure('all'), null), charts, [marches, texts]),
    seats: ['Ann', 'Bob'],
    measures: measures.map(([name, domains = {}]) => measure(name, [marches.go], domains, () => 1).over()),
  }
}
