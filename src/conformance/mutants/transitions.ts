/** Mutants of charts: a transition that is missing, leads elsewhere, or is taken under no condition. @module */

import type { Book, Chart, GameState } from '#kernel'
import { wayAnchor } from '../../explore/anchors.js'
import type { RawWay, Way } from '../../kernel/chart-config.js'
import { Defect } from '../../kernel/defect.js'
import type { Mutant } from './mutant.js'

export const transitionMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  book.charts.flatMap((chart) =>
    Object.values(chart.states)
      .flatMap(({ ways }) => ways)
      .flatMap((way) => mistakesIn(chart, way).map((mistake) => mutantOf(book, chart, way, mistake))),
  )

/** What is wrong with a transition: how it is written then, if it is. */
interface Mistake {
  readonly says: string
  readonly write: (raw: RawWay) => RawWay | undefined
  /** Whether it is noticed where another way from the same state is taken. */
  readonly isForOthers?: boolean
}

const unguarded = ({ guard: _, ...raw }: RawWay): RawWay => raw

/** A transition may be left out, unless without it no chart is left, or lead to the state that is written after its own. */
function mistakesIn(chart: Chart, way: Way): readonly Mistake[] {
  const names = Object.keys(chart.states)
  const others = names.filter((name) => name !== way.to)
  const next = others[names.indexOf(way.to) % others.length]
  return [
    ...(way.guarded ? [{ says: 'without its condition', write: unguarded, isForOthers: true }] : []),
    ...(isChartWithout(chart, way) ? [{ says: 'left out', write: () => undefined }] : []),
    ...(next === undefined ? [] : [{ says: `leads to "${next}"`, write: (raw: RawWay) => ({ ...raw, target: next }) }]),
  ]
}

/** Whether a chart is still one without a transition; else the mistake could not be made. */
function isChartWithout(chart: Chart, { id }: Way): boolean {
  try {
    chart.rewritten(id, () => undefined)
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
  { says, write, isForOthers = false }: Mistake,
): Mutant<Game> {
  const where = wayAnchor(chart.name, way.id)
  const others = isForOthers ? othersBeside(chart, way) : []
  return {
    kind: isForOthers ? 'condition' : 'transition',
    where,
    says,
    clauses: way.requirements.map(({ id }) => id),
    declared: { chart },
    trail: { of: 'transition', names: [where, ...others] },
    within: (piece) => {
      const rewired = chart.rewritten(way.id, write)
      return piece({ ...book, charts: book.charts.map((one) => (one === chart ? rewired : one)) })
    },
  }
}

/** The other ways out of the same state, by the same event. */
const othersBeside = (chart: Chart, { id, from, on }: Way): readonly string[] =>
  (chart.states[from]?.ways ?? [])
    .filter((way) => way.on === on && way.id !== id)
    .map((way) => wayAnchor(chart.name, way.id))
