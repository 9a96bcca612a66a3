/** Weights of questions over plays of which every step is known: short walks, and days at the market. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { calls } from '../../../src/core/kernel/charts/procedure.js'
import { asks, option } from '../../../src/core/kernel/offers/offer.js'
import { question, readingOf } from '../../../src/core/kernel/sections/question.js'
import { someWeights, weightsFrom, weightsOf } from '../../../src/lab/audit/readings/reading-weights.js'
import {
  market as clauses,
  type DayContext,
  dayChart,
  dayWriting,
  given,
  book as market,
  visit,
} from '../../kernel/market.js'
import { walkOf } from './toy-witnesses.js'

const LONG = { seed: 1, bound: 100 }
const NOTHING = { asked: 0, plays: 0, decisions: 0 }
const ONCE = { asked: 1, plays: 1, decisions: 1 }
const walk = walkOf(3)

describe('the weights over some plays', () => {
  it('are counted play by play: a walker who arrives after three steps', () => {
    expect(someWeights(walk, LONG, { from: 1, to: 1 })).toEqual({
      decisions: 3,
      weights: { packsBread: NOTHING, arrivesHungry: ONCE },
    })
    expect(someWeights(walk, LONG, { from: 3, to: 6 })).toEqual({
      decisions: 12,
      weights: { packsBread: NOTHING, arrivesHungry: { asked: 4, plays: 4, decisions: 4 } },
    })
  })

  it('are nothing over no plays, and are those of the questions that are named', () => {
    const [packsBread] = walk.questions
    if (packsBread === undefined) throw new Error('the walk has lost its questions')
    expect(someWeights(walk, LONG, { from: 2, to: 1 }, [packsBread])).toEqual({
      decisions: 0,
      weights: { packsBread: NOTHING },
    })
  })

  it('are of plays that are given up after some decisions', () => {
    const weighed = (bound: number) => {
      const { decisions, weights } = someWeights(walk, { seed: 1, bound }, { from: 1, to: 1 })
      return [decisions, weights.arrivesHungry]
    }
    expect([2, 3, 4].map(weighed)).toEqual([
      [2, NOTHING],
      [3, ONCE],
      [3, ONCE],
    ])
  })

  it('are of plays that begin in turn in the game of the book and in one that it plays itself', () => {
    const fed = { ...walk.empty, readings: { packsBread: 'yes' } }
    const automaton = { plays: () => false, seated: () => fed }
    const book = { ...walkOf(1), seats: ['walker'], automaton } as unknown as Book
    const weightIn = (number: number) => someWeights(book, LONG, { from: number, to: number }).weights.arrivesHungry
    expect([1, 2, 3, 4].map(weightIn)).toEqual([ONCE, { ...ONCE, ...IN_VAIN }, ONCE, { ...ONCE, ...IN_VAIN }])
  })
})

/** Who has bread arrives well under both readings. */
const IN_VAIN = { plays: 0, decisions: 0 }

describe('the weights over all plays', () => {
  it('are those over the first, the second and so on', () => {
    expect(weightsOf(walk, { ...LONG, plays: 5 })).toEqual({
      plays: 5,
      seed: 1,
      decisions: 15,
      weights: { packsBread: NOTHING, arrivesHungry: { asked: 5, plays: 5, decisions: 5 } },
    })
  })

  it('are the sums of those over some of them', () => {
    const some = (asked: number, plays: number, decisions: number) => ({
      decisions: 10 * decisions,
      weights: { one: { asked, plays, decisions } },
    })
    const other = { decisions: 1, weights: { other: ONCE } }
    expect(weightsFrom({ plays: 9, seed: 4, bound: 100 }, [some(3, 2, 7), other, some(5, 1, 2)])).toEqual({
      plays: 9,
      seed: 4,
      decisions: 91,
      weights: { one: { asked: 8, plays: 3, decisions: 9 }, other: ONCE },
    })
  })
})

/** Decides only what may be done at any time. */
const generous = question('generous', {
  asks: 'May Ann give a coin?',
  clauses: [clauses.give],
  readings: { no: 'No.', yes: 'Yes.' },
  usual: 'no',
  because: 'It is not said.',
})

const gift = asks<DayContext>().may(option('keep'), {
  name: 'a coin of Ann',
  cites: [clauses.give],
  seat: () => 'Ann',
  from: ({ game }) => (readingOf(game, generous) === 'yes' ? [option('give', { from: 'Ann' as const })] : []),
})

describe('a question about what may be done at any time', () => {
  it('is asked at each decision meanwhile, and changes each', () => {
    const chart = dayWriting.chart({
      context: ({ input: { game } }) => ({ game, data: { gifts: 0 } }),
      initial: 'visit',
      states: {
        visit: {
          meta: { calls: calls(visit, () => null), aside: [gift] },
          on: { give: dayWriting.stay([], given), returned: 'evening' },
        },
        evening: { type: 'final' },
      },
    })
    const book = {
      ...market,
      charts: market.charts.map((one) => (one === dayChart ? chart : one)),
      questions: [generous],
    }
    const { decisions, weights } = someWeights(book, LONG, { from: 1, to: 1 })
    expect(decisions).toBeGreaterThan(0)
    expect(weights.generous).toEqual({ asked: 1, plays: 1, decisions })
  })
})
