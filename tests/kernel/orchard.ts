/**
 * Orchard: a toy game with a rulebook of one page, to try the kernel on something that is not a book.
 *
 * Two pickers take turns. On a turn a picker climbs up to two trees, each once, and picks a fruit from each; a ladder
 * lets one climb the tall tree. Once in a turn, between two trees, a picker may eat a fruit. The wind decides when it ends.
 */

import { P } from 'ts-pattern'
import { z } from 'zod'
import { type Book, law } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import {
  formula as counted,
  exception,
  permission,
  prohibition,
  rule,
  section,
} from '../../src/core/kernel/sections/clause.js'
import { question, readingOf, usualReadings } from '../../src/core/kernel/sections/question.js'
import { first, forbid, one, sum } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'

export const turns = section(
  'turns',
  '1',
  'Turns',
  {
    order: rule('Ann begins, then Bob, then Ann again.', { see: ['2'] }),
    wind: rule('After a turn the wind blows the orchard empty one time in six.'),
    onceEach: prohibition('A picker climbs a tree only once in a turn.'),
    twoTrees: prohibition('A picker climbs at most two trees in a turn.'),
    bare: prohibition('Nobody climbs a tree without fruit.'),
    tall: prohibition('The tall tree cannot be climbed.'),
    ladder: exception('A picker with a ladder can climb the tall tree.'),
    eat: permission('Once in a turn, between trees, a picker may eat a fruit.'),
    hungry: prohibition('Who has no fruit cannot eat.'),
  },
  { eat: 'Eating' },
)
export const scoring = section('scoring', '2', 'Scoring', {
  fruit: counted('Each fruit is worth one point.'),
  most: rule('The picker with more points wins.'),
  tie: rule('Nobody wins a tie.'),
  stock: rule('There are never more than six fruits.'),
})

export const TREES = ['short', 'middle', 'tall'] as const
export const PICKERS = ['Ann', 'Bob'] as const
export type Tree = (typeof TREES)[number]
export type Picker = (typeof PICKERS)[number]

const count = z.int().min(0)
export const Game = z.strictObject({
  readings: z.record(z.string(), z.string()),
  trees: z.strictObject({ short: count, middle: count, tall: count }),
  baskets: z.strictObject({ Ann: count, Bob: count }),
  ladder: z.enum(PICKERS).or(z.literal('nobody')),
})
export type Game = z.infer<typeof Game>

export const eatingScores = question('eatingScores', {
  asks: 'Does a fruit that was eaten still count?',
  clauses: [turns.eat, scoring.fruit],
  readings: { no: 'A fruit that was eaten is gone.', yes: 'A fruit that was eaten stays in the basket.' },
  usual: 'no',
  because: 'Baskets are counted, not stomachs.',
})

export const climbing = view({
  tree: TREES,
  climbed: flag,
  number: range(0, 2),
  fruit: flag,
  ladder: flag,
})
export const mayNotClimb = forbid('may not climb', climbing, (bar, lift) => [
  bar(turns.onceEach, { climbed: true }),
  bar(turns.twoTrees, { number: 2 }),
  bar(turns.bare, { fruit: false }),
  bar(turns.tall, { tree: 'tall' }),
  lift(turns.ladder, { tree: 'tall', ladder: true }, [turns.tall]),
])
export const eating = forbid('may not eat', view({ fruit: flag, eaten: flag }), (bar) => [
  bar(turns.hungry, { fruit: false }),
  bar(turns.eat, { eaten: true }),
])
export const eaten = first('what eating costs', view({ reading: eatingScores }), (row) => [
  row(turns.eat, { reading: 'yes' }, 0),
  row(turns.eat, {}, 1),
])
export const points = sum('points', view({ basket: range(0, 6) }), (row) => [
  row(scoring.fruit, { basket: P.number.positive() }, ({ basket }) => basket),
])
export const winner = one('who wins', view({ lead: range(-6, 6) }), (row) => [
  row(scoring.most, { lead: P.number.positive() }, 'Ann'),
  row(scoring.most, { lead: P.number.negative() }, 'Bob'),
  row(scoring.tie, { lead: 0 }, 'nobody'),
])

export const orchard = procedure('orchard', { results: ['Ann', 'Bob', 'nobody'] })
export const turn = procedure('turn', { args: z.strictObject({ picker: z.enum(PICKERS) }) })
export const climb = procedure('climb', {
  args: z.strictObject({ picker: z.enum(PICKERS) }),
  results: [0, 1, 2] as readonly number[],
})
export const eat = procedure('eat', { args: z.strictObject({ picker: z.enum(PICKERS) }) })

const OrchardData = z.strictObject({ picker: z.enum(PICKERS), windy: z.boolean() })
type OrchardContext = Context<Game, z.infer<typeof OrchardData>>
const wind = asks<OrchardContext>().chance({
  name: 'the wind',
  cites: [turns.wind],
  from: () => [option('blow'), option('calm')],
  weight: (_, { type }) => (type === 'blow' ? 1 : 5),
})
const playing = charting<Game, OptionOf<typeof wind>>().implementing(orchard, OrchardData)
export const orchardChart = playing.chart({
  context: ({ input: { game } }) => ({ game, data: { picker: 'Ann', windy: false } }),
  initial: 'turn',
  states: {
    turn: { meta: { calls: calls(turn, ({ data }) => ({ picker: data.picker })) }, on: { returned: 'wind' } },
    wind: {
      meta: { asks: wind, requirements: [turns.wind] },
      on: {
        blow: 'over',
        calm: playing.go('turn', [turns.order], ({ context: { data } }) => ({
          data: { ...data, picker: data.picker === 'Ann' ? 'Bob' : 'Ann' },
        })),
      },
    },
    over: { type: 'final' },
  },
  output: ({ context: { game } }) => winner.ask({ lead: game.baskets.Ann - game.baskets.Bob }),
})

const TurnData = z.strictObject({ picker: z.enum(PICKERS), eaten: z.boolean() })
type TurnContext = Context<Game, z.infer<typeof TurnData>>
const meal = asks<TurnContext>().may(option('fast'), {
  name: 'a fruit to eat',
  cites: [turns.eat],
  seat: ({ data }) => data.picker,
  from: () => [option('eat')],
  forbid: {
    table: eating,
    view: {
      fruit: ({ game, data }) => game.baskets[data.picker] > 0,
      eaten: ({ data }) => data.eaten,
    },
  },
})
const taking = charting<Game, OptionOf<typeof meal>>().implementing(turn, TurnData)
export const turnChart = taking.chart({
  context: ({ input: { game, args } }) => ({ game, data: { picker: args.picker, eaten: false } }),
  initial: 'climbing',
  states: {
    climbing: {
      meta: {
        calls: calls(climb, ({ data }) => ({ picker: data.picker })),
        meanwhile: { asks: meal, procedures: [eat], call: ({ data }) => call(eat, { picker: data.picker }) },
      },
      on: {
        eat: taking.stay([], ({ context: { data } }) => ({ data: { ...data, eaten: true } })),
        returned: 'done',
      },
    },
    done: { type: 'final' },
  },
})

const ClimbData = z.strictObject({ picker: z.enum(PICKERS), climbed: z.array(z.enum(TREES)).readonly() })
type ClimbContext = Context<Game, z.infer<typeof ClimbData>>
const tree = asks<ClimbContext>().upTo(option('stop'), {
  name: 'a tree to climb',
  cites: [turns.twoTrees],
  seat: ({ data }) => data.picker,
  from: () => TREES.map((name) => option('climb', { tree: name })),
  forbid: {
    table: mayNotClimb,
    view: {
      tree: (_, candidate) => candidate.tree,
      climbed: ({ data }, candidate) => data.climbed.includes(candidate.tree),
      number: ({ data }) => data.climbed.length,
      fruit: ({ game }, candidate) => game.trees[candidate.tree] > 0,
      ladder: ({ game, data }) => game.ladder === data.picker,
    },
  },
})
const scaling = charting<Game, OptionOf<typeof tree>>().implementing(climb, ClimbData)
export const climbChart = scaling.chart({
  context: ({ input: { game, args } }) => ({ game, data: { picker: args.picker, climbed: [] } }),
  initial: 'next tree',
  states: {
    'next tree': {
      meta: { asks: tree, seam: true },
      on: {
        climb: scaling.go('next tree', [], ({ context: { game, data }, event }) => ({
          game: {
            ...game,
            trees: { ...game.trees, [event.tree]: game.trees[event.tree] - 1 },
            baskets: { ...game.baskets, [data.picker]: game.baskets[data.picker] + 1 },
          },
          data: { ...data, climbed: [...data.climbed, event.tree] },
        })),
        stop: 'done',
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { data } }) => data.climbed.length,
})

const EatData = z.strictObject({ picker: z.enum(PICKERS) })
const chewing = charting<Game>().implementing(eat, EatData)
export const eatChart = chewing.chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'chewing',
  states: {
    chewing: {
      always: chewing.go('done', [turns.eat], ({ context: { game, data } }) => ({
        game: {
          ...game,
          baskets: {
            ...game.baskets,
            [data.picker]: game.baskets[data.picker] - eaten.ask({ reading: readingOf(game, eatingScores) }),
          },
        },
      })),
    },
    done: { type: 'final' },
  },
})

export const stock = law<Game>(
  'at most six fruits',
  [scoring.stock],
  ({ trees, baskets }) => {
    const fruits = [...Object.values(trees), ...Object.values(baskets)].reduce((total, number) => total + number, 0)
    return fruits > 6 ? [`${fruits} fruits; there are six`] : []
  },
  (game) => [{ ...game, baskets: { Ann: 7, Bob: 0 } }],
)

export const book: Book<Game> = {
  name: 'orchard',
  title: 'Orchard',
  edition: 'a toy',
  sections: [turns, scoring],
  schema: Game,
  empty: {
    readings: usualReadings([eatingScores]),
    trees: { short: 2, middle: 2, tall: 2 },
    baskets: { Ann: 0, Bob: 0 },
    ladder: 'Ann',
  },
  charts: [orchardChart, turnChart, climbChart, eatChart],
  main: call(orchard, null),
  tables: [mayNotClimb, eating, eaten, points, winner],
  formulas: [],
  laws: [stock],
  pathLaws: [],
  worlds: [],
  questions: [eatingScores],
  facts: [],
}
