/**
 * First book: a whole rulebook in one file, to be grown into yours.
 *
 * The game: a pile of seven sticks. Two players take turns to take one, two or three of them, and whoever takes the last
 * one loses. The file reads as a rulebook page does: what the text says, what it leaves open, what is decided, and when.
 */
import {
  asks,
  type Book,
  type Context,
  call,
  charting,
  flag,
  forbid,
  law,
  type OptionOf,
  one,
  option,
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
import { z } from 'zod'

// What the rulebook says: a clause for each statement, in your own words, under the headings that are printed.
export const taking = section('taking', '1', 'Taking sticks', {
  turns: rule('The players take turns.'),
  first: rule('A player takes sticks from the pile first.'),
  most: prohibition('Nobody takes more than three sticks in a turn.'),
  left: prohibition('Nobody takes more sticks than are left.'),
})
export const ending = section('ending', '2', 'The end', {
  last: rule('Whoever takes the last stick loses.'),
  pile: rule('The pile has seven sticks.'),
})

export const PLAYERS = ['Ann', 'Bob'] as const
export const Game = record({ readings: z.record(z.string(), z.string()), sticks: z.int().min(0) })
export type Game = z.infer<typeof Game>

// What it leaves open: a question with its readings, of which one is the usual.
export const whoBegins = question('whoBegins', {
  asks: 'Which player begins?',
  clauses: [taking.first],
  readings: { younger: 'Ann, who is the younger, begins.', older: 'Bob, who is the older, begins.' },
  usual: 'younger',
  because: 'The text says that a player begins and not which; the younger one does in most games of this kind.',
})

// What is decided: tables over small views. A field measures, a row decides.
export const mayNotTake = forbid('may not take', view({ number: range(1, 4), enough: flag }), (bar) => [
  bar(taking.most, { number: 4 }),
  bar(taking.left, { enough: false }),
])
export const beginner = one('who begins', view({ reading: whoBegins }), (row) => [
  row(taking.first, { reading: 'younger' }, 'Ann'),
  row(taking.first, { reading: 'older' }, 'Bob'),
])
export const next = one('who is next', view({ player: PLAYERS }), (row) => [
  row(taking.turns, { player: 'Ann' }, 'Bob'),
  row(taking.turns, { player: 'Bob' }, 'Ann'),
])
export const winner = one('who wins', view({ last: PLAYERS }), (row) => [
  row(ending.last, { last: 'Ann' }, 'Bob'),
  row(ending.last, { last: 'Bob' }, 'Ann'),
])

// When it happens: a chart, and what it asks of whom.
const Data = record({ player: z.enum(PLAYERS) })
export const game = procedure('game', { results: [...PLAYERS] })

const sticks = asks<Context<Game, z.infer<typeof Data>>>().must({
  name: 'how many sticks to take',
  cites: [taking.turns],
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
    data: { player: beginner.ask({ reading: readingOf(game, whoBegins) }) },
  }),
  initial: 'turn',
  states: {
    turn: {
      meta: { asks: sticks, requirements: [taking.first] },
      on: {
        take: [
          playing.when(
            'sticks are left',
            ({ context, event }) => context.game.sticks > event.number,
            playing.go('turn', [taking.turns], ({ context: { game, data }, event }) => ({
              game: { ...game, sticks: game.sticks - event.number },
              data: { player: next.ask({ player: data.player }) },
            })),
          ),
          playing.go('over', [ending.last], ({ context: { game } }) => ({ game: { ...game, sticks: 0 } })),
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
  [ending.pile],
  ({ sticks }) => (sticks > 7 ? [`${sticks} sticks; the pile has seven`] : []),
  (game) => [{ ...game, sticks: 8 }],
)

export const book: Book<Game> = {
  name: 'first-book',
  title: 'First book',
  edition: 'a first draft',
  sections: [taking, ending],
  seats: PLAYERS,
  schema: Game,
  empty: { readings: usualReadings([whoBegins]), sticks: 7 },
  charts: [gameChart],
  main: call(game, null),
  tables: [mayNotTake, beginner, next, winner],
  formulas: [],
  laws: [pile],
  pathLaws: [],
  worlds: [],
  questions: [whoBegins],
  facts: [],
  results: (outcome) => ({ winner: String(outcome), margins: {} }),
}
