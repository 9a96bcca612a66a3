/** Rules that run on until somebody must decide: what ends that, what is noted and told meanwhile, and which choice is meant. */
import { describe, expect, it } from 'vitest'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { beginParts, endParts } from '../../src/core/kernel/watch/watch.js'
import { book as lighthouse } from './lighthouse.js'
import { book as market } from './market.js'
import { book as orchard } from './orchard.js'
import { due, linesOf, Nothing, type Tiny, tiny, tinyRules } from './tiny.js'

const walk = procedure('walk')
const step = procedure('step')
type Way = { readonly type: 'left' | 'right' }
const walking = charting<Tiny, Way>().implementing(walk, Nothing)
const stepping = charting<Tiny, Way>().implementing(step, Nothing)
const begun = ({ input: { game } }: { readonly input: { readonly game: Tiny } }) => ({ game, data: {} })
const ways = asks<Context<Tiny, Nothing>>()
const leftFor = (seat: string) =>
  ways.must({ name: `the way of ${seat}`, cites: [], seat: () => seat, from: () => [option('left')] })
const rightFor = (seat: string) =>
  ways.must({ name: `the way of ${seat}`, cites: [], seat: () => seat, from: () => [option('right')] })

describe('rules that run on', () => {
  it('are a defect where calls follow each other without end', () => {
    const stepChart = stepping.chart({ context: begun, initial: 'done', states: { done: { type: 'final' } } })
    const walkChart = walking.chart({
      context: begun,
      initial: 'on',
      states: { on: { meta: { calls: calls(step, () => null) }, on: { returned: 'on' } } },
    })
    const endless = tinyRules(call(walk, null), walkChart, stepChart)
    expect(() => endless.start()).toThrow(new Defect('runs on without a decision, at last in walk'))
  })

  it('are a defect where a position was written that stands where nothing is asked or called', () => {
    const rules = rulesOf(lighthouse)
    const stack = [
      { chart: 'round', state: 'back', data: { seen: [] } },
      { chart: 'lighting', state: 'which', data: {}, meanwhile: true as const },
    ]
    expect(() => rules.choose({ game: lighthouse.empty, stack }, option('lamp', { name: 'east' }))).toThrow(
      new Defect('round: stands in "back", which neither waits nor calls'),
    )
  })

  it('note every chart that they run', () => {
    const { charts } = beginParts()
    rulesOf(orchard).start()
    endParts()
    expect([...charts]).toEqual(['orchard', 'turn', 'climb'])
  })

  it('tell of a decision that fell away what it was about only where it says so', () => {
    const rules = rulesOf(orchard)
    const bare = { ...orchard.empty, trees: { short: 0, middle: 0, tall: 0 } }
    const { trace } = rules.begin(bare, 'climb', { picker: 'Ann' })
    expect(linesOf(trace, 'skipped').map((line) => Object.keys(line))).toEqual([
      ['kind', 'chart', 'state', 'asks', 'refused'],
    ])
  })

  it('come to the same positions where nothing is told, also by rights', () => {
    const loud = rulesOf(lighthouse)
    const quiet = rulesOf(lighthouse, { trace: false })
    const lit = quiet.choose(quiet.start(), option('light'))
    expect(lit).toStrictEqual({ position: loud.choose(loud.start(), option('light')).position, trace: [] })
    const [selling, still] = [rulesOf(market), rulesOf(market, { trace: false })]
    const give = option('give', { from: 'Ann' })
    expect(still.choose(still.start(), give)).toStrictEqual({
      position: selling.choose(selling.start(), give).position,
      trace: [],
    })
  })
})

describe('options that read the same', () => {
  const [ofAnn, ofBob] = [leftFor('Ann'), leftFor('Bob')]
  const outer = walking.chart({
    context: begun,
    initial: 'out',
    states: {
      out: {
        meta: { calls: calls(step, () => null), aside: [ofAnn, ofBob] },
        on: {
          left: walking.stay([], ({ context: { game } }) => ({ game: tiny(game.number + 1) })),
          returned: 'home',
        },
      },
      home: { type: 'final' },
    },
  })
  const innerOf = (way: typeof ofAnn | ReturnType<typeof rightFor>) =>
    stepping.chart({
      context: begun,
      initial: 'way',
      states: { way: { meta: { asks: way }, on: { left: 'done', right: 'done' } }, done: { type: 'final' } },
    })

  it('mean the decision that is due before a right that may be used at any time', () => {
    const rules = tinyRules(call(walk, null), outer, innerOf(leftFor('Cid')))
    const { position, trace } = rules.choose(rules.start(), option('left'))
    expect(position).toEqual({ game: tiny(0), stack: [], outcome: null })
    expect(linesOf(trace, 'chosen').map(({ seat }) => seat)).toEqual(['Cid'])
  })

  it('are told apart where the very option that was listed is handed over', () => {
    const rules = tinyRules(call(walk, null), outer, innerOf(rightFor('Cid')))
    const [, second] = due(rules.decide(rules.start())).asides.choices()
    if (second === undefined) throw new Error('two rights were expected')
    const { trace } = rules.choose(rules.start(), second.option)
    expect(linesOf(trace, 'chosen').map(({ seat }) => seat)).toEqual(['Bob'])
  })
})
