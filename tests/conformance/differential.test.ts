/** Differential suites: what random plays add to the cases of a book. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { permission, prohibition, section } from '../../src/core/kernel/sections/clause.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import type { Case } from '../../src/lab/conformance/format/case.js'
import { differentialSuite } from '../../src/lab/conformance/runner/differential.js'
import type { Suite } from '../../src/lab/conformance/runner/suite.js'
import { plainGame } from '../../src/lab/conformance/vectors/game-cache.js'
import type { Game } from '../kernel/orchard.js'
import { failing, orchard } from './orchards.js'

const bare = {
  manifest: {} as Suite['manifest'],
  cases: [],
  gameOf: () => {
    throw new Error('nothing else is known')
  },
} satisfies Suite

const added = <G extends GameState>(book: Book<G>, plays: number, seed = 1, to: Suite = bare) =>
  differentialSuite(book, to, { plays, seed })

/** The last choice of each result that is asked for, in the order of the play. */
const lastChoices = (cases: readonly Case[]) =>
  cases.flatMap((one) => (one.asks === 'result' ? [one.choices.at(-1)] : []))

describe('a random play of the orchard', () => {
  const inOrder = [
    { seat: 'Ann', type: 'stop' },
    { seat: 'chance', type: 'calm' },
    { seat: 'Bob', type: 'climb', tree: 'short' },
    { seat: 'Bob', type: 'stop' },
    { seat: 'chance', type: 'calm' },
    { seat: 'Ann', type: 'climb', tree: 'short' },
    { seat: 'Ann', type: 'climb', tree: 'tall' },
    { seat: 'Ann', type: 'nothing' },
  ]

  it('asks what comes of each choice, the same from the same seed', () => {
    expect(lastChoices(added(orchard, 1).cases).slice(0, inOrder.length)).toEqual(inOrder)
  })

  it('asks about choices that the rules allow, from the nearest procedure that still runs', () => {
    const suite = added(orchard, 1)
    const results = suite.cases.filter((one) => one.asks === 'result')
    expect(results.filter(({ expected }) => expected[0]?.verdict !== 'legal')).toEqual([])
    const began = results.slice(0, inOrder.length).map(({ begin, choices }) => [begin.procedure, choices.length])
    expect(began).toEqual([
      ['climb', 1],
      ['orchard', 2],
      ['climb', 1],
      // Bob may eat here as well, which is offered in his turn and not while he climbs.
      ['turn', 2],
      ['orchard', 5],
      ['climb', 1],
      ['turn', 2],
      ['turn', 3],
    ])
  })

  it('asks what may be chosen and what may not, and the rules answer as is expected', () => {
    const { cases, gameOf } = added(orchard, 3)
    const judged = cases.find((one) => one.asks === 'judgement' && one.begin.args !== null)
    const [short, middle, tall] = ['short', 'middle', 'tall'].map((tree) => ({ seat: 'Ann', type: 'climb', tree }))
    expect(judged).toMatchObject({
      origin: 'play',
      reached: 'by play',
      begin: { procedure: 'climb', args: { picker: 'Ann' } },
      choices: [],
      candidates: [middle, short, tall, { seat: 'Ann', type: 'eat' }, { seat: 'Ann', type: 'stop' }],
      expected: [{ legal: [true, true, true, false, true] }],
    })
    const positions = new Map(cases.map((one) => [one.given, gameOf(one)]))
    expect(failing<Game>(orchard, { cases, positions })).toEqual([])
  })

  it('of a number is that of the seed as many further on', () => {
    const ids = (plays: number, seed: number) => added(orchard, plays, seed).cases.map(({ id }) => id)
    expect(ids(0, 1)).toEqual([])
    expect(ids(2, 1).toSorted()).toEqual([...new Set([...ids(1, 1), ...ids(1, 2)])].toSorted())
    expect(ids(1, 2)).not.toEqual(ids(1, 1))
  })

  it('adds to the cases that are there what is not among them', () => {
    const whole = added(orchard, 1)
    const [first] = whole.cases
    if (first === undefined) throw new Error('no case is made')
    const known = { ...first, about: 'as it was known' }
    const elsewhere = { ...first, id: 'elsewhere', given: 'elsewhere' }
    const game = { far: 'away' }
    const suite = added(orchard, 1, 1, { ...bare, cases: [elsewhere, known], gameOf: () => game })
    expect(suite.cases).toEqual([elsewhere, known, ...whole.cases.slice(1)])
    expect(suite.gameOf(elsewhere)).toBe(game)
    expect(suite.gameOf(first)).toEqual(plainGame(orchard.empty))
  })

  it('of two begins in a game that the book plays itself, where it can', () => {
    const seated = { ...orchard.empty, ladder: 'Bob' as const }
    const automaton = { plays: () => false, seated: () => seated } as unknown as NonNullable<Book<Game>['automaton']>
    const played = { ...orchard, automaton, seats: ['Ann'] }
    const begins = (plays: number) => {
      const { cases, gameOf } = added(played, plays)
      return new Set(cases.map((one) => gameOf(one).ladder))
    }
    expect(begins(1)).toEqual(new Set(['Ann']))
    expect(begins(2)).toEqual(new Set(['Ann', 'Bob']))
  })
})

const walking = section('walking', '1', 'Walking', { on: permission('Who walks goes on.') })
const far = section('far', '2', 'Far', { away: prohibition('Nobody goes further than one step.') })
const Steps = z.strictObject({ readings: z.record(z.string(), z.string()), steps: z.int().min(0) })
type Steps = z.infer<typeof Steps>

/** A game without an end: sixty-one ways are looked at and one may be gone. Its chart fails after some steps. */
function walkUntil(end: number): Book<Steps> {
  const table = forbid('may not go', view({ near: flag }), (bar) => [bar(far.away, { near: false })])
  const step = asks<Context<Steps, null>>().must({
    name: 'a step',
    cites: [walking.on],
    seat: () => 'Ann',
    from: () => Array.from({ length: 61 }, (_, at) => option('go', { length: at + 1 })),
    forbid: { table, view: { near: (_, { length }) => length === 1 } },
  })
  const walk = procedure('walk')
  const writing = charting<Steps, OptionOf<typeof step>>().implementing(walk, z.null())
  const chart = writing.chart({
    context: ({ input: { game } }) => ({ game, data: null }),
    initial: 'walking',
    states: {
      walking: {
        meta: { asks: step },
        on: {
          go: writing.go('walking', [], ({ context: { game } }) => {
            if (game.steps === end) throw new Error('the road ends')
            return { game: { ...game, steps: game.steps + 1 } }
          }),
        },
      },
    },
  })
  const empty: Steps = { readings: {}, steps: 0 }
  return {
    ...{ name: 'walk', title: 'Walk', edition: 'a toy', sections: [walking, far], schema: Steps, empty },
    ...{ charts: [chart], main: call(walk, null), tables: [table], formulas: [], laws: [], pathLaws: [] },
    ...{ worlds: [], questions: [], facts: [] },
  }
}

describe('a random play that does not end', () => {
  it('is looked at for four hundred decisions, and sixty candidates of each', () => {
    const { cases } = added(walkUntil(1000), 1)
    expect(lastChoices(cases)).toHaveLength(400)
    const [one] = cases.flatMap((asked) => (asked.asks === 'judgement' ? [asked.candidates] : []))
    expect(one).toHaveLength(60)
    expect(one?.[0]).toEqual({ seat: 'Ann', type: 'go', length: 1 })
  })

  it('ends where the book fails, with all that came before', () => {
    expect(lastChoices(added(walkUntil(3), 1).cases)).toHaveLength(3)
  })
})
