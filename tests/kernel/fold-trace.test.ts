import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { added, measure } from '../../src/core/kernel/tables/measure.js'
import { first, sum } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import { foldTrace, toldLines } from '../../src/core/wording/trace-lines.js'
import { linesOf, Nothing, type Tiny, tiny, tinyRules } from './tiny.js'

const post = section('post', '5', 'Post', {
  light: rule('A letter costs one.'),
  heavy: rule('Each weight costs one more.'),
  home: rule('At home it costs one less.'),
  hand: rule('It is handed over, then weighed, then stamped.'),
  weigh: rule('It is weighed.'),
  stamp: rule('It is stamped.'),
  all: rule('A parcel costs what its letters cost.'),
})
const price = sum('price', view({ weight: range(0, 3), home: flag }), (row) => [
  row(post.light, {}, 1),
  row(post.heavy, { weight: P.number.positive() }, ({ weight }) => weight),
  row(post.home, { home: true }, -1),
])
const stamped = first('is it stamped', view({}), (row) => [row(post.stamp, {}, true)])
const parcel = measure(
  'Parcel',
  [post.all],
  { home: ['yes', 'no'] },
  ({ number }: Tiny, { home }): number =>
    price.ask({ weight: number, home: home === 'yes' }) + price.ask({ weight: 2, home: false }) + number,
)
const round = added('Round', [post.all], {}, (add, { number }: Tiny) => {
  add(price.ask({ weight: 0, home: false }), 'oak')
  add(price.ask({ weight: 0, home: true }), 'ash')
  add(price.ask({ weight: 0, home: false }), 'elm')
  add(price.ask({ weight: number, home: true }), 'yew')
})
const weighed = measure('Weighed', [post.weigh], { place: ['a', 'b'] }, ({ number }: Tiny): number => number)

const send = asks<Context<Tiny, Nothing>>().must({
  name: 'what to send',
  cites: [post.hand],
  seat: () => 'ann',
  from: () => [option('letters'), option('parcel'), option('round'), option('scales')],
})
const tools = charting<Tiny, OptionOf<typeof send>>().implementing(procedure('post'), Nothing)
const chart = tools.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'desk',
  states: {
    desk: {
      meta: { asks: send },
      on: {
        letters: tools.go('scales', [post.hand], ({ context: { game } }) => ({
          game: tiny(game.number + price.ask({ weight: 1, home: true }) + price.ask({ weight: 3, home: false })),
        })),
        parcel: tools.go('scales', [], ({ context: { game } }) => ({
          game: tiny(parcel.compute(game, { home: 'yes' })),
        })),
        round: tools.go('scales', [], ({ context: { game } }) => ({ game: tiny(round.compute(game, {})) })),
        scales: tools.go('scales', [], ({ context: { game } }) => ({
          game: tiny(weighed.compute(game, { place: 'a' }) + weighed.compute(game, { place: 'b' })),
        })),
      },
    },
    scales: {
      always: tools.go('away', [post.weigh], () => (stamped.ask({}) ? {} : {})),
      meta: { requirements: [post.stamp] },
    },
    away: { type: 'final' },
  },
})
const rules = tinyRules(call(procedure('post'), null), chart)
const traceOf = (type: 'letters' | 'parcel' | 'round' | 'scales') =>
  rules.choose(rules.start(tiny(1)), option(type)).trace

describe('a trace', () => {
  it('tells what decided in a transition under it, before the transition that follows', () => {
    expect(traceOf('letters').map((line) => ('table' in line ? line.table : line.kind))).toEqual([
      'chosen',
      'taken',
      ...Array(5).fill('price'),
      'entered',
      'taken',
      'is it stamped',
      'entered',
      'returned',
    ])
  })

  it('keeps what each row adds, because of which fields, and the number of its sum', () => {
    expect(
      linesOf(traceOf('letters'), 'decided').map(({ table, question, adds, because }) => [
        table,
        question,
        adds,
        because,
      ]),
    ).toEqual([
      ['price', 1, 1, {}],
      ['price', 1, 1, { weight: 1 }],
      ['price', 1, -1, { home: true }],
      ['price', 2, 1, {}],
      ['price', 2, 3, { weight: 3 }],
      ['is it stamped', undefined, undefined, undefined],
    ])
  })
})

describe('a trace in lines', () => {
  it('tells each sum in one line with everything that is added, in its place', () => {
    expect(toldLines(traceOf('letters'))).toEqual([
      'ann: letters',
      '  post, scales: 5 post.hand',
      '  post [price] 1 = 1 (light) + 1 (heavy) - 1 (home): 5 post.light, 5 post.heavy, 5 post.home',
      '  post [price] 4 = 1 (light) + 3 (heavy): 5 post.light, 5 post.heavy',
      '  post, scales: 5 post.stamp',
      '  post, away: 5 post.weigh',
      '  post [is it stamped]: 5 post.stamp',
    ])
  })

  it('tells a measure with the sums that it is made of, and what it has from elsewhere first', () => {
    expect(toldLines(traceOf('parcel'))[1]).toBe(
      '  post [Parcel] yes 5 = 1 (otherwise) + 2 × 1 (light) + 1 (heavy) - 1 (home) + 2 (heavy): 5 post.light, 5 post.heavy, 5 post.home, 5 post.all',
    )
  })

  it('tells what is added alike in one term, with what each of it is for', () => {
    expect(toldLines(traceOf('round'))[1]).toBe(
      '  post [Round] 3 = 3 × 1 (light: oak, elm, yew) + 1 (light) - 1 (home) + 1 (heavy: yew) - 1 (home: yew): 5 post.light, 5 post.home, 5 post.heavy, 5 post.all',
    )
  })

  it('tells in one line what a measure comes to for one argument after the other', () => {
    expect(toldLines(traceOf('scales'))[1]).toBe('  post [Weighed] a 1, b 1: 5 post.weigh')
  })

  it('loses nothing else, and keeps the numbers of different steps apart', () => {
    const twice = [...traceOf('letters'), ...traceOf('letters')]
    expect(foldTrace(twice).filter(({ kind }) => kind === 'summed')).toHaveLength(4)
    expect(foldTrace(twice).filter(({ kind }) => kind === 'taken')).toHaveLength(4)
  })
})
