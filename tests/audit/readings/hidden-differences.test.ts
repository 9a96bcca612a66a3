/** Differences that a procedure knows and nobody sees yet: how far a scan follows them. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pairsOf } from '../../../src/core/explore/reading-pair.js'
import { surveyorOf } from '../../../src/core/explore/search-place.js'
import { type Context, charting } from '../../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../../src/core/kernel/offers/offer.js'
import { permission, section } from '../../../src/core/kernel/sections/clause.js'
import { question, readingOf, usualReadings } from '../../../src/core/kernel/sections/question.js'
import { forbid } from '../../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../../src/core/kernel/tables/table-view.js'
import { scanOf } from '../../../src/lab/audit/readings/scan-position.js'
import { bookOf, type Tiny, tiny } from '../../kernel/tiny.js'
import { typesOf } from './toy-searches.js'

const rooms = section('rooms', '1', 'Rooms', { step: permission('The guest takes a step.') })
const secret = question('secret', {
  asks: 'Does the guest keep a secret?',
  clauses: [rooms.step],
  readings: { no: 'No.', yes: 'Yes.' },
  usual: 'no',
  because: 'It is not said.',
})
const Data = z.strictObject({ steps: z.int().min(0), keeps: z.boolean() })
type Steps = Context<Tiny, z.infer<typeof Data>>

/** A corridor: whether a secret is kept shows behind its last room, unless it is forgotten after the first step. */
function corridorOf(length: number, isForgotten: boolean) {
  const step = asks<Steps>().must({
    name: 'a step',
    cites: [rooms.step],
    seat: () => 'guest',
    from: () => [option('step')],
    forbid: {
      table: forbid('may not step', view({ isLast: flag }), (bar) => [bar(rooms.step, { isLast: true })]),
      view: { isLast: ({ data }) => data.steps === length },
    },
  })
  const walking = charting<Tiny, OptionOf<typeof step>>().implementing(
    procedure('corridor', { results: [false, true] as readonly boolean[] }),
    Data,
  )
  const asksFor = (game: Tiny) => readingOf(game, secret) === 'yes'
  const chart = walking.chart({
    context: ({ input: { game } }) => ({ game, data: { steps: 0, keeps: false } }),
    initial: 'walking',
    states: {
      walking: {
        meta: { asks: step },
        on: {
          step: walking.stay([], ({ context: { game, data } }) => ({
            data: {
              steps: data.steps + 1,
              keeps: data.steps === 0 ? asksFor(game) : data.keeps && !isForgotten,
            },
          })),
          nothing: 'out',
        },
      },
      out: { type: 'final' },
    },
    output: ({ context: { game, data } }) => (isForgotten ? asksFor(game) : data.keeps),
  })
  const questions = [secret]
  const empty = { ...tiny(), readings: usualReadings(questions) }
  return { ...bookOf(call(chart.procedure, null), [chart], [rooms]), empty, questions, seats: ['guest'] }
}

/** What is known of the pair after one look at the first room. */
function lookedAt(length: number, isForgotten = false) {
  const book = corridorOf(length, isForgotten)
  const surveyor = surveyorOf(book)
  const [pair] = pairsOf(book.questions)
  if (pair === undefined) throw new Error('a question has a pair')
  const scan = scanOf(surveyor, { pairs: [pair], enough: 1 })
  scan.look(surveyor.begin({ game: book.empty, call: book.main }))
  return {
    found: scan.found(pair).map(({ choices, sights }) => [choices.length, ...sights]),
    near: scan.near(pair).map(({ kind, choices }) => [kind, ...typesOf(choices)]),
  }
}

describe('a difference that nobody sees yet', () => {
  it('is followed through sixty positions to where players see it', () => {
    expect(lookedAt(60)).toEqual({ found: [[60, 'outcome']], near: [] })
  })

  it('is not followed further', () => {
    expect(lookedAt(61)).toEqual({ found: [], near: [['corridor/walking/step', 'step']] })
  })

  it('is not followed to where it has gone, and the reading is asked for again', () => {
    expect(lookedAt(3, true)).toEqual({ found: [], near: [['corridor/walking/step', 'step']] })
  })
})
