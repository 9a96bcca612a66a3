/** The paths of each chart alone, as a report tells them: how many were found and played, and what XState found beside them. @module */
import type { Report, WorldReport } from '../report.js'

/** The figures of one chart, over all worlds that begin with it alone. */
export interface ChartPaths {
  readonly chart: string
  readonly worlds: number
  readonly states: number
  readonly edges: number
  /** A shortest path to each state but the first of each world. */
  readonly shortest: number
  /** The paths that together go through every state, transition and pair of transitions. */
  readonly covering: number
  readonly longest: number
  readonly bound: number
  /** The figures of XState, which walks the machine itself: places that differ only in what they call are one state there. */
  readonly byXState: { readonly states: number; readonly edges: number }
}

/** The paths of the charts that were enumerated alone, in the order of the charts. */
export const chartPaths = ({ charts, worlds }: Pick<Report, 'charts' | 'worlds'>): readonly ChartPaths[] =>
  charts.flatMap(({ name }) => {
    const alone = worlds.filter(({ procedure, reach }) => procedure === name && reach === 'alone')
    return alone.length === 0 ? [] : [pathsIn(name, alone)]
  })

function pathsIn(chart: string, alone: readonly WorldReport[]): ChartPaths {
  const sum = (figure: (world: WorldReport) => number) => alone.reduce((total, world) => total + figure(world), 0)
  const most = (figure: (world: WorldReport) => number) => Math.max(...alone.map(figure))
  return {
    chart,
    worlds: alone.length,
    states: sum(({ states }) => states),
    edges: sum(({ edges }) => edges),
    shortest: sum(({ states }) => Math.max(0, states - 1)),
    covering: sum(({ paths }) => paths),
    longest: most(({ longestPath }) => longestPath),
    bound: most(({ bound }) => bound),
    byXState: {
      states: sum(({ machine }) => machine?.states ?? 0),
      edges: sum(({ machine }) => machine?.edges ?? 0),
    },
  }
}
