import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { collecting } from '../../src/core/explore/evidence.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { replay } from '../../src/core/records/recorded-play.js'
import { chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import {
  cannotFinish,
  explore,
  type Graph,
  type PathEdge,
  pathTo,
} from '../../src/core/verify/charts/reachable-graph.js'
import type { Explorable, SearchNode } from '../../src/core/verify/charts/search-graph.js'
import { coverOf, type TestPath } from '../../src/core/verify/charts/test-paths.js'
import { wholeBook } from '../../src/core/verify/charts/whole-book.js'
import { testPaths } from '../../src/core/verify/charts/worlds.js'
import { climbChart, type Game, orchard, turnChart } from '../kernel/orchard.js'
import { late, sound } from './sound-book.js'

const BOUND = 10_000
const whole = () => explore(wholeBook(rulesOf(sound), late, 'orchard', null, collecting(sound)), BOUND)

/** A walk over numbers: from each, one may go to those that the list names; the last is an end. */
const numbered = (to: readonly (readonly number[])[]): Explorable<SearchNode & { readonly number: number }> => {
  const place = (number: number) => ({
    is: number === to.length - 1 ? ('final' as const) : ('open' as const),
    at: `${number}`,
    game: {},
    number,
  })
  return {
    initial: () => ({ place: place(0), ways: ['start'] }),
    events: ({ number }) => (to[number] ?? []).map((next) => ({ type: `${next}` })),
    next: ({ number }, { type }) => ({ place: place(Number(type)), ways: [`leave ${number % 3}`, `enter ${type}`] }),
    key: ({ number }) => `${number}`,
  }
}

const networks = fc
  .integer({ min: 1, max: 12 })
  .chain((size) => fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 4 }), { minLength: size, maxLength: size }))

/** Distances by relaxing every edge until nothing changes: slow, and not the way the code does it. */
function distances({ places, edges }: Graph<SearchNode>): readonly number[] {
  const known = places.map((_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY))
  for (const _ of places) for (const { from, to } of edges) known[to] = Math.min(known[to] ?? 0, (known[from] ?? 0) + 1)
  return known
}

describe('an enumeration', () => {
  it('finds every place by a shortest path that begins at the first and hangs together', () => {
    fc.assert(
      fc.property(networks, (network) => {
        const graph = explore(numbered(network), BOUND)
        for (const [place, distance] of distances(graph).entries()) {
          const path = pathTo(graph, place)
          expect(path).toHaveLength(distance)
          expect(hangsTogether(path)).toBe(true)
          expect(path.at(-1)?.to ?? 0).toBe(place)
        }
      }),
    )
  })

  it('tells the places from which no end can be reached', () => {
    const graph = explore(numbered([[1, 2], [1], [3, 0], []]), BOUND)
    expect(cannotFinish(graph).map((place) => graph.places[place]?.at)).toEqual(['1'])
  })

  it('stops at the bound and holds nothing against what it did not look at', () => {
    const graph = explore(numbered([[1], [2], [3], [4], []]), 2)
    expect([graph.places.length, [...graph.unseen]]).toEqual([3, [2]])
    expect(cannotFinish(graph)).toEqual([])
  })

  it('hears what refuses on the way', () => {
    const watch = collecting(sound)
    explore(wholeBook(rulesOf(sound), late, 'orchard', null, watch), BOUND)
    const { refused } = watch.evidence()
    const barred = ['turns.onceEach', 'turns.twoTrees', 'turns.bare', 'turns.tall', 'turns.hungry', 'turns.eat']
    expect(barred.filter((id) => !refused[id])).toEqual([])
  })

  it('walks the whole book: each edge can be gone again by decide and choose', () => {
    const graph = whole()
    const rules = rulesOf(sound)
    for (const { from, to, event } of graph.edges.filter((_, index) => index % 17 === 0)) {
      const position = graph.places[from]?.position
      const expected = graph.places[to]?.position
      expect(position && rules.choose(position, event).position).toEqual(expected)
    }
    expect(graph.places.filter(({ is }) => is === 'dead')).toEqual([])
  })
})

describe('a chart alone', () => {
  const events = (graph: Graph<SearchNode>, place: number) => graph.leaving[place]?.map(({ event }) => event)

  it('is sent the choices of its offer, its decline included, and nothing where there is no more than that', () => {
    const graph = explore(
      chartAlone(climbChart, { ...late, ladder: 'nobody' }, { picker: 'Bob' }, collecting(sound)),
      BOUND,
    )
    expect(events(graph, 0)).toEqual([
      { type: 'climb', tree: 'short' },
      { type: 'climb', tree: 'middle' },
      { type: 'stop' },
    ])
    const climbedTwo = graph.edges.filter(({ event }) => event.type === 'nothing').map(({ ways }) => ways)
    expect(climbedTwo).toEqual([['climb: next tree --nothing--> done'], ['climb: next tree --nothing--> done']])
  })

  it('has every declared result returned to it, and may use its rights meanwhile', () => {
    const graph = explore(
      chartAlone(turnChart, { ...late, baskets: { Ann: 1, Bob: 0 } }, { picker: 'Ann' }, collecting(sound)),
      BOUND,
    )
    const returned = [0, 1, 2].map((result) => ({ type: 'returned', result }))
    expect(events(graph, 0)).toEqual([{ type: 'eat' }, ...returned])
    const eaten = graph.leaving[0]?.find(({ event }) => event.type === 'eat')
    expect(eaten && events(graph, eaten.to)).toEqual(returned)
    expect(eaten?.ways).toEqual(['turn: climbing --eat--> climbing'])
  })

  it('hears what refuses a right that might be used meanwhile', () => {
    const watch = collecting(sound)
    explore(chartAlone(turnChart, { ...late, baskets: { Ann: 0, Bob: 0 } }, { picker: 'Ann' }, watch), BOUND)
    expect(watch.evidence().refused).toEqual({ 'turns.hungry': 1 })
  })

  it('waits for what it called, even if it would call something else after using a right', () => {
    const first = procedure('first', { results: ['done first'] })
    const second = procedure('second', { results: ['done second'] })
    const caller = procedure('caller')
    const Data = z.strictObject({ switched: z.boolean() })
    const right = asks<Context<Game, z.infer<typeof Data>>>().may(option('keep'), {
      name: 'a switch',
      cites: [],
      seat: () => 'Ann',
      from: ({ data }) => (data.switched ? [] : [option('switch')]),
    })
    const calling = charting<Game, OptionOf<typeof right>>().implementing(caller, Data)
    const chart = calling.chart({
      context: ({ input: { game } }) => ({ game, data: { switched: false } }),
      initial: 'calling',
      states: {
        calling: {
          meta: {
            calls: { procedures: [first, second], pick: ({ data }) => call(data.switched ? second : first, null) },
            meanwhile: { asks: right, procedures: [second], call: () => call(second, null) },
          },
          on: { switch: calling.stay([], () => ({ data: { switched: true } })), returned: 'done' },
        },
        done: { type: 'final' },
      },
    })
    const graph = explore(chartAlone(chart, late, null, collecting(sound)), BOUND)
    const results = graph.edges.flatMap(({ event }) => (event.type === 'returned' ? [event] : []))
    expect(results).toEqual([1, 2].map(() => ({ type: 'returned', result: 'done first' })))
  })

  it('is dead where it asks what no chart can answer', () => {
    const graph = explore(chartAlone(climbChart, { ...late, trees: null }, { picker: 'Ann' }, collecting(sound)), BOUND)
    expect(graph.places.map(({ is }) => is)).toEqual(['dead'])
  })
})

const hangsTogether = (path: readonly PathEdge[]) =>
  path.every(({ from }, index) => from === (index === 0 ? 0 : path[index - 1]?.to))

const pairs = (names: readonly string[]) => names.slice(1).map((name, index) => `${names[index]} then ${name}`)

/** Everything that paths go through: places, transitions and pairs of transitions. */
const covered = (graph: Graph<SearchNode>, paths: readonly TestPath[]) =>
  new Set(
    paths.flatMap((path) => {
      const ways = [...graph.opening, ...path.flatMap((edge) => edge.ways)]
      return [...ways, ...pairs(ways), ...[0, ...path.map(({ to }) => to)].map((place) => `place ${place}`)]
    }),
  )

/** Everything that there is to go through, told from the edges alone. */
const realised = (graph: Graph<SearchNode>) => {
  const ways = new Set([...graph.opening, ...graph.edges.flatMap((edge) => edge.ways)])
  const within = [graph.opening, ...graph.edges.map((edge) => edge.ways)].flatMap(pairs)
  const across = graph.edges.flatMap((before) =>
    graph.edges
      .filter(({ from }) => from === before.to)
      .map((after) => [before.ways.at(-1), after.ways[0]].join(' then ')),
  )
  const opened = (graph.leaving[0] ?? []).map(({ ways: [first] }) => `${graph.opening.at(-1)} then ${first}`)
  const places = graph.places.map((_, place) => `place ${place}`)
  return { ways, pairs: new Set([...within, ...across, ...(graph.opening.length > 0 ? opened : [])]), places }
}

describe('test paths', () => {
  const holds = (graph: Graph<SearchNode>) => {
    const cover = coverOf(graph)
    const seen = covered(graph, cover.paths)
    const there = realised(graph)
    expect(cover.paths.every(hangsTogether)).toBe(true)
    expect([...there.places, ...there.ways, ...there.pairs].filter((name) => !seen.has(name))).toEqual([])
    expect([cover.ways, cover.pairs.size]).toEqual([there.ways.size, there.pairs.size])
  }

  it('go through every place, every transition and every realised pair of any network', () => {
    fc.assert(fc.property(networks, (network) => holds(explore(numbered(network), BOUND))))
  })

  it('do so for the whole book, with fewer paths than places', () => {
    const graph = whole()
    holds(graph)
    expect(coverOf(graph).paths.length).toBeLessThan(graph.places.length)
  })

  it('are one where one goes everywhere', () => {
    const { paths } = coverOf(explore(numbered([[1], [2], [3], [4], []]), BOUND))
    expect(paths.map((path) => path.map(({ to }) => to))).toEqual([[1, 2, 3, 4]])
  })

  it('can be played again, choice by choice, where they are those of a whole world', () => {
    const rules = rulesOf(sound)
    const paths = testPaths(sound, { name: 'late', game: late, call: call(orchard, null), reach: 'whole' }, BOUND)
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) {
      const begun = rules.begin(late, 'orchard', null).position
      expect(replay(rules, begun, path as never).ok).toBe(true)
    }
  })

  it('do not explode where picks can be made in any order', () => {
    const size = 9
    const subsets = Array.from({ length: 2 ** size }, (_, set) =>
      Array.from({ length: size }, (_, pick) => set | (1 << pick)).filter((larger) => larger !== set),
    )
    const { paths } = coverOf(explore(numbered(subsets), BOUND))
    expect(paths.length).toBeLessThan(size * 2 ** size)
  })
})
