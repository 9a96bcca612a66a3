/**
 * Nine Men's Morris: the whole rulebook of `rules.md`, in the order of its sections.
 */

import {
  asks,
  type Book,
  type Context,
  call,
  calls,
  charting,
  computed,
  definition,
  first,
  flag,
  forbid,
  law,
  measure,
  type OptionOf,
  one,
  option,
  type PathLaw,
  permission,
  procedure,
  prohibition,
  question,
  range,
  readingOf,
  record,
  rule,
  section,
  usualReadings,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { z } from 'zod'
import {
  drawing,
  type Men,
  menOf,
  millsAt,
  millsOf,
  PLAYERS,
  type Player,
  POINTS,
  type Point,
  shown,
  WHERE,
  whereIs,
} from './board.ts'

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
const questions = [jumping, allSafe, twoMills, comingBack]

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
const closes = computed('the mills that a man closes', [mills.mill], (on: Men, point: Point) => millsAt(on, point))
const milled = measure('Mills', [mills.mill], { player: PLAYERS }, ({ men: on }: Game, { player }) =>
  millsOf(on, player),
)
const left = measure(
  'Men left',
  [board.nine],
  { player: PLAYERS },
  ({ men: on, hand }: Game, { player }) => hand[player] + menOf(on, player).length,
)

// When it happens: a turn, and the game.
const CAME = ['on', 'lost', 'drawn'] as const
export const turn = procedure('turn', { args: record({ player: z.enum(PLAYERS) }), results: [...CAME] })
export const game = procedure('game', { results: [...PLAYERS, 'draw'] })

const Turn = record({ player: z.enum(PLAYERS), takes: z.int().min(0).max(2), came: z.enum(CAME) })
type Turning = Context<Game, z.infer<typeof Turn>>
const seat = ({ data }: Turning) => data.player
const onPoints = <const Type extends string>(type: Type) => POINTS.map((at) => option(type, { at }))
const places = onPoints('place')
const takings = onPoints('take')

const place = asks<Turning>().must({
  name: 'where to put a man',
  cites: [placing.hand],
  seat,
  from: () => places,
  forbid: { table: mayNotPlace, view: { taken: (context, { at }) => context.game.men[at] !== 'nobody' } },
})
const move = asks<Turning>().must({
  name: 'a man to move',
  cites: [moving.move],
  seat,
  from: ({ game: { men: on }, data }) =>
    menOf(on, data.player).flatMap((from) =>
      POINTS.filter((to) => to !== from).map((to) => option('move', { from, to })),
    ),
  forbid: {
    table: mayNotMove,
    view: {
      taken: (context, { to }) => context.game.men[to] !== 'nobody',
      where: (context, { from, to }) => whereIs(context.game.men, from, to),
      men: (context) => menOf(context.game.men, context.data.player).length,
      reading: (context) => readingOf(context.game, jumping),
    },
  },
})
const take = asks<Turning>().must({
  name: 'a man to take',
  cites: [mills.take],
  seat,
  from: () => takings,
  forbid: {
    table: mayNotTake,
    view: {
      theirs: ({ game: { men: on }, data }, { at }) => on[at] === next.ask({ player: data.player }),
      safe: ({ game: { men: on }, data }, { at }) =>
        on[at] === next.ask({ player: data.player }) && millsAt(on, at) > 0,
      others: ({ game: { men: on }, data }) =>
        menOf(on, next.ask({ player: data.player })).some((at) => millsAt(on, at) === 0),
      reading: (context) => readingOf(context.game, allSafe),
    },
  },
})

/** The position, and whose turn it is. */
const standing = ({ game: { men: on }, data }: Turning): string =>
  `${data.player}: ${PLAYERS.map((player) => menOf(on, player).join(' ')).join(' - ')}`
const drawn = (context: Turning): boolean =>
  ends.ask({
    quiet: context.game.quiet,
    stood: 1 + context.game.earlier.filter((one) => one === standing(context)).length,
    reading: readingOf(context.game, comingBack),
  })
const doing = ({ game: { men: on, hand }, data: { player } }: Turning) =>
  does.ask({ hand: hand[player], men: menOf(on, player).length })

/** After a man has come to a point: how many are taken for it, and whether the turn was a quiet one. */
function came(context: Turning, on: Men, at: Point, quiet: number): Turning {
  const closed = closes.compute(on, at)
  const still = closed > 0 ? 0 : quiet
  return {
    game: { ...context.game, men: on, quiet: still, earlier: still > 0 ? context.game.earlier : [] },
    data: { ...context.data, takes: takes.ask({ mills: closed, reading: readingOf(context.game, twoMills) }) },
  }
}

const turning = charting<Game, OptionOf<typeof place> | OptionOf<typeof move> | OptionOf<typeof take>>().implementing(
  turn,
  Turn,
)
const end = (how: (typeof CAME)[number], clauses: Parameters<typeof turning.go>[1] = []) =>
  turning.go('over', clauses, ({ context: { data } }) => ({ data: { ...data, came: how } }))
export const turnChart = turning.chart({
  context: ({ input: { game, args } }) => ({ game, data: { player: args.player, takes: 0, came: 'on' } }),
  initial: 'begins',
  states: {
    begins: {
      always: [
        turning.when('there are men in hand', ({ context }) => doing(context) === 'place', 'placing'),
        turning.when('fewer than three men are left', ({ context }) => doing(context) === 'lose', end('lost')),
        turning.when('the game is drawn', ({ context }) => drawn(context), end('drawn')),
        turning.go('moving', [], ({ context }) => ({
          game: { ...context.game, earlier: [...context.game.earlier, standing(context)] },
        })),
      ],
    },
    placing: {
      meta: { asks: place, requirements: [placing.hand] },
      on: {
        place: turning.go('closing', [], ({ context, event: { at } }) => {
          const {
            game,
            data: { player },
          } = context
          const hand = { ...game.hand, [player]: game.hand[player] - 1 }
          return came({ ...context, game: { ...game, hand } }, { ...game.men, [at]: player }, at, 0)
        }),
      },
    },
    moving: {
      meta: { asks: move, requirements: [moving.move] },
      on: {
        move: turning.go('closing', [], ({ context, event: { from, to } }) => {
          const on: Men = { ...context.game.men, [from]: 'nobody', [to]: context.data.player }
          return came(context, on, to, context.game.quiet + 1)
        }),
        nothing: end('lost', [ending.stuck]),
      },
    },
    closing: {
      always: [
        turning.when('a man is to be taken', ({ context: { data } }) => data.takes > 0, 'taking'),
        turning.go('over', []),
      ],
    },
    taking: {
      meta: { asks: take, requirements: [mills.take] },
      on: {
        take: turning.go('closing', [], ({ context: { game, data }, event: { at } }) => ({
          game: { ...game, men: { ...game.men, [at]: 'nobody' } },
          data: { ...data, takes: data.takes - 1 },
        })),
        nothing: 'over',
      },
    },
    over: { type: 'final' },
  },
  output: ({ context: { data } }) => data.came,
})

const Whole = record({ player: z.enum(PLAYERS), winner: z.enum([...PLAYERS, 'draw']) })
const playing = charting<Game>().implementing(game, Whole)
export const gameChart = playing.chart({
  context: ({ input: { game } }) => ({ game, data: { player: 'White', winner: 'draw' } }),
  initial: 'turn',
  states: {
    turn: {
      meta: { calls: calls(turn, ({ data }) => ({ player: data.player })), requirements: [placing.turns] },
      on: {
        returned: [
          playing.when(
            'the player has lost',
            ({ event }) => event.result === 'lost',
            playing.go('over', [], ({ context: { data } }) => ({
              data: { ...data, winner: next.ask({ player: data.player }) },
            })),
          ),
          playing.when('the game is drawn', ({ event }) => event.result === 'drawn', 'over'),
          playing.go('turn', [placing.turns], ({ context: { data } }) => ({
            data: { ...data, player: next.ask({ player: data.player }) },
          })),
        ],
      },
    },
    over: { type: 'final' },
  },
  output: ({ context: { data } }) => data.winner,
})

// What holds in every position, and on every way.
const leftOf = ({ men: on, hand }: Game, player: Player): number => hand[player] + menOf(on, player).length
export const nine = law<Game>(
  'nine men each',
  [board.nine],
  (position) =>
    PLAYERS.filter((player) => leftOf(position, player) > 9).map(
      (player) => `${player} has ${leftOf(position, player)} men; there are nine`,
    ),
  (position) => [{ ...position, hand: { ...position.hand, Black: 10 } }],
)
const never: PathLaw<Game> = {
  name: 'men that are gone stay away',
  clauses: [mills.gone],
  procedures: ['game', 'turn'],
  broken: (games) =>
    PLAYERS.flatMap((player) =>
      games.flatMap((after, index) => {
        const before = games[index - 1]
        return before && leftOf(after, player) > leftOf(before, player) ? [`${player} has a man more than before`] : []
      }),
    ),
  breaks: (position) => [
    [
      { ...position, hand: { White: 0, Black: 0 } },
      { ...position, hand: { White: 0, Black: 1 } },
    ],
  ],
}

export const book: Book<Game> = {
  name: 'nine-mens-morris',
  title: "Nine Men's Morris",
  edition: 'one page',
  sections: [board, placing, moving, mills, ending],
  seats: PLAYERS,
  schema: Game,
  empty: {
    readings: usualReadings(questions),
    men: Object.fromEntries(POINTS.map((point) => [point, 'nobody'])) as Men,
    hand: { White: 9, Black: 9 },
    quiet: 0,
    earlier: [],
  },
  charts: [gameChart, turnChart],
  main: call(game, null),
  tables: [mayNotPlace, mayNotMove, mayNotTake, takes, does, ends, next],
  formulas: [closes],
  measures: [milled.over(), left.over()],
  laws: [nine],
  pathLaws: [never],
  worlds: [],
  questions,
  facts: [],
  drawing,
  shown,
  results: (outcome) => ({ winner: String(outcome), margins: {} }),
}
