/** Pairs of consecutive transitions of a chart: those that its drawing allows, and those that are reached. @module */
import type { Chart } from '../../kernel/charts/chart.js'
import type { ChartReport } from '../report.js'
import { wayName } from './search-graph.js'
import { transitionPairName } from './test-paths.js'

/** Counts the pairs that a chart draws, and those of them that were realised. */
export function pairsIn({ name, states }: Chart, realised: ReadonlySet<string>): ChartReport['pairs'] {
  const ways = Object.values(states).flatMap((state) => state.ways)
  const drawn = ways.flatMap((before) =>
    ways
      .filter(({ from }) => from === before.to)
      .map((after) => transitionPairName(wayName(name, before.id), wayName(name, after.id))),
  )
  return { drawn: drawn.length, reached: drawn.filter((pair) => realised.has(pair)).length }
}
