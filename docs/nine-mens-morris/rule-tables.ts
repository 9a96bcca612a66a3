/** Decisions of the rules, as tables, and measures: in the order of the sections. */

import { computed, first, flag, forbid, measure, one, range, record, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { z } from 'zod'
import { type Men, menOf, millsAt, millsOf, PLAYERS, POINTS, type Point, WHERE } from './board.ts'
import * as cited from './rules.gen.ts'

const count = z.int().min(0)
const men = z.strictObject(
  Object.fromEntries(POINTS.map((point) => [point, z.enum([...PLAYERS, 'nobody'])])) as Record<
    Point,
    z.ZodEnum<{ White: 'White'; Black: 'Black'; nobody: 'nobody' }>
  >,
)
export const Game = record({
  readings: z.record(z.string(), z.string()),
  men: men.readonly(),
  hand: record({ White: count, Black: count }),
  /** How many turns ago a man was placed, or a mill was closed. */
  quiet: count.max(40),
  /** The positions since then, each with whose turn it was. */
  earlier: z.array(z.string()).readonly(),
})
export type Game = z.infer<typeof Game>

// What is decided.
export const mayNotPlace = forbid('may not place', view({ taken: flag }), (bar) => [
  bar(cited.placing.free, { taken: true }),
])
export const mayNotMove = forbid(
  'may not move',
  view({ taken: flag, where: WHERE, men: range(3, 9), reading: cited.jumping }),
  (bar, lift) => [
    bar(cited.moving.free, { taken: true }),
    bar(cited.moving.along, { where: 'behind a man' }),
    bar(cited.moving.along, { where: 'elsewhere' }),
    lift(cited.moving.jump, { where: 'behind a man', men: 3 }, [cited.moving.along]),
    lift(cited.moving.jump, { where: 'elsewhere', men: 3, reading: 'anywhere' }, [cited.moving.along]),
  ],
)
export const mayNotTake = forbid(
  'may not take',
  view({ theirs: flag, safe: flag, others: flag, reading: cited.allSafe }, [
    { because: 'only men of the other player are looked at', when: ({ theirs, safe }) => !theirs && safe },
  ]),
  (bar, lift) => [
    bar(cited.mills.theirs, { theirs: false }),
    bar(cited.mills.safe, { safe: true }),
    lift(cited.mills.safe, { safe: true, others: false, reading: 'any' }, [cited.mills.safe]),
  ],
)
export const takes = one('how many men are taken', view({ mills: range(0, 2), reading: cited.twoMills }), (row) => [
  row(cited.mills.take, { mills: 0 }, 0),
  row(cited.mills.take, { mills: 1 }, 1),
  row(cited.mills.take, { mills: 2, reading: 'one' }, 1),
  row(cited.mills.take, { mills: 2, reading: 'two' }, 2),
])
export const does = one('what a turn is', view({ hand: range(0, 9), men: range(0, 9) }), (row) => [
  row(cited.placing.hand, { hand: P.number.gt(0) }, 'place'),
  row(cited.ending.few, { hand: 0, men: P.number.lt(3) }, 'lose'),
  row(cited.moving.move, { hand: 0, men: P.number.gte(3) }, 'move'),
])
export const ends = first(
  'whether the game is drawn',
  view({ quiet: range(0, 40), stood: range(1, 3), reading: cited.comingBack }),
  (row) => [
    row(cited.ending.forty, { quiet: 40 }, true),
    row(cited.ending.again, { stood: 3 }, true),
    row(cited.ending.again, { stood: 2, reading: 'once' }, true),
    row(cited.ending.again, {}, false),
  ],
)
export const next = one('whose turn is next', view({ player: PLAYERS }), (row) => [
  row(cited.placing.turns, { player: 'White' }, 'Black'),
  row(cited.placing.turns, { player: 'Black' }, 'White'),
])
export const closes = computed('the mills that a man closes', [cited.mills.mill], (on: Men, point: Point) =>
  millsAt(on, point),
)
export const milled = measure('Mills', [cited.mills.mill], { player: PLAYERS }, ({ men: on }: Game, { player }) =>
  millsOf(on, player),
)
export const left = measure(
  'Men left',
  [cited.board.nine],
  { player: PLAYERS },
  ({ men: on, hand }: Game, { player }) => hand[player] + menOf(on, player).length,
)
