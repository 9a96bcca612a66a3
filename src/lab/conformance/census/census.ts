/** Censuses: how many different lists of choices can be made, and in how many different games they end. @module */

import type { GameState, Json, Position, Rules } from '#core'
import type { Count, Divided } from '../format/case.js'
import { digestOfAll, digestText } from '../format/digest.js'
import { type ChoiceGraph, type Extent, graphFrom } from './choice-graph.js'

/** The result of a census: a count with the counts after each first choice, or the reason why there is none. */
export type Census =
  | { readonly is: 'counted'; readonly divided: Omit<Divided, 'readings'> }
  | { readonly is: 'unfinished'; readonly why: string }

/** Counts every list of choices from a position to the end of what began there. */
export function censusOf<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  extent: Extent<Game>,
): Census {
  const graph = graphFrom(rules, from, extent)
  if (graph.unseen > 0) return unfinished(`more than ${extent.bound} positions`)
  const lists = listsIn(graph)
  if (lists === undefined) return unfinished('choices lead back to where they were made')
  if (!lists.every(Number.isSafeInteger)) return unfinished('more lists of choices than 2^53')
  const at = (place: number): Count => ({ actions: lists[place] ?? 0, ...endsFrom(graph, [place]) })
  const parts = (graph.edges[0] ?? []).map(({ choice, to }) => ({ choice, ...at(to) }))
  return { is: 'counted', divided: { ...at(0), parts: parts.toSorted(byChoice) } }
}

const unfinished = (why: string): Census => ({ is: 'unfinished', why })

type Part = Divided['parts'][number]

const byChoice = (one: Part, other: Part) =>
  digestText(one.choice as Json) < digestText(other.choice as Json) ? -1 : 1

/** For each place, in how many ways its end can be reached; nothing where choices lead back. */
function listsIn({ edges, ends }: ChoiceGraph): readonly number[] | undefined {
  const lists = edges.map(() => 0)
  const order = orderOf(edges)
  if (order.length < edges.length) return undefined
  for (const place of order.toReversed())
    lists[place] = ends.has(place) ? 1 : (edges[place] ?? []).reduce((sum, { to }) => sum + (lists[to] ?? 0), 0)
  return lists
}

/** The places, each before all that it leads to; those of a way that leads back are left out. */
function orderOf(edges: ChoiceGraph['edges']): readonly number[] {
  const arriving = edges.map(() => 0)
  for (const { to } of edges.flat()) arriving[to] = (arriving[to] ?? 0) + 1
  const order = arriving[0] === 0 ? [0] : []
  for (const place of order)
    for (const { to } of edges[place] ?? []) {
      const left = (arriving[to] ?? 0) - 1
      arriving[to] = left
      if (left === 0) order.push(to)
    }
  return order
}

/** The different games in which choices from some places on end. */
function endsFrom({ edges, ends }: ChoiceGraph, places: readonly number[]): Pick<Count, 'positions' | 'digest'> {
  const seen = new Set(places)
  for (const place of seen) for (const { to } of edges[place] ?? []) seen.add(to)
  const digests = [...seen].flatMap((place) => ends.get(place) ?? [])
  return { positions: digests.length, digest: digestOfAll(digests) }
}
