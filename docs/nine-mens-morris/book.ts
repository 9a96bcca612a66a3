/** Nine Men's Morris: when things happen, what always holds, and the whole book. */
import {
  asks,
  type Book,
  type Context,
  call,
  calls,
  charting,
  contentsOf,
  law,
  type OptionOf,
  option,
  type PathLaw,
  procedure,
  readingOf,
  record,
  usualReadings,
} from 'rulewright/book'
import { z } from 'zod'
import { drawing, type Men, menOf, millsAt, PLAYERS, type Player, POINTS, type Point, shown, whereIs } from './board.ts'
import {
  closes,
  does,
  ends,
  Game,
  left,
  mayNotMove,
  mayNotPlace,
  mayNotTake,
  milled,
  next,
  takes,
} from './rule-tables.ts'
import * as cited from './rules.gen.ts'

const { sections, questions } = contentsOf([cited])

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
  cites: [cited.placing.hand],
  seat,
  from: () => places,
  forbid: { table: mayNotPlace, view: { taken: (context, { at }) => context.game.men[at] !== 'nobody' } },
})
const move = asks<Turning>().must({
  name: 'a man to move',
  cites: [cited.moving.move],
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
      reading: (context) => readingOf(context.game, cited.jumping),
    },
  },
})
const take = asks<Turning>().must({
  name: 'a man to take',
  cites: [cited.mills.take],
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
      reading: (context) => readingOf(context.game, cited.allSafe),
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
    reading: readingOf(context.game, cited.comingBack),
  })
const doing = ({ game: { men: on, hand }, data: { player } }: Turning) =>
  does.ask({ hand: hand[player], men: menOf(on, player).length })

/** After a man has come to a point: how many are taken for it, and whether the turn was a quiet one. */
function came(context: Turning, on: Men, at: Point, quiet: number): Turning {
  const closed = closes.compute(on, at)
  const still = closed > 0 ? 0 : quiet
  return {
    game: { ...context.game, men: on, quiet: still, earlier: still > 0 ? context.game.earlier : [] },
    data: { ...context.data, takes: takes.ask({ mills: closed, reading: readingOf(context.game, cited.twoMills) }) },
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
      meta: { asks: place, requirements: [cited.placing.hand] },
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
      meta: { asks: move, requirements: [cited.moving.move] },
      on: {
        move: turning.go('closing', [], ({ context, event: { from, to } }) => {
          const on: Men = { ...context.game.men, [from]: 'nobody', [to]: context.data.player }
          return came(context, on, to, context.game.quiet + 1)
        }),
        nothing: end('lost', [cited.ending.stuck]),
      },
    },
    closing: {
      always: [
        turning.when('a man is to be taken', ({ context: { data } }) => data.takes !== 0, 'taking'),
        turning.go('over', []),
      ],
    },
    taking: {
      meta: { asks: take, requirements: [cited.mills.take] },
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
      meta: { calls: calls(turn, ({ data }) => ({ player: data.player })), requirements: [cited.placing.turns] },
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
          playing.go('turn', [cited.placing.turns], ({ context: { data } }) => ({
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
  [cited.board.nine],
  (position) =>
    PLAYERS.filter((player) => leftOf(position, player) > 9).map(
      (player) => `${player} has ${leftOf(position, player)} men; there are nine`,
    ),
  (position) => [{ ...position, hand: { ...position.hand, Black: 10 } }],
)
const never: PathLaw<Game> = {
  name: 'men that are gone stay away',
  clauses: [cited.mills.gone],
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
  sections,
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
