/** Mutants of charts: a transition that is missing, leads elsewhere, or is taken under no condition. @module */

import { type Book, type Chart, Defect, type GameState, type RawWay, type Transition, wayAnchor } from '#core'
import type { Mutant } from './mutant.js'

export const transitionMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  book.charts.flatMap((chart) =>
    Object.values(chart.states)
      .flatMap(({ ways }) => ways)
      .flatMap((way) => mistakesIn(chart, way).map((mistake) => mutantOf(book, chart, way, mistake))),
  )

/** A mistake in a transition, with its rewritten form; left out if the transition is removed. */
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
function mistakesIn(chart: Chart, way: Transition): readonly Mistake[] {
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

/** True if a chart stays valid without a transition; otherwise the mistake is impossible. */
function isChartWithout(chart: Chart, { id }: Transition): boolean {
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
  way: Transition,
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
const othersBeside = (chart: Chart, { id, from, on }: Transition): readonly string[] =>
  (chart.states[from]?.ways ?? [])
    .filter((way) => way.on === on && way.id !== id)
    .map((way) => wayAnchor(chart.name, way.id))
