/**
 * A book that passes every gate: the orchard, with its worlds, and with a count at the end that leaves evidence.
 *
 * Each test breaks one thing of it and shows the gate that turns red.
 */
import { z } from 'zod'
import type { Book, PathLaw, World } from '../../src/core/kernel/book/book.js'
import { type Chart, type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import type { Gate, Report } from '../../src/core/verify/report.js'
import { snapshotOf, withSnapshot } from '../../src/core/verify/status-snapshot.js'
import { type VerifyOptions, verify } from '../../src/core/verify/verify.js'
import {
  climb,
  climbChart,
  eat,
  eatChart,
  type Game,
  orchard,
  PICKERS,
  points,
  book as toy,
  turn,
  turnChart,
  turns,
  winner,
} from '../kernel/orchard.js'

const Data = z.strictObject({ picker: z.enum(PICKERS), winner: z.enum([...PICKERS, 'nobody']) })
export const wind = asks<Context<Game, z.infer<typeof Data>>>().chance({
  name: 'the wind',
  cites: [turns.wind],
  from: () => [option('blow'), option('calm')],
  weight: (_, { type }) => (type === 'blow' ? 1 : 5),
})
export const playing = charting<Game, OptionOf<typeof wind>>().implementing(orchard, Data)
/** The states of the chart of the whole game, for tests that add one. */
export const playingStates = {
  turn: {
    meta: { calls: calls(turn, ({ data }: Context<Game, z.infer<typeof Data>>) => ({ picker: data.picker })) },
    on: { returned: 'wind' },
  },
  wind: {
    meta: { asks: wind, requirements: [turns.wind] },
    on: {
      blow: 'counting',
      calm: playing.go('turn', [turns.order], ({ context: { data } }) => ({
        data: { ...data, picker: data.picker === 'Ann' ? 'Bob' : 'Ann' },
      })),
    },
  },
  counting: {
    always: playing.go('over', [], ({ context: { game, data } }) => {
      const [ann, bob] = PICKERS.map((picker) => points.ask({ basket: game.baskets[picker] }))
      return { data: { ...data, winner: winner.ask({ lead: (ann ?? 0) - (bob ?? 0) }) } }
    }),
  },
  over: { type: 'final' },
} as const
type States = NonNullable<Parameters<typeof playing.chart>[0]['states']>

/** The chart of the whole game with other states, or with more. */
export const playedBy = (changed: States): Chart =>
  playing.chart({
    context: ({ input: { game } }) => ({ game, data: { picker: 'Ann', winner: 'nobody' } }),
    initial: 'turn',
    states: { ...playingStates, ...changed },
    output: ({ context: { data } }) => data.winner,
  })

/** A game in which little is left to pick. */
export const late: Game = {
  ...toy.empty,
  trees: { short: 1, middle: 1, tall: 1 },
  baskets: { Ann: 0, Bob: 1 },
}
/** A game with two trees left: every clause and transition is at work in what can come of it. */
const later: Game = { ...late, trees: { short: 1, middle: 0, tall: 1 } }
const stillCounts: Game = { ...late, readings: { eatingScores: 'yes' }, baskets: { Ann: 1, Bob: 0 } }

export const worlds: readonly World<Game>[] = [
  { name: 'orchard', game: late, call: call(orchard, null), reach: 'alone' },
  { name: 'turn', game: stillCounts, call: call(turn, { picker: 'Ann' }), reach: 'alone' },
  { name: 'hungry turn', game: late, call: call(turn, { picker: 'Ann' }), reach: 'alone' },
  { name: 'climb', game: late, call: call(climb, { picker: 'Ann' }), reach: 'alone' },
  { name: 'climb without a ladder', game: late, call: call(climb, { picker: 'Bob' }), reach: 'alone' },
  { name: 'eat', game: stillCounts, call: call(eat, { picker: 'Ann' }), reach: 'alone' },
  { name: 'a late orchard', game: later, call: call(orchard, null), reach: 'whole' },
]

/** A picker who climbs gains the fruits that the tree loses. */
export const nothingIsLost: PathLaw<Game> = {
  name: 'nothing is lost on a tree',
  clauses: [],
  procedures: ['climb'],
  broken: (games) => (new Set(games.map(fruits)).size > 1 ? ['fruits vanish'] : []),
  breaks: (game) => [[game, { ...game, baskets: { ...game.baskets, Ann: game.baskets.Ann + 1 } }]],
}
const fruits = ({ trees, baskets }: Game) =>
  [...Object.values(trees), ...Object.values(baskets)].reduce((total, number) => total + number, 0)

export const sound: Book<Game> = {
  ...toy,
  charts: [playedBy({}), turnChart, climbChart, eatChart],
  worlds,
  pathLaws: [nothingIsLost],
}

/** The sound book, played by a chart with other states. */
export const playedWith = (changed: States): Book<Game> => ({
  ...sound,
  charts: [playedBy(changed), ...sound.charts.slice(1)],
})

const quick: VerifyOptions = { plays: 20, longestPlay: 200 }

/** Verifies a book against the snapshot of what it has achieved itself. */
export function verified(book: Book<Game>, options: VerifyOptions = {}): Report {
  const report = verify(book, { ...quick, ...options })
  return options.snapshot ? report : withSnapshot(report, snapshotOf(report))
}

/** A gate of a report. */
export function gate({ gates }: Report, name: string): Gate {
  const found = gates.find((candidate) => candidate.name === name)
  if (found === undefined) throw new Error(`no gate ${name}`)
  return found
}

/** The gates of a book that fail. */
export const failing = ({ gates }: Report): readonly string[] =>
  gates.filter(({ passed }) => !passed).map(({ name }) => name)

/** Lists the findings of a check of a broken book, with their places. */
export const found = (book: Book<Game>, name: string) =>
  gate(verified(book), name).findings.map(({ what, where }) => `${where}: ${what}`)
