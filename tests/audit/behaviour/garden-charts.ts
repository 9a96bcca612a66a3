/** Charts of Orchard with one thing changed each time. */

import { z } from 'zod'
import { type Chart, charting, type StateOf } from '../../../src/core/kernel/charts/chart.js'
import { asks, option } from '../../../src/core/kernel/offers/offer.js'
import { readingOf } from '../../../src/core/kernel/sections/question.js'
import * as garden from '../../kernel/orchard.js'

const picker = z.enum(garden.PICKERS)
const Data = z.strictObject({
  picker,
  climbed: z.array(z.enum(garden.TREES)).readonly(),
})
type Climbing = { readonly game: garden.Game; readonly data: z.infer<typeof Data> }

/** The chart of climbing over another table, with another yield of a tree, or without the way to stop. */
export function climbingOver(table: typeof garden.mayNotClimb, yields: number, stopping = true): Chart {
  const tree = asks<Climbing>().upTo(option('stop'), {
    name: 'a tree to climb',
    cites: [garden.turns.twoTrees],
    seat: ({ data }) => data.picker,
    from: () => garden.TREES.map((name) => option('climb', { tree: name })),
    forbid: {
      table,
      view: {
        tree: (_, candidate) => candidate.tree,
        climbed: ({ data }, candidate) => data.climbed.includes(candidate.tree),
        number: ({ data }) => data.climbed.length,
        fruit: ({ game }, candidate) => game.trees[candidate.tree] > 0,
        ladder: ({ game, data }) => game.ladder === data.picker,
      },
    },
  })
  const scaling = charting<garden.Game, { type: 'climb'; tree: garden.Tree } | { type: 'stop' }>().implementing(
    garden.climb,
    Data,
  )
  return scaling.chart({
    context: ({ input: { game, args } }) => ({ game, data: { picker: args.picker, climbed: [] } }),
    initial: 'next tree',
    states: {
      'next tree': {
        meta: { asks: tree, seam: true },
        on: {
          ...(stopping && { stop: 'done' as const }),
          climb: scaling.go('next tree', [garden.scoring.fruit], ({ context: { game, data }, event }) => ({
            game: {
              ...game,
              trees: { ...game.trees, [event.tree]: game.trees[event.tree] - 1 },
              baskets: { ...game.baskets, [data.picker]: game.baskets[data.picker] + yields },
            },
            data: { ...data, climbed: [...data.climbed, event.tree] },
          })),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => data.climbed.length,
  })
}

const Eating = z.strictObject({ picker })

/** The chart of eating, which costs what a table says. */
export function eatingOver(table: typeof garden.eaten): Chart {
  const chewing = charting<garden.Game>().implementing(garden.eat, Eating)
  const left = ({ game, data }: { readonly game: garden.Game; readonly data: z.infer<typeof Eating> }) =>
    game.baskets[data.picker] - table.ask({ reading: readingOf(game, garden.eatingScores) })
  return chewing.chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'chewing',
    states: {
      chewing: {
        always: chewing.go('done', [garden.turns.eat], ({ context: { game, data } }) => ({
          game: { ...game, baskets: { ...game.baskets, [data.picker]: left({ game, data }) } },
        })),
      },
      done: { type: 'final' },
    },
  })
}

/** A chart of Orchard with another state in the place of the one of that name. */
const standing = (chart: Chart, name: string, change: (state: StateOf) => StateOf): Chart => ({
  ...chart,
  states: { ...chart.states, [name]: change(chart.states[name] as StateOf) },
})

/** A turn that gives no right to eat. */
export const turnWithoutMeals = standing(garden.turnChart, 'climbing', (state) => ({ ...state, meanwhile: [] }))

/** A wind that blows the orchard empty one time in three. */
export const strongWind = standing(garden.orchardChart, 'wind', ({ asks: wind, ...state }) => ({
  ...state,
  ...(wind && { asks: { ...wind, list: (context, inside) => ({ ...wind.list(context, inside), weights: [1, 2] }) } }),
}))
