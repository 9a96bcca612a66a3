/** Orchard as it is, and with one thing changed each time. */

import { z } from 'zod'
import type { Behaviour, Road } from '../../../src/audit/behaviour/behaviour.js'
import { type Bundle, parseBundle } from '../../../src/audit/behaviour/bundle.js'
import { compared } from '../../../src/audit/behaviour/diff.js'
import { liveBehaviour } from '../../../src/audit/behaviour/live.js'
import { recorded } from '../../../src/audit/behaviour/record.js'
import { type BehaviourReport, behaviourReport } from '../../../src/audit/behaviour/report.js'
import { roadsThrough } from '../../../src/audit/behaviour/roads.js'
import { savedBehaviour } from '../../../src/audit/behaviour/saved.js'
import { type Book, law } from '../../../src/kernel/book.js'
import { type Chart, charting } from '../../../src/kernel/chart.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { forbid } from '../../../src/kernel/table.js'
import * as garden from '../../kernel/orchard.js'

/** Orchard as it is. */
export const orchard = garden.book as unknown as Book

/** Orchard with another chart in the place of the one of that name. */
const having = (chart: Chart): Book => ({
  ...orchard,
  charts: orchard.charts.map((one) => (one.name === chart.name ? chart : one)),
})

const Data = z.strictObject({
  picker: z.enum(garden.PICKERS),
  climbed: z.array(z.enum(garden.TREES)).readonly(),
})
type Climbing = { readonly game: garden.Game; readonly data: z.infer<typeof Data> }

/** The chart of climbing over another table, or with another yield of a tree. */
function climbingOver(table: typeof garden.mayNotClimb, yields: number): Chart {
  const tree = asks<Climbing>().upTo(option('stop'), {
    name: 'a tree to climb',
    cites: [garden.turns.twoTrees],
    seat: ({ data }) => data.picker,
    from: () => garden.TREES.map((name) => option('climb', { tree: name })),
    forbid: {
      table,
      view: ({ game, data }, candidate) => ({
        tree: candidate.tree,
        climbed: data.climbed.includes(candidate.tree),
        number: data.climbed.length,
        fruit: game.trees[candidate.tree] > 0,
        ladder: game.ladder === data.picker,
      }),
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
          climb: {
            target: 'next tree',
            meta: { requirements: [garden.scoring.fruit] },
            actions: scaling.effect(({ context: { game, data }, event }) => ({
              game: {
                ...game,
                trees: { ...game.trees, [event.tree]: game.trees[event.tree] - 1 },
                baskets: { ...game.baskets, [data.picker]: game.baskets[data.picker] + yields },
              },
              data: { ...data, climbed: [...data.climbed, event.tree] },
            })),
          },
          stop: 'done',
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => data.climbed.length,
  })
}

const { turns, climbing, mayNotClimb } = garden

/** Orchard in which the ladder does not help: a row of a table is lacking. */
const noLadder = forbid('may not climb', climbing, (bar) => [
  bar(turns.onceEach, { climbed: true }),
  bar(turns.twoTrees, { number: 2 }),
  bar(turns.bare, { fruit: false }),
  bar(turns.tall, { tree: 'tall' }),
])

/** Orchard in which a tree without fruit can be climbed: another row is lacking. */
const bareTrees = forbid('may not climb', climbing, (bar, lift) => [
  bar(turns.onceEach, { climbed: true }),
  bar(turns.twoTrees, { number: 2 }),
  bar(turns.tall, { tree: 'tall' }),
  lift(turns.ladder, { tree: 'tall', ladder: true }, [turns.tall]),
])

/** Books that differ in one thing. */
export const gardens = {
  plain: having(climbingOver(mayNotClimb, 1)),
  withoutLadder: having(climbingOver(noLadder as typeof mayNotClimb, 1)),
  bareTrees: having(climbingOver(bareTrees as typeof mayNotClimb, 1)),
  twoFruits: having(climbingOver(mayNotClimb, 2)),
  eatingScores: { ...orchard, empty: { ...orchard.empty, readings: { eatingScores: 'yes' } } } as Book,
  fewFruits: {
    ...orchard,
    laws: [
      law<garden.Game>(
        'few fruits in the basket of Ann',
        [garden.scoring.stock],
        ({ baskets }) => (baskets.Ann > 1 ? ['Ann has too many'] : []),
        () => [],
      ),
    ],
  } as unknown as Book,
} as const

/** How far the tests look. */
export const REACH = { plays: 2, seed: 1, bound: 40, around: 25 }

/** The roads through a book that has no example files. */
export const roadsOf = (book: Book): readonly Road[] => roadsThrough(book, REACH)

/** The behaviour of a book, recorded and written. */
export const bundleOf = (book: Book): Bundle =>
  JSON.parse(JSON.stringify(recorded(liveBehaviour(book, 'before'), roadsOf(book)))) as Bundle

/** The behaviour of a book, recorded, written and read again. */
export function reread(book: Book): Behaviour {
  const parsed = parseBundle(bundleOf(book))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return savedBehaviour(parsed.value)
}

/** What changed from one book to another. */
export const changed = (base: Book, now: Book, behaviour = liveBehaviour(base, 'before')): BehaviourReport =>
  behaviourReport(
    compared({
      sides: { base: behaviour, now: liveBehaviour(now, 'now') },
      book: now,
      roads: { base: roadsOf(base), now: roadsOf(now) },
      limit: 20,
    }),
  )
