/** Enumerations of small networks, as whole graphs, and the paths that cover them. */
import { describe, expect, it } from 'vitest'
import { cannotFinish, explore, pathTo, reaching } from '../../src/core/verify/charts/reachable-graph.js'
import { type Explorable, messageOf, type SearchNode } from '../../src/core/verify/charts/search-graph.js'
import { coverOf, eventsOf, transitionPairName } from '../../src/core/verify/charts/test-paths.js'

type Place = SearchNode & { readonly number: number }
interface Network {
  /** From each number, those to which one may go; the last is an end. */
  readonly to: readonly (readonly number[])[]
  readonly opening?: readonly string[]
  readonly dead?: number
  /** The transitions of a step. */
  readonly ways?: (from: number, to: number) => readonly string[]
}

const between = (from: number, to: number) => [`${from}-${to}`]

function walk({ to, opening = ['start'], dead, ways = between }: Network): Explorable<Place> {
  const isOf = (number: number) => (number === dead ? 'dead' : number === to.length - 1 ? 'final' : 'open')
  const place = (number: number): Place => ({
    is: isOf(number),
    at: `at ${number}`,
    game: {},
    number,
    ...(number === dead && { message: 'it ends here' }),
  })
  return {
    initial: () => ({ place: place(0), ways: opening }),
    events: ({ number }) => (to[number] ?? []).map((next) => ({ type: 'go', to: next })),
    next: ({ number }, event) => {
      const next = (event as unknown as { to: number }).to
      return { place: place(next), ways: ways(number, next) }
    },
    key: ({ number }) => `${number}`,
  }
}

const graphOf = (network: Network, bound = 100) => explore(walk(network), bound)
const numbersOf = (network: Network, bound?: number) => graphOf(network, bound).places.map(({ number }) => number)

describe('an enumeration', () => {
  it('has its places in the order of their distance, with the edges of each', () => {
    const graph = graphOf({ to: [[2, 1], [3], [1, 0], []] })
    const edge = (from: number, to: number, [before, after]: readonly [number, number]) => ({
      from,
      to,
      event: { type: 'go', to: after },
      ways: [`${before}-${after}`],
    })
    // Number 2 is found first, so it is place 1.
    const [a, b, c, d, e] = [
      edge(0, 1, [0, 2]),
      edge(0, 2, [0, 1]),
      edge(1, 2, [2, 1]),
      edge(1, 0, [2, 0]),
      edge(2, 3, [1, 3]),
    ]
    expect(graph.places.map(({ number }) => number)).toEqual([0, 2, 1, 3])
    expect(graph).toMatchObject({
      edges: [a, b, c, d, e],
      opening: ['start'],
      leaving: [[a, b], [c, d], [e], []],
      entering: [[d], [a], [b, c], [e]],
      arriving: [undefined, a, b, e],
    })
    expect(graph.unseen.size).toBe(0)
    expect(pathTo(graph, 3)).toEqual([b, e])
    expect(pathTo(graph, 0)).toEqual([])
    expect(eventsOf(pathTo(graph, 3))).toEqual([
      { type: 'go', to: 1 },
      { type: 'go', to: 3 },
    ])
  })

  it('goes on from open places only, and keeps the first place of every key', () => {
    expect(numbersOf({ to: [[1, 2], [3], [3], [4], []], dead: 1 })).toEqual([0, 1, 2, 3, 4])
    expect(numbersOf({ to: [[1], [2], []], dead: 1 })).toEqual([0, 1])
    expect(numbersOf({ to: [[1], [0]] })).toEqual([0, 1])
  })

  it('looks at no more places than its bound, and says which are left', () => {
    const chain = { to: [[1], [2], [3], [4], []] }
    expect([1, 2, 4, 5].map((bound) => numbersOf(chain, bound).length)).toEqual([2, 3, 5, 5])
    expect([...graphOf(chain, 2).unseen]).toEqual([2])
    expect([...graphOf(chain, 4).unseen]).toEqual([])
    expect([...graphOf({ to: [[1, 2, 3], [3], [3], []] }, 1).unseen]).toEqual([1, 2])
  })

  it('tells from where a place can be reached, and from where no end can', () => {
    const graph = graphOf({ to: [[1, 2], [1], [3], []] })
    expect([...reaching(graph, [3])].sort()).toEqual([0, 2, 3])
    expect([...reaching(graph, [1])].sort()).toEqual([0, 1])
    expect(cannotFinish(graph)).toEqual([1])
    expect(cannotFinish(graphOf({ to: [[1, 2], [1], [3], []], dead: 2 }))).toEqual([0, 1])
    expect(cannotFinish(graphOf({ to: [[1], [2], [1], []] }, 1))).toEqual([])
  })
})

/** The numbers through which each covering path goes. */
const routes = (network: Network) =>
  coverOf(graphOf(network)).paths.map((path) => path.map(({ event }) => (event as unknown as { to: number }).to))

describe('what is thrown on the way', () => {
  it('is told by its message, or as a text', () => {
    expect([messageOf(new Error('no way on')), messageOf('a text'), messageOf(7)]).toEqual(['no way on', 'a text', '7'])
  })
})

describe('the paths that cover a graph', () => {
  it('go through every place, transition and pair of transitions, the longest first', () => {
    const network = { to: [[1, 2], [3], [3], [0, 4], []] }
    const cover = coverOf(graphOf(network))
    expect(cover.ways).toBe(7)
    expect([...cover.pairs].sort()).toEqual(
      [
        ['start', '0-1'],
        ['start', '0-2'],
        ['0-1', '1-3'],
        ['0-2', '2-3'],
        ['1-3', '3-0'],
        ['1-3', '3-4'],
        ['2-3', '3-0'],
        ['2-3', '3-4'],
        ['3-0', '0-1'],
        ['3-0', '0-2'],
      ]
        .map(([before = '', after = '']) => transitionPairName(before, after))
        .sort(),
    )
    expect(routes(network)).toEqual([
      [1, 3, 0, 2],
      [1, 3, 0, 1],
      [1, 3, 4],
      [2, 3, 4],
      [2, 3, 0],
    ])
  })

  it('are one where one goes everywhere, and one that is empty where there is nowhere to go', () => {
    expect(routes({ to: [[1], [2], []] })).toEqual([[1, 2]])
    expect(routes({ to: [[]] })).toEqual([[]])
    const cover = coverOf(graphOf({ to: [[]], opening: ['one', 'two', 'three'] }))
    expect([cover.ways, [...cover.pairs]]).toEqual([
      3,
      [transitionPairName('one', 'two'), transitionPairName('two', 'three')],
    ])
  })

  it('know of pairs within a step, and across steps only of the last and the first transition', () => {
    const ways = (from: number, to: number) => [`leave ${from}`, `meet`, `enter ${to}`]
    const cover = coverOf(graphOf({ to: [[1], []], opening: [], ways }))
    expect([...cover.pairs]).toEqual([transitionPairName('leave 0', 'meet'), transitionPairName('meet', 'enter 1')])
    expect(cover.ways).toBe(3)
    const longer = coverOf(graphOf({ to: [[1], [2], []], opening: ['x'], ways }))
    expect([...longer.pairs].sort()).toEqual(
      [
        transitionPairName('enter 1', 'leave 1'),
        transitionPairName('leave 0', 'meet'),
        transitionPairName('leave 1', 'meet'),
        transitionPairName('meet', 'enter 1'),
        transitionPairName('meet', 'enter 2'),
        transitionPairName('x', 'leave 0'),
      ].sort(),
    )
  })

  it('have steps without a transition, too', () => {
    const ways = (from: number, to: number) => (from === 0 ? [] : between(from, to))
    const network = { to: [[1, 2], [3], [3], []], opening: [], ways }
    const cover = coverOf(graphOf(network))
    expect([cover.ways, [...cover.pairs]]).toEqual([2, []])
    expect(routes(network)).toEqual([
      [1, 3],
      [2, 3],
    ])
  })

  it('reach a transition or a pair where it is nearest to the beginning', () => {
    const same = (from: number, to: number) => [to === 4 ? 'leave' : from === 0 ? 'go' : `${from}-${to}`]
    expect(routes({ to: [[1, 3], [2], [4], [4], []], ways: same })).toEqual([
      [1, 2, 4],
      [3, 4],
    ])
    const alike = () => ['step']
    const cover = coverOf(graphOf({ to: [[1], [2], [3], []], ways: alike }))
    expect([cover.ways, [...cover.pairs]]).toEqual([
      2,
      [transitionPairName('start', 'step'), transitionPairName('step', 'step')],
    ])
    expect(cover.paths).toHaveLength(1)
  })
})
