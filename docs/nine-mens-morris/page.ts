/** What the page says, what it leaves open, and what is decided: `rules.md`, in the order of its sections. */

import {
  computed,
  definition,
  first,
  flag,
  forbid,
  measure,
  one,
  permission,
  prohibition,
  question,
  range,
  record,
  rule,
  section,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { z } from 'zod'
import { type Men, menOf, millsAt, millsOf, PLAYERS, POINTS, type Point, WHERE } from './board.ts'

// What the page says.
export const board = section('board', '1', 'Board and men', {
  nine: rule('Each player has nine men.'),
})
export const placing = section('placing', '2', 'Placing', {
  turns: rule('The players take turns, and White begins.'),
  hand: rule('A player with men in hand puts one of them on the board in each turn.'),
  free: prohibition('No man is put where another stands.'),
})
export const moving = section('moving', '3', 'Moving', {
  move: rule('A player whose men are all placed moves one of them in each turn.'),
  along: prohibition('A man moves no further than along a line to the next point.'),
  free: prohibition('No man moves to where another stands.'),
  jump: permission('The men of a player with three men left may jump.'),
})
export const mills = section('mills', '4', 'Mills', {
  mill: definition('Three men of a player in a row on a line are a mill.'),
  take: rule('Who closes a mill takes a man of the other player from the board.'),
  theirs: prohibition('Nobody takes but a man of the other player.'),
  safe: prohibition('Men in a mill are safe, as the others are taken first.'),
  gone: rule('A man that is taken never comes back.'),
})
export const ending = section('ending', '5', 'The end', {
  few: rule('Who has all men placed and fewer than three left loses.'),
  stuck: rule('Who cannot move loses.'),
  forty: rule('After forty turns in a row of moves without a new mill the game is drawn at once.'),
  again: rule('The game is drawn when a position comes back again and again.'),
})

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

// What it leaves open.
export const jumping = question('jumping', {
  asks: 'Where to does a man jump?',
  clauses: [moving.jump],
  readings: { anywhere: 'To any free point.', 'over a man': 'Over the next man in the row, to the point behind.' },
  usual: 'anywhere',
  because: 'Most players let the last three men fly, and the text sets no bound to a jump.',
})
export const allSafe = question('allSafe', {
  asks: 'Is a man taken where all stand in mills?',
  clauses: [mills.safe],
  readings: { any: 'Any of them is, as there are no others.', none: 'None is, as all are safe.' },
  usual: 'any',
  because: 'The others are taken "first", so that those in mills come after them.',
})
export const twoMills = question('twoMills', {
  asks: 'How many men are taken by who closes two mills at once?',
  clauses: [mills.take],
  readings: { one: 'One: they close mills, and take a man.', two: 'Two: one for each mill.' },
  usual: 'one',
  because: 'The text knows of one man that is taken.',
})
export const comingBack = question('comingBack', {
  asks: 'How often does a position come back until the game is drawn?',
  clauses: [ending.again],
  readings: { once: 'As soon as it stands a second time.', twice: 'When it stands a third time.' },
  usual: 'twice',
  because: 'Again and again is more than again.',
})
export const questions = [jumping, allSafe, twoMills, comingBack]

// What is decided.
export const mayNotPlace = forbid('may not place', view({ taken: flag }), (bar) => [bar(placing.free, { taken: true })])
export const mayNotMove = forbid(
  'may not move',
  view({ taken: flag, where: WHERE, men: range(3, 9), reading: jumping }),
  (bar, lift) => [
    bar(moving.free, { taken: true }),
    bar(moving.along, { where: 'behind a man' }),
    bar(moving.along, { where: 'elsewhere' }),
    lift(moving.jump, { where: 'behind a man', men: 3 }, [moving.along]),
    lift(moving.jump, { where: 'elsewhere', men: 3, reading: 'anywhere' }, [moving.along]),
  ],
)
export const mayNotTake = forbid(
  'may not take',
  view({ theirs: flag, safe: flag, others: flag, reading: allSafe }, [
    { because: 'only men of the other player are looked at', when: ({ theirs, safe }) => !theirs && safe },
  ]),
  (bar, lift) => [
    bar(mills.theirs, { theirs: false }),
    bar(mills.safe, { safe: true }),
    lift(mills.safe, { safe: true, others: false, reading: 'any' }, [mills.safe]),
  ],
)
export const takes = one('how many men are taken', view({ mills: range(0, 2), reading: twoMills }), (row) => [
  row(mills.take, { mills: 0 }, 0),
  row(mills.take, { mills: 1 }, 1),
  row(mills.take, { mills: 2, reading: 'one' }, 1),
  row(mills.take, { mills: 2, reading: 'two' }, 2),
])
export const does = one('what a turn is', view({ hand: range(0, 9), men: range(0, 9) }), (row) => [
  row(placing.hand, { hand: P.number.gt(0) }, 'place'),
  row(ending.few, { hand: 0, men: P.number.lt(3) }, 'lose'),
  row(moving.move, { hand: 0, men: P.number.gte(3) }, 'move'),
])
export const ends = first(
  'whether the game is drawn',
  view({ quiet: range(0, 40), stood: range(1, 3), reading: comingBack }),
  (row) => [
    row(ending.forty, { quiet: 40 }, true),
    row(ending.again, { stood: 3 }, true),
    row(ending.again, { stood: 2, reading: 'once' }, true),
    row(ending.again, {}, false),
  ],
)
export const next = one('whose turn is next', view({ player: PLAYERS }), (row) => [
  row(placing.turns, { player: 'White' }, 'Black'),
  row(placing.turns, { player: 'Black' }, 'White'),
])
export const closes = computed('the mills that a man closes', [mills.mill], (on: Men, point: Point) =>
  millsAt(on, point),
)
export const milled = measure('Mills', [mills.mill], { player: PLAYERS }, ({ men: on }: Game, { player }) =>
  millsOf(on, player),
)
export const left = measure(
  'Men left',
  [board.nine],
  { player: PLAYERS },
  ({ men: on, hand }: Game, { player }) => hand[player] + menOf(on, player).length,
)
