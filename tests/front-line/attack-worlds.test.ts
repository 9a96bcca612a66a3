import { describe, expect, it } from 'vitest'
import type { Game } from '#spec/front-line/game'
import { frontLine } from '../../machines/front-line/book.js'
import { collecting } from '../../src/core/explore/evidence.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import { explore } from '../../src/core/verify/charts/reachable-graph.js'
import { wayName } from '../../src/core/verify/charts/search-graph.js'
import { wholeBook } from '../../src/core/verify/charts/whole-book.js'
import { worlds } from './worlds.js'

const CHARTS = ['Attack', 'City Only', 'Attack dice', 'Rout', 'Reward of a Rally', 'Opportunity Fire']
const charts = frontLine.charts.filter(({ name }) => CHARTS.includes(name))

const rules = rulesOf(frontLine)

const graphs = worlds
  .filter(({ call }) => CHARTS.includes(call.procedure.name))
  .map(({ name, game, call, reach }) => {
    const chart = certain(
      charts.find((candidate) => candidate.name === call.procedure.name),
      call.procedure.name,
    )
    const watch = collecting(frontLine)
    const explorable =
      reach === 'alone'
        ? explore(chartAlone(chart, game, call.args, watch, false, rules.inside), 10_000)
        : explore(wholeBook(rules, game, chart.name, call.args, watch), 10_000)
    return { name, reach, game, graph: explorable }
  })

describe('page 3, para 2 attack: the small worlds', () => {
  it('take every transition of the charts of an Attack', () => {
    const taken = new Set(graphs.flatMap(({ graph }) => [...graph.opening, ...graph.edges.flatMap(({ ways }) => ways)]))
    const all = charts.flatMap(({ name, states }) =>
      Object.values(states).flatMap(({ ways }) => ways.map(({ id }) => wayName(name, id))),
    )
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter((way) => !taken.has(way))).toEqual([])
  })

  it('are small, are enumerated wholly, and never come to a dead end', () => {
    for (const { name, graph } of graphs) {
      expect([name, graph.unseen.size, graph.places.filter(({ is }) => is === 'dead').length]).toEqual([name, 0, 0])
      expect(graph.places.length).toBeLessThan(1000)
    }
  })

  it('page 3, para 9 blitz: never lose more than one unit in an Attack, nor one from the reserve', () => {
    const units = (game: Game) => Object.values(game.squares).filter((occupant) => occupant !== 'empty').length
    let lost = 0
    for (const { game, graph } of graphs.filter(({ reach }) => reach === 'whole'))
      for (const { game: after } of graph.places) {
        const gone = units(game) - units(after as Game)
        expect([0, 1]).toContain(gone)
        expect((after as Game).players.Green.reserve).toEqual(game.players.Green.reserve)
        lost += gone
      }
    expect(lost).toBeGreaterThan(20)
  })
})
