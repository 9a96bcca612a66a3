/** XState walks the machine of a chart beside the product's step: both find the same, and a difference is told. */
import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import { planOf } from '../../src/core/kernel/charts/chart-plan.js'
import { chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import { chartPaths } from '../../src/core/verify/charts/chart-paths.js'
import { walkMachine } from '../../src/core/verify/charts/machine-walk.js'
import { explore } from '../../src/core/verify/charts/reachable-graph.js'
import { verify } from '../../src/core/verify/verify.js'
import { book, climbChart, orchardChart } from '../kernel/orchard.js'

const game = book.empty

/** A chart walked by its plan, and by XState. */
const walked = (chart: Chart, args: object | null) =>
  walkMachine(
    { chart, game, args: args as never },
    explore(chartAlone(chart, game, args as never, collecting(book)), 1000),
  )

describe('the machine of a chart, walked by XState itself', () => {
  it('has the states and edges that the step of the product finds', () => {
    const graph = explore(chartAlone(climbChart, game, { picker: 'Ann' }, collecting(book)), 1000)
    const { states, edges, differs } = walked(climbChart, { picker: 'Ann' })
    expect(differs).toBeUndefined()
    expect(states).toBe(graph.places.length)
    expect(edges).toBe(graph.edges.length)
    expect(states).toBeGreaterThan(3)
  })

  const changedWind = (calm: object): Chart => {
    const { wind, ...states } = orchardChart.config.states
    const on = { ...wind?.on, calm }
    return {
      ...orchardChart,
      plan: planOf({ ...orchardChart.config, states: { ...states, wind: { ...wind, on } } } as never),
    }
  }

  it('is told where the step of the product leads elsewhere', () => {
    expect(walked(orchardChart, null).differs).toBeUndefined()
    expect(walked(changedWind({ target: 'turn' }), null).differs).toMatch(/^XState /)
  })

  it('is told in the report of each chart, with its shortest and its covering paths', () => {
    const report = verify(book, { plays: 1 })
    const paths = chartPaths(report)
    expect(paths.map(({ chart }) => chart)).toEqual(
      report.charts.flatMap(({ name }) => (paths.some(({ chart }) => chart === name) ? [name] : [])),
    )
    for (const { states, worlds, shortest, covering, byXState } of paths) {
      expect(shortest).toBe(states - worlds)
      expect(covering).toBeGreaterThan(0)
      expect(byXState.states).toBeGreaterThan(0)
      expect(byXState.states).toBeLessThanOrEqual(states)
    }
  })
})
