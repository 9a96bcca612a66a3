import { beforeAll, describe, expect, it } from 'vitest'
import type { Game } from '#spec/all-bridges-burning/game'
import type { World } from '../../src/core/kernel/book/book.js'
import { canonical } from '../../src/core/values/json.js'
import type { ChartPlace } from '../../src/core/verify/charts/chart-alone.js'
import { explore, type PathEdge } from '../../src/core/verify/charts/reachable-graph.js'
import { worldAlone } from './walk.js'
import { worlds } from './worlds.js'

// Two picks of one kind, made one after the other in either order where both orders are open, leave the same game: the
// order in which spaces are selected, pieces taken or markers removed within one step decides nothing.

/** Places in which the order of the picks matters: cards in a deck, and cylinders in a row. */
const ORDERED = ['campaign deck', 'setup']

const tried = worlds.filter(({ reach, call }) => reach === 'alone' && !ORDERED.includes(call.procedure.name))

/** The places of a world as they are walked, with the edges that leave each. */
interface Walked {
  readonly places: readonly ChartPlace[]
  readonly leaving: readonly (readonly PathEdge[])[]
}

/** The pairs of picks that are open in both orders in one state of the chart, with where each order leads. */
function squares({ places, leaving }: Walked) {
  const stays = ({ from, to }: PathEdge) => places[from]?.state === places[to]?.state
  const named = leaving.map((edges) => new Map(edges.map((edge) => [canonical(edge.event as never), edge])))
  return named.flatMap((edges) => {
    const picks = [...edges].filter(([, edge]) => stays(edge))
    return picks.flatMap(([oneName, one], index) =>
      picks
        .slice(index + 1)
        .filter(([, { event }]) => event.type === one.event.type)
        .flatMap(([otherName, other]) => {
          const [first, second] = [named[one.to]?.get(otherName), named[other.to]?.get(oneName)]
          return first && second ? [{ one, other, ends: [places[first.to], places[second.to]] as const }] : []
        }),
    )
  })
}

/** True if two places have the same game; many of them are the same place. */
const isSameGame = (one: ChartPlace | undefined, other: ChartPlace | undefined) =>
  one === other || gameOf(one) === gameOf(other)
const gameOf = (place: ChartPlace | undefined) => canonical((place?.context.game ?? null) as never)

describe('picks of one kind', () => {
  let found: readonly { readonly world: World<Game>; readonly pairs: ReturnType<typeof squares> }[] = []
  beforeAll(() => {
    found = tried.map((world) => ({ world, pairs: squares(explore(worldAlone(world), 20_000)) }))
  })

  it('commute in every small world', () => {
    const wrong = found.flatMap(({ world, pairs }) =>
      pairs
        .filter(({ ends: [first, second] }) => !isSameGame(first, second))
        .map(({ one, other }) => ({ world: world.name, one: one.event, other: other.event })),
    )
    expect(wrong).toEqual([])
  })

  it('are found in many of the charts', () => {
    const charts = found.filter(({ pairs }) => pairs.length > 0).map(({ world }) => world.call.procedure.name)
    expect(new Set(charts).size).toBeGreaterThan(20)
  })
})
