/**
 * Mutants of effects: a transition that leaves out the first or the last thing that it changes, or whose numbers go too far.
 *
 * Effects are functions, and what is wrong with one is done to what it comes to: each of them is another rule wherever the
 * effect changes anything.
 *
 * @module
 */

import {
  type Book,
  type Change,
  type Chart,
  type ChartContext,
  changes,
  changesOf,
  type GameState,
  isRecord,
  type RawWay,
  type Transition,
  type ValueDifference,
  wayAnchor,
} from '#core'
import type { Mutant } from './mutant.js'

/** A mistake in an effect: it computes a wrong result from the correct one and its changes. */
interface Mistake {
  readonly says: string
  readonly wrong: (after: unknown, changed: readonly ValueDifference[]) => unknown
}

const MISTAKES: readonly Mistake[] = [
  { says: 'its first change left out', wrong: (after, changed) => undone(after, changed.slice(0, 1)) },
  { says: 'its last change left out', wrong: (after, changed) => undone(after, changed.slice(-1)) },
  { says: 'its numbers one too far, or without any, nothing changed', wrong: tooFar },
]

export const effectMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  book.charts.flatMap((chart) =>
    Object.values(chart.states)
      .flatMap(({ ways }) => ways)
      .filter(({ changes: does }) => does)
      .flatMap((way) => MISTAKES.map((mistake) => mutantOf(book, chart, way, mistake))),
  )

function mutantOf<Game extends GameState>(
  book: Book<Game>,
  chart: Chart,
  way: Transition,
  { says, wrong }: Mistake,
): Mutant<Game> {
  const name = wayAnchor(chart.name, way.id)
  const amiss = ({ actions, ...raw }: RawWay): RawWay => ({
    ...raw,
    actions: changesOf(actions).map((change) => ({ change: amissIn(change, wrong) })),
  })
  return {
    kind: 'effect',
    where: `effect:${chart.name}/${way.id}`,
    says,
    clauses: way.requirements.map(({ id }) => id),
    declared: { chart },
    trail: { of: 'transition', names: [name] },
    within: (piece) => {
      const other = chart.rewritten(way.id, amiss)
      return piece({ ...book, charts: book.charts.map((one) => (one === chart ? other : one)) })
    },
  }
}

/** An effect with a mistake in what it changes. */
const amissIn =
  (change: Change, wrong: Mistake['wrong']): Change =>
  (given) => {
    const before: ChartContext = { game: given.context.game, data: given.context.data }
    const after = { ...before, ...change(given) }
    const changed = changes(before, after)
    return changed.length === 0 ? after : (wrong(after, changed) as ChartContext)
  }

const undone = (after: unknown, changed: readonly ValueDifference[]): unknown =>
  changed.reduce((whole, { path, from }) => laidAt(whole, path, from), after)

function tooFar(after: unknown, changed: readonly ValueDifference[]): unknown {
  const numbers = changed.filter(({ to }) => typeof to === 'number')
  if (numbers.length === 0) return undone(after, changed)
  return numbers.reduce((whole, { path, from, to }) => {
    const by = typeof from === 'number' && from > Number(to) ? -1 : 1
    return laidAt(whole, path, Number(to) + by)
  }, after)
}

/** A whole with something else in one place, or nothing there. */
function laidAt(whole: unknown, [key, ...rest]: ValueDifference['path'], value: unknown): unknown {
  if (key === undefined) return value
  const record = isRecord(whole) ? whole : {}
  const inner = laidAt(record[key], rest, value)
  if (inner !== undefined) return { ...record, [key]: inner }
  const { [key]: _, ...others } = record
  return others
}
