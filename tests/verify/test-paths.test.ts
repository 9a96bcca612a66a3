/** The paths that cover a graph: which of several ways to the same thing are taken, and in which order. */
import { describe, expect, it } from 'vitest'
import type { Graph, PathEdge } from '../../src/core/verify/charts/reachable-graph.js'
import type { SearchNode } from '../../src/core/verify/charts/search-graph.js'
import { coverOf } from '../../src/core/verify/charts/test-paths.js'

type Drawn = readonly [from: number, to: number, ...ways: readonly string[]]

/** A graph of edges in the order of their distance from the first place, which one comes to by a start. */
function graphOf(...drawn: readonly Drawn[]): Graph<SearchNode> {
  const edges = drawn.map(([from, to, ...ways], at): PathEdge => ({ from, to, ways, event: { type: `${at}` } }))
  const places = [...new Set([0, ...drawn.map(([, to]) => to)])].sort()
  const entering = places.map((place) => edges.filter(({ to }) => to === place))
  return {
    ...{ edges, entering, opening: ['start'], unseen: new Set() },
    places: places.map((place) => ({ is: 'open', at: `${place}`, game: {} })),
    leaving: places.map((place) => edges.filter(({ from }) => from === place)),
    arriving: entering.map((into, place) => (place === 0 ? undefined : into[0])),
  }
}

const covered = (...drawn: readonly Drawn[]) => {
  const { paths, pairs, ways } = coverOf(graphOf(...drawn))
  const told = paths.map((path) => path.map(({ event }) => event.type).join(' '))
  return { paths: told, pairs: [...pairs].map((pair) => pair.replace('\n', ' ')).sort(), ways }
}

describe('the paths that cover a graph', () => {
  it('go the shortest way to a pair of transitions, wherever it is found first', () => {
    expect(covered([0, 1, 'p'], [0, 2, 'q'], [1, 3, 'q'], [3, 0, 'p'])).toEqual({
      paths: ['0 2 3 0', '1'],
      pairs: ['p p', 'p q', 'q p', 'start p', 'start q'],
      ways: 3,
    })
  })

  it('go the first of ways that are as short', () => {
    expect(covered([0, 0, 'p'], [0, 0, 'p']).paths).toEqual(['0 0'])
    const apart = covered([0, 1, 'x'], [0, 1, 'p'], [0, 2, 'y'], [0, 2, 'p'], [1, 3, 'q'], [2, 3, 'q'])
    expect(apart.paths).toEqual(['0 4', '1 4', '2 5'])
    expect(covered([0, 0, 'p', 'q'], [0, 0, 'p', 'q'], [0, 0, 'q']).paths).toEqual(['0 2', '0 0', '2'])
  })

  it('have no pair over an edge without a transition', () => {
    expect(covered([0, 1, 'p'], [1, 2], [2, 3, 'q'])).toEqual({ paths: ['0 1 2'], pairs: ['start p'], ways: 3 })
  })
})
