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
  readonly kind: 'transition' | 'condition' | 'target'
}

const unguarded = ({ guard: _, ...raw }: RawWay): RawWay => raw

/**
 * A transition may be left out, unless without it no chart is left, or lead to another state. The state that is written after its
 * own was tried before all others were: it keeps its kind.
 */
function mistakesIn(chart: Chart, way: Way): readonly Mistake[] {
  const names = Object.keys(chart.states)
  const others = names.filter((name) => name !== way.to)
  const next = others[names.indexOf(way.to) % others.length]
  return [
    ...(way.guarded ? [{ says: 'without its condition', write: unguarded, kind: 'condition' } as const] : []),
    ...(isChartWithout(chart, way) ? [{ says: 'left out', write: () => undefined, kind: 'transition' } as const] : []),
    ...others.map((target) => ({
      says: `leads to "${target}"`,
      write: (raw: RawWay) => ({ ...raw, target }),
      kind: target === next ? ('transition' as const) : ('target' as const),
    })),
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
  { says, write, kind }: Mistake,
): Mutant<Game> {
  const where = wayAnchor(chart.name, way.id)
  // A transition without its condition is noticed where another one from the same state is taken.
  const others = kind === 'condition' ? othersBeside(chart, way) : []
  return {
    kind,
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
