/** Charts alone, as what an enumeration walks: places, events and what each leads to. */
import { describe, expect, it } from 'vitest'
import { type Collector, collecting } from '../../src/core/explore/evidence.js'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import { byPlan } from '../../src/core/kernel/charts/step.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { type ChartPlace, chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import { walkMachine } from '../../src/core/verify/charts/machine-walk.js'
import { explore, type Graph } from '../../src/core/verify/charts/reachable-graph.js'
import { book as auction, begun as dealtHands } from '../kernel/auction.js'
import { book as ladder, game as onLadder } from '../kernel/ladder-game.js'
import { book as market } from '../kernel/market.js'
import { book, climbChart, orchardChart, turnChart } from '../kernel/orchard.js'
import { eventsAt, few, noting } from './note-events.js'
import { late } from './sound-book.js'

const climbing = (watch: Collector = collecting(book), chart: Chart = climbChart, game: object = few) =>
  chartAlone(chart, game, { picker: 'Ann' }, watch)
const short = { type: 'climb', tree: 'short' } as Option

describe('a chart alone', () => {
  it('begins where its first state stands, and tells what happened', () => {
    const { watch, lines } = noting()
    const { place, ways } = climbing(watch).initial()
    expect(place).toMatchObject({ is: 'open', at: 'climb, next tree', game: few, state: 'next tree' })
    expect(place.context).toEqual({ game: few, data: { picker: 'Ann', climbed: [] } })
    expect(ways).toEqual([])
    expect(lines).toEqual([{ kind: 'entered', chart: 'climb', state: 'next tree', clauses: [] }].slice(0, lines.length))
  })

  it('is sent the choices of its offer and its decline, and why others are refused is heard once', () => {
    const { watch, refused } = noting()
    const walk = climbing(watch)
    const { place } = walk.initial()
    expect(refused).toEqual([])
    expect(eventsAt(walk, place)).toEqual(['climb short', 'stop'])
    expect(refused).toEqual(['may not climb 3', 'may not climb 4'])
    expect(eventsAt(walk, place)).toEqual(['climb short', 'stop'])
    expect(refused).toHaveLength(4)
  })

  it('goes on with a choice, and is sent that nothing can be chosen where that is so', () => {
    const { watch, kinds } = noting()
    const walk = climbing(watch)
    const { place } = walk.initial()
    const { place: climbed, ways } = walk.next(place, short)
    expect(ways).toEqual(['climb: next tree --climb--> next tree'])
    expect(climbed.game).toMatchObject({ trees: { short: 0 }, baskets: { Ann: 1 } })
    expect(eventsAt(walk, climbed)).toEqual(['nothing'])
    const { place: done } = walk.next(climbed, { type: 'nothing' })
    expect(done).toMatchObject({ is: 'final', at: 'climb, done', output: 1 })
    expect(walk.events(done)).toEqual([])
    expect(kinds()).toContain('taken')
  })

  it('is the same place where it stands the same, and another one where anything differs', () => {
    const walk = climbing()
    const { place } = walk.initial()
    const again = climbing().initial().place
    expect(walk.next(place, short).place).toBe(walk.next(place, short).place)
    expect(walk.key(place)).toBe(walk.key(again))
    const others: readonly Partial<ChartPlace>[] = [
      { is: 'dead' },
      { state: 'done' },
      { message: 'why' },
      { called: turnChart.procedure },
      { context: { ...place.context, data: { picker: 'Bob', climbed: [] } } },
      { context: { ...place.context, game: late } },
    ]
    expect(new Set([place, ...others.map((change) => ({ ...place, ...change }))].map(walk.key)).size).toBe(7)
  })

  it('is dead where nothing can be done, where a step fails, and where it goes on from there', () => {
    const state = climbChart.states['next tree']
    if (state === undefined) throw new Error('no state')
    const ways = state.ways.filter(({ on }) => on !== 'nothing')
    const stuck = { ...climbChart, states: { ...climbChart.states, 'next tree': { ...state, ways } } }
    const bare = { ...few, trees: { short: 0, middle: 0, tall: 0 } }
    expect(climbing(collecting(book), stuck, bare).initial().place).toMatchObject({
      is: 'dead',
      message: 'a dead end, nothing is offered in "next tree" (a tree to climb)',
    })
    expect(climbing(collecting(book), climbChart, bare).initial().place.is).toBe('open')
    const walk = chartAlone(climbChart, few, { picker: 'Ann' }, collecting(book), false, undefined, {
      ...byPlan,
      take: () => {
        throw new Error('no step')
      },
    })
    const { place } = walk.initial()
    const failed = walk.next(place, short)
    expect(failed).toMatchObject({
      ways: [],
      place: { is: 'dead', message: 'climb: no step', at: 'climb, next tree', state: 'next tree' },
    })
    expect(walk.events(failed.place)).toEqual([])
    expect(climbing(collecting(book), climbChart, { ...few, trees: null }).initial().place).toMatchObject({
      is: 'dead',
      at: expect.any(String),
    })
  })

  it('waits for what it calls: every result may come back, and its rights may be used meanwhile', () => {
    const { watch, refused } = noting()
    const walk = chartAlone(turnChart, { ...few, baskets: { Ann: 1, Bob: 0 } }, { picker: 'Ann' }, watch)
    const { place } = walk.initial()
    expect(place.called?.name).toBe('climb')
    expect(eventsAt(walk, place)).toEqual(['eat', 'returned 0', 'returned 1', 'returned 2'])
    const eaten = walk.next(place, { type: 'eat' }).place
    expect([eaten.called?.name, eventsAt(walk, eaten)]).toEqual(['climb', ['returned 0', 'returned 1', 'returned 2']])
    expect(refused).toEqual(['may not eat 2'])
    const back = walk.next(eaten, { type: 'returned', result: 1 } as Option).place
    expect([back.is, back.called]).toEqual(['final', undefined])
  })

  it('is dead where it calls what its state does not declare', () => {
    const state = turnChart.states.climbing
    if (state?.calls === undefined) throw new Error('no call')
    const calls = { ...state.calls, procedures: [orchardChart.procedure] }
    const astray = { ...turnChart, states: { ...turnChart.states, climbing: { ...state, calls } } } as unknown as Chart
    expect(chartAlone(astray, few, { picker: 'Ann' }, collecting(book)).initial().place).toMatchObject({
      is: 'dead',
      message: 'calls "climb", which "climbing" does not declare',
    })
  })

  it('may use rights at any time where that is asked for, which are told as such', () => {
    const [dayChart] = market.charts
    if (dayChart === undefined) throw new Error('no chart')
    const { watch, kinds, refused } = noting()
    const walk = chartAlone(dayChart, { ...market.empty, coins: { Ann: 1, Bob: 0 } }, null, watch, true)
    const { place } = walk.initial()
    expect(eventsAt(walk, place)).toEqual(['give Ann', 'returned '])
    expect(refused).toEqual(['may not give 1'])
    const before = kinds().length
    const { place: given, ways } = walk.next(place, { type: 'give', from: 'Ann' } as Option)
    expect(kinds().slice(before)[0]).toBe('aside')
    expect(ways).toEqual(['day: visit --give--> visit'])
    expect(given.game).toMatchObject({ coins: { Ann: 0, Bob: 1 } })
    expect(given.called?.name).toBe('visit')
    const poor = chartAlone(dayChart, market.empty, null, collecting(market) as unknown as Collector, true)
    const back = { type: 'returned', result: null } as Option
    expect(poor.next(poor.initial().place, back).place.state).not.toBe('visit')
    const without = chartAlone(dayChart, market.empty, null, collecting(market) as unknown as Collector)
    expect(eventsAt(without, without.initial().place)).toEqual(['returned '])
  })

  it('has no rights at any time where its chart has none, and no decline where there is none', () => {
    const walk = chartAlone(climbChart, few, { picker: 'Ann' }, collecting(book), true)
    expect(walk.next(walk.initial().place, short).place.game).toMatchObject({ baskets: { Ann: 1 } })
    const whole = chartAlone(orchardChart, few, null, collecting(book))
    const wind = whole.next(whole.initial().place, { type: 'returned', result: null } as Option).place
    expect(whole.events(wind)).toEqual([{ type: 'blow' }, { type: 'calm' }])
  })

  it('is dead behind a door that is shut', () => {
    const [chart] = ladder.charts.filter(({ name }) => name === 'climbing')
    if (chart === undefined) throw new Error('no chart')
    const begun = (fruits: number) =>
      chartAlone(chart, { ...onLadder, fruits }, null, collecting(ladder)).initial().place
    expect([begun(1).is, begun(3).is, begun(3).message]).toEqual([
      'open',
      'dead',
      '"climbing" may not begin: 1 ladders.full',
    ])
  })

  it('does not pass over a sealed decision, of which nobody would learn that it is not asked', () => {
    const [chart] = auction.charts
    if (chart === undefined) throw new Error('no chart')
    const poor = { ...dealtHands, hands: { Ann: [], Bob: [] }, deck: { one: 0, two: 0, three: 0 } }
    const walk = chartAlone(chart, dealtHands, null, collecting(auction) as unknown as Collector)
    const token = walk.next(walk.initial().place, { type: 'draw', kind: 'gold' } as Option).place
    const nothingToBid = { ...token, context: { ...token.context, game: { ...poor, prize: 'gold' } } }
    expect(eventsAt(walk, token)).toEqual(['bid one', 'bid three', 'pass'])
    expect(eventsAt(walk, nothingToBid)).toEqual(['pass'])
  })
})

describe('the machine of a chart, walked by XState', () => {
  const args = { picker: 'Ann' }
  const graphOf = () => explore(climbing(), 1000)
  const walked = (changed: (graph: Graph<ChartPlace>) => Partial<Graph<ChartPlace>>) => {
    const graph = graphOf()
    return walkMachine({ chart: climbChart, game: few, args }, { ...graph, ...changed(graph) })
  }

  it('finds the states and edges of the graph', () => {
    const { places, edges } = graphOf()
    expect(walked(() => ({}))).toStrictEqual({ states: places.length, edges: edges.length })
    expect(walked(() => ({ places: [] }))).toEqual({ states: 0, edges: 0 })
    expect(walked((graph) => ({ places: graph.places.map((place) => ({ ...place, is: 'dead' as const })) }))).toEqual({
      states: 0,
      edges: 0,
    })
  })

  it('leaves out what leads to dead places, and puts together what is sent in the same state', () => {
    const dead = walked(({ places }) => ({
      places: places.map((place) => (place.is === 'final' ? { ...place, is: 'dead' as const } : place)),
    }))
    expect(dead).toStrictEqual({ states: 2, edges: 1 })
    const { places, edges } = graphOf()
    const twice = walked((graph) => ({
      places: [...graph.places, ...graph.places.map((place) => ({ ...place, called: turnChart.procedure }))],
    }))
    expect(twice).toStrictEqual({ states: places.length, edges: edges.length })
  })

  it('tells of a state that only one of the two comes to', () => {
    const elsewhere = (place: ChartPlace) => ({ ...place, context: { ...place.context, game: late } })
    const moved = walked(({ places }) => ({ places: places.map((place, at) => (at === 0 ? elsewhere(place) : place)) }))
    expect(moved.differs).toBe('XState reaches a state in "next tree" that the walk does not know')
    const more = walked(({ places }) => ({ places: [...places, ...places.slice(0, 1).map(elsewhere)] }))
    expect(more.differs).toBe('XState never reaches a state in "climb, next tree"')
  })

  it('tells where it takes other transitions, leads elsewhere, or comes to a state that is not known', () => {
    const edges = (change: (edge: Graph<ChartPlace>['edges'][number]) => object) =>
      walked((graph) => ({
        leaving: graph.leaving.map((all) => all.map((edge) => ({ ...edge, ...change(edge) }))),
      })).differs
    const climbs = (event: Option) => event.type === 'climb'
    expect(edges(({ event }) => (climbs(event) ? { ways: ['climb: another'] } : {}))).toBe(
      'XState takes other transitions from "next tree" by {"tree":"short","type":"climb"}: ' +
        'climb: next tree --climb--> next tree; the step of the product climb: another',
    )
    expect(edges(({ event }) => (climbs(event) ? { to: 0 } : {}))).toBe(
      'XState leads elsewhere from "next tree" by {"tree":"short","type":"climb"}',
    )
  })
})
