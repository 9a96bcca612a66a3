/** Orchard as it is, and with one thing changed each time. */

import { P } from 'ts-pattern'
import { type Book, law } from '../../../src/core/kernel/book/book.js'
import type { Chart } from '../../../src/core/kernel/charts/chart.js'
import { first, forbid, sum } from '../../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../../src/core/kernel/tables/table-view.js'
import { liveBehaviour } from '../../../src/lab/audit/behaviour/active-rules.js'
import { type Bundle, parseBundle } from '../../../src/lab/audit/behaviour/behaviour-bundle.js'
import type { Behaviour, Road } from '../../../src/lab/audit/behaviour/behaviour-types.js'
import { compareBehaviours } from '../../../src/lab/audit/behaviour/compare-behaviours.js'
import { roadsThrough } from '../../../src/lab/audit/behaviour/play-paths.js'
import { recordBehaviour } from '../../../src/lab/audit/behaviour/record.js'
import { type BehaviourReport, behaviourReport } from '../../../src/lab/audit/behaviour/report.js'
import { savedBehaviour } from '../../../src/lab/audit/behaviour/stored-bundle.js'
import * as garden from '../../kernel/orchard.js'
import { climbingOver, eatingOver, strongWind, turnWithoutMeals } from './garden-charts.js'

/** Orchard as it is. */
export const orchard = garden.book as unknown as Book

/** Orchard with another chart, and the tables that it asks, in the places of those of their names. */
const having = (chart: Chart, ...tables: readonly { readonly name: string }[]): Book => ({
  ...orchard,
  charts: orchard.charts.map((one) => (one.name === chart.name ? chart : one)),
  tables: orchard.tables.map((one) => (tables.find(({ name }) => name === one.name) ?? one) as typeof one),
})

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

/** A change to the cost of eating: another number in one row. */
const dearMeals = first('what eating costs', view({ reading: garden.eatingScores }), (row) => [
  row(turns.eat, { reading: 'yes' }, 0),
  row(turns.eat, {}, 2),
])

/** A change to the value of baskets: one more point for a basket with all the fruits. */
const fullBaskets = sum('points', view({ basket: range(0, 6) }), (row) => [
  row(garden.scoring.fruit, { basket: P.number.positive() }, ({ basket }) => (basket === 6 ? 7 : basket)),
])

const climbingBy = (table: object) => having(climbingOver(table as typeof mayNotClimb, 1), table as typeof mayNotClimb)
const eatingBy = (table: object) => having(eatingOver(table as typeof garden.eaten), table as typeof garden.eaten)

/** Books that differ in one thing. */
export const gardens = {
  plain: having(climbingOver(mayNotClimb, 1)),
  withoutLadder: climbingBy(noLadder),
  bareTrees: climbingBy(bareTrees),
  rareTable: having(climbingOver(mayNotClimb, 1), fullBaskets),
  plainMeals: eatingBy(garden.eaten),
  dearMeals: eatingBy(dearMeals),
  twoFruits: having(climbingOver(mayNotClimb, 2)),
  withoutStopping: having(climbingOver(mayNotClimb, 1, false)),
  withoutMeals: having(turnWithoutMeals),
  strongWind: having(strongWind),
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

/** The extent of the search in the tests. */
export const REACH = { plays: 2, seed: 1, bound: 40, around: 25 }

/** The roads through a book that has no example files. */
export const roadsOf = (book: Book): readonly Road[] => roadsThrough(book, REACH)

/** The behaviour of a book, recorded and written. */
export const bundleOf = (book: Book): Bundle =>
  JSON.parse(JSON.stringify(recordBehaviour(liveBehaviour(book, 'before'), roadsOf(book)))) as Bundle

/** The behaviour of a book, recorded, written and read again. */
export function reread(book: Book): Behaviour {
  const parsed = parseBundle(bundleOf(book))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return savedBehaviour(parsed.value)
}

/** Compares the behaviour of two books. */
export const changed = (base: Book, now: Book, behaviour = liveBehaviour(base, 'before')): BehaviourReport =>
  behaviourReport(
    compareBehaviours({
      sides: { base: behaviour, now: liveBehaviour(now, 'now') },
      book: now,
      roads: { base: roadsOf(base), now: roadsOf(now) },
      limit: 20,
    }),
  )
