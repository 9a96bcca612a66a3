/**
 * Enumeration: every place that can be reached, and every edge between them.
 *
 * The one file that uses `@xstate/graph`. Whatever is walked is wrapped as plain actor logic, and the library's
 * adjacency map is read into a compact graph. The map is built breadth first, so the first edge that reaches a place lies
 * on a shortest path to it; the library's own shortest paths would build the map a second time and copy every path from
 * its predecessor's, and its simple paths explode. Its `limit` throws; here a bound cuts the enumeration and says so.
 *
 * @module
 */
import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, Snapshot } from 'xstate'
import type { Option } from '../../kernel/offers/option.js'
import { canonical } from '../../values/json.js'
import type { Explorable, Landing, SearchNode } from './search-graph.js'

/** One step of an enumeration, between places by number. */
export interface PathEdge {
  readonly from: number
  readonly to: number
  readonly event: Option
  readonly ways: readonly string[]
}

/** The result of an enumeration, with places ordered by their distance from the first. */
export interface Graph<P extends SearchNode> {
  readonly places: readonly P[]
  readonly edges: readonly PathEdge[]
  /** The transitions taken before the first decision. */
  readonly opening: readonly string[]
  /** For every place, the edges that leave it. */
  readonly leaving: readonly (readonly PathEdge[])[]
  /** For every place, the edges that enter it. */
  readonly entering: readonly (readonly PathEdge[])[]
  /** For every place but the first, the last edge of a shortest path to it. */
  readonly arriving: readonly (PathEdge | undefined)[]
  /** Places that the bound kept from being looked at. */
  readonly unseen: ReadonlySet<number>
}

type Stand<P extends SearchNode> = Snapshot<undefined> & Landing<P> & { readonly key: string }

/** Enumerates everything that can be reached, up to a number of places. */
export function explore<P extends SearchNode>(explorable: Explorable<P>, bound: number): Graph<P> {
  const kept = new Map<string, P>()
  const unseen = new Set<string>()
  let looked = 0

  const stand = ({ place, ways }: Landing<P>): Stand<P> => {
    // The map is an object, which would list keys that look like numbers first and lose the order of discovery.
    const key = `at ${explorable.key(place)}`
    const same = kept.get(key) ?? place
    kept.set(key, same)
    // What is no longer open has no events, so its status need not say more.
    return { status: 'active', output: undefined, error: undefined, place: same, ways, key }
  }

  const eventsOf = ({ place, key }: Stand<P>): readonly Option[] => {
    if (place.is !== 'open') return []
    if (looked++ < bound) return explorable.events(place)
    unseen.add(key)
    return []
  }

  const logic: ActorLogic<Stand<P>, Option, undefined> = {
    getInitialSnapshot: () => stand(explorable.initial()),
    transition: ({ place }, event) => stand(explorable.next(place, event)),
    getPersistedSnapshot: (snapshot) => snapshot,
  }

  const map = getAdjacencyMap(logic, {
    input: undefined,
    events: eventsOf,
    serializeState: ({ key }) => key,
    serializeEvent: canonical,
  })
  return graphOf(Object.values(map), unseen)
}

interface Adjacency<P extends SearchNode> {
  readonly state: Stand<P>
  readonly transitions: Readonly<Record<string, { readonly event: Option; readonly state: Stand<P> }>>
}

function graphOf<P extends SearchNode>(map: readonly Adjacency<P>[], cut: ReadonlySet<string>): Graph<P> {
  const numbers = new Map(map.map(({ state }, number) => [state.key, number]))
  const numberOf = (key: string) => numbers.get(key) ?? 0
  const leaving = map.map(({ state, transitions }) =>
    Object.values(transitions).map(({ event, state: { key, ways } }) => ({
      from: numberOf(state.key),
      to: numberOf(key),
      event,
      ways,
    })),
  )
  const edges = leaving.flat()
  const entering = map.map((): PathEdge[] => [])
  for (const edge of edges) entering[edge.to]?.push(edge)
  return {
    places: map.map(({ state }) => state.place),
    edges,
    opening: map[0]?.state.ways ?? [],
    leaving,
    entering,
    // Edges come in the order of their distance from the first place.
    arriving: entering.map((edges, place) => (place === 0 ? undefined : edges[0])),
    unseen: new Set([...cut].map(numberOf)),
  }
}

/** The edges of a shortest path to a place. */
export function pathTo(graph: Pick<Graph<SearchNode>, 'arriving'>, place: number): readonly PathEdge[] {
  const path: PathEdge[] = []
  for (let edge = graph.arriving[place]; edge; edge = graph.arriving[edge.from]) path.push(edge)
  return path.reverse()
}

/** The places from which some of others can be reached, those themselves included. */
export function reaching(graph: Graph<SearchNode>, others: readonly number[]): ReadonlySet<number> {
  const before = new Set(others)
  // A set hands out what is added while it is walked.
  for (const place of before) for (const { from } of graph.entering[place] ?? []) before.add(from)
  return before
}

/** The open places from which no end can be reached; what was not looked at may still reach one. */
export function cannotFinish(graph: Graph<SearchNode>): readonly number[] {
  const ends = graph.places.flatMap(({ is }, place) => (is === 'final' || graph.unseen.has(place) ? [place] : []))
  const finishing = reaching(graph, ends)
  return graph.places.flatMap(({ is }, place) => (is === 'open' && !finishing.has(place) ? [place] : []))
}
