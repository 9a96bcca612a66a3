/**
 * Test paths: few paths that together go through every place, every transition and every realised pair of
 * consecutive transitions.
 *
 * Each target is reached by a shortest path to an edge, the edge, and where the pair spans two, one that follows. Longer
 * ones are taken first, so that most shorter ones are covered already. The work grows with targets times their depth.
 *
 * @module
 */
import type { Json } from '../../values/json.js'
import { type Graph, type PathEdge, pathTo } from './reachable-graph.js'
import { asJson, type SearchNode } from './search-graph.js'

/** A path from the first place of a graph. */
export type TestPath = readonly PathEdge[]

/** The events of a path, as they would be sent again. */
export const eventsOf = (path: TestPath): readonly Json[] => asJson(path.map(({ event }) => event))

/** The paths that cover a graph, and what they cover. */
export interface Cover {
  readonly ways: number
  /** The pairs of consecutive transitions that are realised, by the names of both. */
  readonly pairs: ReadonlySet<string>
  readonly paths: readonly TestPath[]
}

/** The name of a pair of consecutive transitions. */
export const transitionPairName = (before: string, after: string) => `${before}\n${after}`

const pairsOf = (ways: readonly string[]): readonly string[] =>
  ways.slice(1).map((after, index) => transitionPairName(ways[index] ?? '', after))

const placeName = (place: number) => `place ${place}`

/** Something to be covered: from a place, over no edge, one, or two in succession. */
interface Target {
  readonly name: string
  readonly from: number
  readonly over: TestPath
  /** The length of a shortest path that covers it. */
  readonly length: number
}

/** Finds the paths that cover a graph. */
export function coverOf(graph: Graph<SearchNode>): Cover {
  const depths = depthsOf(graph)
  const target = (name: string, from: number, over: TestPath): Target => ({
    name,
    from,
    over,
    length: (depths[from] ?? 0) + over.length,
  })
  const places = graph.places.map((_, place) => target(placeName(place), place, []))
  const ways = nearest(graph.edges.flatMap((edge) => edge.ways.map((way) => target(way, edge.from, [edge]))))
  const within = graph.edges.flatMap((edge) => pairsOf(edge.ways).map((pair) => target(pair, edge.from, [edge])))
  const across = graph.leaving.flatMap((leaving, place) =>
    arrivals(graph, place).flatMap(([before, edge]) =>
      firsts(leaving).map(([after, next]) => {
        const name = transitionPairName(before, after)
        return edge ? target(name, edge.from, [edge, next]) : target(name, place, [next])
      }),
    ),
  )
  const pairs = nearest([...within, ...across])
  return {
    ways: new Set([...graph.opening, ...ways.map(({ name }) => name)]).size,
    pairs: new Set([...pairsOf(graph.opening), ...pairs.map(({ name }) => name)]),
    paths: pathsThrough(graph, [...places, ...ways, ...pairs]),
  }
}

function depthsOf({ arriving }: Graph<SearchNode>): readonly number[] {
  const depths: number[] = []
  for (const edge of arriving) depths.push(edge ? (depths[edge.from] ?? 0) + 1 : 0)
  return depths
}

/** Of the targets with the same name, the one with the shortest path. */
function nearest(targets: readonly Target[]): readonly Target[] {
  const best = new Map<string, Target>()
  for (const target of targets) {
    const known = best.get(target.name)
    if (known === undefined || target.length < known.length) best.set(target.name, target)
  }
  return [...best.values()]
}

type Arrival = readonly [string, PathEdge | undefined]

/**
 * The last transitions on the edges that enter a place, each with the nearest edge, which comes first; at the start, none was an edge.
 */
function arrivals(graph: Graph<SearchNode>, place: number): readonly Arrival[] {
  const best = new Map<string, PathEdge | undefined>()
  const opened = place === 0 ? graph.opening.at(-1) : undefined
  if (opened !== undefined) best.set(opened, undefined)
  for (const edge of graph.entering[place] ?? []) {
    const last = edge.ways.at(-1)
    if (last !== undefined && !best.has(last)) best.set(last, edge)
  }
  return [...best]
}

/** The first transitions on edges, each with one edge. */
const firsts = (leaving: readonly PathEdge[]): readonly (readonly [string, PathEdge])[] => [
  ...new Map(
    leaving.toReversed().flatMap((edge) => (edge.ways[0] === undefined ? [] : [[edge.ways[0], edge] as const])),
  ),
]

/** Paths through all targets, the longest first; what lies on a path already taken needs none of its own. */
function pathsThrough(graph: Graph<SearchNode>, targets: readonly Target[]): readonly TestPath[] {
  const covered = new Set<string>()
  const paths: TestPath[] = []
  for (const { name, from, over } of targets.toSorted((a, b) => b.length - a.length)) {
    if (covered.has(name)) continue
    const path = [...pathTo(graph, from), ...over]
    paths.push(path)
    cover(graph, path, covered)
  }
  return paths
}

function cover(graph: Graph<SearchNode>, path: TestPath, covered: Set<string>): void {
  let last = graph.opening.at(-1)
  covered.add(placeName(0))
  for (const { to, ways } of path) {
    const told = last === undefined ? ways : [last, ...ways]
    for (const name of [...ways, ...pairsOf(told), placeName(to)]) covered.add(name)
    last = ways.at(-1)
  }
}
