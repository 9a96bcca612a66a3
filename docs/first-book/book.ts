/**
 * First book: a whole rulebook, to be grown into yours.
 *
 * The game: a pile of seven sticks. Two players take turns to take one, two or three of them, and whoever takes the last
 * one loses. The pages in `rules/` hold what the text says and what it leaves open. This file holds what is decided, and when.
 */
import {
  asks,
  type Book,
  type Context,
  call,
  charting,
  contentsOf,
  flag,
  forbid,
  law,
  type OptionOf,
  one,
  option,
  procedure,
  range,
  readingOf,
  record,
  usualReadings,
  view,
} from 'rulewright/book'
import { z } from 'zod'
import * as cited from './rules.gen.ts'

// The sections and questions of the pages: tables and charts cite them.
const { sections, questions } = contentsOf([cited])

export const PLAYERS = ['Ann', 'Bob'] as const
export const Game = record({ readings: z.record(z.string(), z.string()), sticks: z.int().min(0) })
export type Game = z.infer<typeof Game>

// What is decided: tables over small views. A field measures, a row decides.
export const mayNotTake = forbid('may not take', view({ number: range(1, 4), enough: flag }), (bar) => [
  bar(cited.taking.most, { number: 4 }),
  bar(cited.taking.left, { enough: false }),
])
export const beginner = one('who begins', view({ reading: cited.whoBegins }), (row) => [
  row(cited.taking.first, { reading: 'younger' }, 'Ann'),
  row(cited.taking.first, { reading: 'older' }, 'Bob'),
])
export const next = one('who is next', view({ player: PLAYERS }), (row) => [
  row(cited.taking.turns, { player: 'Ann' }, 'Bob'),
  row(cited.taking.turns, { player: 'Bob' }, 'Ann'),
])
export const winner = one('who wins', view({ last: PLAYERS }), (row) => [
  row(cited.ending.last, { last: 'Ann' }, 'Bob'),
  row(cited.ending.last, { last: 'Bob' }, 'Ann'),
])

// When it happens: a chart, and what it asks of whom.
const Data = record({ player: z.enum(PLAYERS) })
export const game = procedure('game', { results: [...PLAYERS] })

const sticks = asks<Context<Game, z.infer<typeof Data>>>().must({
  name: 'how many sticks to take',
  cites: [cited.taking.turns],
  seat: ({ data }) => data.player,
  from: () => [1, 2, 3, 4].map((number) => option('take', { number })),
  forbid: {
    table: mayNotTake,
    view: { number: (_, { number }) => number, enough: ({ game }, { number }) => number <= game.sticks },
  },
})
const playing = charting<Game, OptionOf<typeof sticks>>().implementing(game, Data)
export const gameChart = playing.chart({
  context: ({ input: { game } }) => ({
    game,
    data: { player: beginner.ask({ reading: readingOf(game, cited.whoBegins) }) },
  }),
  initial: 'turn',
  states: {
    turn: {
      meta: { asks: sticks, requirements: [cited.taking.first] },
      on: {
        take: [
          playing.when(
            'sticks are left',
            ({ context, event }) => context.game.sticks > event.number,
            playing.go('turn', [cited.taking.turns], ({ context: { game, data }, event }) => ({
              game: { ...game, sticks: game.sticks - event.number },
              data: { player: next.ask({ player: data.player }) },
            })),
          ),
          playing.go('over', [cited.ending.last], ({ context: { game } }) => ({ game: { ...game, sticks: 0 } })),
        ],
      },
    },
    over: { type: 'final' },
  },
  output: ({ context: { data } }) => winner.ask({ last: data.player }),
})

// What holds in every position, with a game that breaks it: a law that cannot be broken says nothing.
export const pile = law<Game>(
  'at most seven sticks',
  [cited.ending.pile],
  ({ sticks }) => (sticks > 7 ? [`${sticks} sticks; the pile has seven`] : []),
  (game) => [{ ...game, sticks: 8 }],
)

export const book: Book<Game> = {
  name: 'first-book',
  title: 'First book',
  edition: 'a first draft',
  sections,
  seats: PLAYERS,
  schema: Game,
  empty: { readings: usualReadings(questions), sticks: 7 },
  charts: [gameChart],
  main: call(game, null),
  tables: [mayNotTake, beginner, next, winner],
  formulas: [],
  laws: [pile],
  pathLaws: [],
  worlds: [],
  questions,
  facts: [],
  results: (outcome) => ({ winner: String(outcome), margins: {} }),
}
