/** Files of charts, one a chart. @module */
import type { Book, Chart } from '#core'
import type { Exported } from '../export-result.js'
import { idsFor } from '../xml.js'

/** The charts of a book as files. */
export function chartFiles(
  { charts }: Pick<Book, 'charts'>,
  ending: string,
  write: (chart: Chart) => string,
): Exported {
  const ids = idsFor(charts.map(({ name }) => name))
  const all = charts.map((chart) => {
    const ways = Object.values(chart.states).flatMap((state) => state.ways)
    const file = `${(ids.get(chart.name) ?? chart.name).replaceAll('_', '-').toLowerCase()}.${ending}`
    const guards = ways.filter(({ guarded }) => guarded).length
    return { chart, told: { name: chart.name, file, counts: countsOf(chart, ways.length, guards), notes: [] } }
  })
  return {
    files: new Map(all.map(({ chart, told }) => [told.file, write(chart)])),
    entries: all.map(({ told }) => told),
  }
}

const countsOf = ({ states }: Chart, transition: number, guard: number) => ({
  state: Object.keys(states).length,
  transition,
  guard,
})
