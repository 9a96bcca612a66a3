/** Mutants of charts: a transition that is missing, or leads elsewhere. @module */

import type { Book, Chart, GameState } from '#kernel'
import { wayAnchor } from '../../explore/anchors.js'
import type { Way } from '../../kernel/chart-config.js'
import { Defect } from '../../kernel/defect.js'
import type { Mutant } from './mutant.js'

export const transitionMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  book.charts.flatMap((chart) =>
    Object.values(chart.states)
      .flatMap(({ ways }) => ways)
      .flatMap((way) => mistakesIn(chart, way).map(({ says, to }) => mutantOf(book, chart, way, says, to))),
  )

/** A transition may be left out, unless without it no chart is left, or lead to the state that is written after its own. */
function mistakesIn(chart: Chart, way: Way): readonly { readonly says: string; readonly to: string | undefined }[] {
  const names = Object.keys(chart.states)
  const others = names.filter((name) => name !== way.to)
  const next = others[names.indexOf(way.to) % others.length]
  return [
    ...(isChartWithout(chart, way) ? [{ says: 'left out', to: undefined }] : []),
    ...(next === undefined ? [] : [{ says: `leads to "${next}"`, to: next }]),
  ]
}

/** Whether a chart is still one without a transition; else the mistake could not be made. */
function isChartWithout(chart: Chart, { id }: Way): boolean {
  try {
    chart.rewired(id, undefined)
    return true
  } catch (error) {
    if (error instanceof Defect) return false
    throw error
  }
}

function mutantOf<Game extends GameState>(
  book: Book<Game>,
  chart: Chart,
  way: Way,
  says: string,
  to: string | undefined,
): Mutant<Game> {
  const where = wayAnchor(chart.name, way.id)
  return {
    kind: 'transition',
    where,
    says,
    clauses: way.requirements.map(({ id }) => id),
    trail: { of: 'transition', name: where },
    within: (piece) => {
      const rewired = chart.rewired(way.id, to)
      return piece({ ...book, charts: book.charts.map((one) => (one === chart ? rewired : one)) })
    },
  }
}
