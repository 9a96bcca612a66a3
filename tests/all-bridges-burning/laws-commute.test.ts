import { beforeAll, describe, expect, it } from 'vitest'
import type { Game } from '#spec/all-bridges-burning/game'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { collecting } from '../../src/explore/evidence.js'
import type { World } from '../../src/kernel/book.js'
import { certain } from '../../src/kernel/defect.js'
import { insideOf } from '../../src/kernel/inside.js'
import { canonical } from '../../src/kernel/json.js'
import { type ChartPlace, chartAlone } from '../../src/verify/chart-alone.js'
import { type Edge, explore, type Graph } from '../../src/verify/paths.js'
import { worlds } from './worlds.js'

// Two picks of one kind, made one after the other in either order where both orders are open, leave the same game: the
// order in which spaces are selected, pieces taken or markers removed within one step decides nothing.

/** Where the order of the picks is what they are about: cards in a deck, and cylinders in a row. */
const ORDERED = ['campaign deck', 'setup']

const tried = worlds.filter(({ reach, call }) => reach === 'alone' && !ORDERED.includes(call.procedure.name))

const graphOf = ({ game, call }: World<Game>): Graph<ChartPlace> => {
  const chart = certain(
    book.charts.find(({ name }) => name === call.procedure.name),
    `chart of ${call.procedure.name}`,
  )
  return explore(chartAlone(chart, game, call.args, collecting(book), false, insideOf(book.charts)), 20_000)
}

/** The pairs of picks that are open in both orders in one state of the chart, with where each order leads. */
function squares({ places, leaving }: Graph<ChartPlace>) {
  const stays = ({ from, to }: Edge) => places[from]?.state === places[to]?.state
  const after = ({ to }: Edge, { event }: Edge) =>
    (leaving[to] ?? []).find((edge) => canonical(edge.event as never) === canonical(event as never))
  return leaving.flatMap((edges) =>
    edges.filter(stays).flatMap((one, index) =>
      edges
        .filter(stays)
        .slice(index + 1)
        .filter(({ event }) => event.type === one.event.type)
        .flatMap((other) => {
          const [first, second] = [after(one, other), after(other, one)]
          return first && second ? [{ one, other, ends: [places[first.to], places[second.to]] as const }] : []
        }),
    ),
  )
}

const gameOf = (place: ChartPlace | undefined) => canonical((place?.context.game ?? null) as never)

describe('picks of one kind', () => {
  let found: readonly { readonly world: World<Game>; readonly pairs: ReturnType<typeof squares> }[] = []
  beforeAll(() => {
    found = tried.map((world) => ({ world, pairs: squares(graphOf(world)) }))
  })

  it('commute in every small world', () => {
    const wrong = found.flatMap(({ world, pairs }) =>
      pairs
        .filter(({ ends: [first, second] }) => gameOf(first) !== gameOf(second))
        .map(({ one, other }) => ({ world: world.name, one: one.event, other: other.event })),
    )
    expect(wrong).toEqual([])
  })

  it('are found in many of the charts', () => {
    const charts = found.filter(({ pairs }) => pairs.length > 0).map(({ world }) => world.call.procedure.name)
    expect(new Set(charts).size).toBeGreaterThan(20)
  })
})
