/**
 * Code that must not compile. Each case names a part of the compiler's message for the next line.
 *
 * Nothing here is ever run.
 */
import { P } from 'ts-pattern'
import { z } from 'zod'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { type Clause, rule, section } from '../../src/core/kernel/sections/clause.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { forbid, one, sum } from '../../src/core/kernel/tables/rule-table.js'
import { comesTo, flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import {
  climb,
  climbing,
  eaten,
  type Game,
  mayNotClimb,
  points,
  scoring,
  TREES,
  type Tree,
  turns,
  winner,
} from './orchard.js'

export const clauses = () => {
  // @ts-expect-error: Property 'onse' does not exist
  const misspelt = turns.onse
  // @ts-expect-error: is missing the following properties from type 'Clause<string>'
  const whole: Clause = turns
  // @ts-expect-error: 'bakes' does not exist
  section('bread', '4.1', 'Bread', { bake: rule('Bread is baked.') }, { bakes: 'Baking' })
  return [misspelt, whole]
}

export const rows = () => [
  // @ts-expect-error: 'branch' does not exist
  forbid('an unknown field', climbing, (bar) => [bar(turns.tall, { branch: 1 })]),
  // @ts-expect-error: Type '"oak"' is not assignable
  forbid('a literal outside the domain', climbing, (bar) => [bar(turns.tall, { tree: 'oak' })]),
  // @ts-expect-error: is not assignable to parameter of type 'Cited'
  forbid('a section for a clause', climbing, (bar) => [bar(turns, { tree: 'tall' })]),
  // @ts-expect-error: Type 'string' is not assignable to type 'number'
  sum('a word for a number', view({ basket: range(0, 6) }), (row) => [row(scoring.fruit, {}, 'one')]),
  one('a field of a value that cannot be there', view({ tree: ['short', 'tall'], ladder: flag }), (row) => [
    // @ts-expect-error: This comparison appears to be unintentional
    row(turns.tall, { tree: 'tall' }, ({ tree }) => tree === 'short'),
    row(turns.bare, { tree: P.not('tall') }, false),
  ]),
]

export const questionsAsked = () => {
  // @ts-expect-error: Property 'ladder' is missing
  mayNotClimb.ask({ tree: 'tall', climbed: false, number: 0, fruit: true })
  // @ts-expect-error: Type '"maybe"' is not assignable
  eaten.ask({ reading: 'maybe' })
  // @ts-expect-error: Type 'number' is not assignable to type 'string'
  const score: string = points.ask({ basket: 1 })
  // @ts-expect-error: Type '"Ann"' is not assignable to type '"Carl"'
  const carl: 'Carl' = winner.ask({ lead: 1 })
  return [score, carl]
}

export const readings = () =>
  question('ripe', {
    asks: 'Is green ripe?',
    clauses: [turns.bare],
    readings: { yes: 'It is.', no: 'It is not.' },
    // @ts-expect-error: Type '"perhaps"' is not assignable
    usual: 'perhaps',
    because: 'Taste.',
  })

const Data = z.strictObject({ tree: z.enum(['short', 'middle', 'tall']) })
type C = Context<Game, { tree: Tree }>
const candidates = {
  name: 'a tree',
  cites: [turns.tall],
  seat: () => 'Ann',
  from: () => [option('climb', { tree: 'tall' })],
}
const offer = asks<C>().may(option('stop'), candidates)

export const offers = () => {
  const fields = { tree: () => 'tall' as const, climbed: () => false, number: () => 0, fruit: () => true }
  asks<C>().must({ ...candidates, forbid: { table: mayNotClimb, view: { ...fields, ladder: () => true } } })
  // @ts-expect-error: Property 'ladder' is missing
  asks<C>().must({ ...candidates, forbid: { table: mayNotClimb, view: fields } })
  // @ts-expect-error: 'lader' does not exist
  asks<C>().must({ ...candidates, forbid: { table: mayNotClimb, view: { ...fields, lader: () => true } } })
  // @ts-expect-error: Type 'string' is not assignable to type 'boolean'
  asks<C>().must({ ...candidates, forbid: { table: mayNotClimb, view: { ...fields, ladder: () => 'none' } } })
  asks<C>().may(option('stop'), candidates, {
    table: mayNotClimb,
    // @ts-expect-error: Property 'ladder' is missing
    view: fields,
  })
  asks<C>().must({
    ...candidates,
    // @ts-expect-error: Property 'basket' does not exist
    seat: ({ data }) => data.basket,
  })
  asks<C>().chance({
    name: 'the wind',
    cites: [],
    from: () => [option('blow'), option('calm')],
    // @ts-expect-error: This comparison appears to be unintentional
    weight: (_, { type }) => (type === 'rain' ? 1 : 5),
  })
}

export const procedures = () => [
  // @ts-expect-error: 'climber' does not exist
  call(climb, { climber: 'Ann' }),
  // @ts-expect-error: Type '"Carl"' is not assignable
  calls(climb, () => ({ picker: 'Carl' })),
]

export const charts = () => {
  const climbs = procedure('climbs', { args: z.strictObject({ tree: z.enum(TREES) }), results: ['up', 'down'] })
  const { chart, stay, when } = charting<Game, OptionOf<typeof offer>>().implementing(climbs, Data)
  const context = ({ input: { game, args } }: { input: { game: Game; args: { tree: Tree } } }) => ({ game, data: args })
  const elsewhere = asks<Context<Game, { basket: number }>>().must({
    ...candidates,
    seat: ({ data }) => `${data.basket}`,
  })
  return [
    chart({
      context,
      initial: 'a tree',
      states: {
        // @ts-expect-error: 'jump' does not exist
        'a tree': { on: { jump: 'a tree' } },
        'another tree': {
          on: {
            // @ts-expect-error: Property 'treee' does not exist
            climb: stay([], ({ event }) => ({ data: { tree: event.treee } })),
            // @ts-expect-error: Property 'tree' is missing in type '{ branch: number; }'
            stop: stay([], () => ({ data: { branch: 2 } })),
            // @ts-expect-error: Property 'basket' does not exist
            nothing: when('it compiles', (args) => args.context.data.basket > 0, 'a tree'),
          },
        },
        // @ts-expect-error: Property 'basket' is missing
        'a tree of another chart': { meta: { asks: elsewhere } },
      },
    }),
    chart({
      context,
      initial: 'a tree',
      states: { 'a tree': { type: 'final' } },
      // @ts-expect-error: Type '"sideways"' is not assignable
      output: () => 'sideways',
    }),
  ]
}

export const doors = () => {
  const guarded = procedure('guarded', { door: mayNotClimb })
  const open = charting<Game>().implementing(procedure('open'), z.null())
  const { chart } = charting<Game>().implementing(guarded, z.null())
  const rest = {
    context: ({ input: { game } }: { input: { game: Game } }) => ({ game, data: null }),
    initial: 'over',
    states: { over: { type: 'final' as const } },
    output: null,
  }
  const door = { tree: () => 'tall' as const, climbed: () => false, number: () => 0, fruit: () => true }
  return [
    chart({ ...rest, door: { ...door, ladder: ({ game }) => game.ladder === 'Ann' } }),
    // @ts-expect-error: Property 'door' is missing
    chart(rest),
    // @ts-expect-error: Property 'ladder' is missing
    chart({ ...rest, door }),
    // @ts-expect-error: is not assignable to type 'never'
    open.chart({ ...rest, door: { ...door, ladder: () => true } }),
  ]
}

export const leads = () => {
  const table = forbid('what comes of it', view({ ladder: flag, opening: comesTo() }), (bar) => [
    bar(turns.tall, { opening: 'nowhere' }),
    // @ts-expect-error: Type '"unaffordable"' is not assignable
    bar(turns.tall, { opening: 'unaffordable' }),
  ])
  asks<C>().must({
    ...candidates,
    forbid: { table, view: { ladder: () => true } },
    leads: () => call(climb, { picker: 'Ann' }),
  })
  // @ts-expect-error: 'opening' does not exist
  asks<C>().must({ ...candidates, forbid: { table, view: { ladder: () => true, opening: () => 'open' } } })
}

export const positions = (position: Position<Game>) => {
  // @ts-expect-error: Cannot assign to 'stack' because it is a read-only property
  position.stack = []
  // @ts-expect-error: Property 'push' does not exist
  position.stack.push({ chart: 'eat', state: 'chewing', data: null })
}
