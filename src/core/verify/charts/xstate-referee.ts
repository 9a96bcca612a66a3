/**
 * The referee: what runs quickly is held against what is written.
 *
 * Every step of an enumerated world is taken by the plan of its chart and by XState itself, and every offer is listed by
 * compiled rows in stages and by the rows as they are written. What differs is a defect.
 *
 * @module
 */

import { Defect } from '../../kernel/book/book-defect.js'
import type { Chart } from '../../kernel/charts/chart.js'
import type { Taken } from '../../kernel/charts/chart-plan.js'
import { byPlan, type Stepper } from '../../kernel/charts/step.js'
import type { Listed, Option } from '../../kernel/offers/option.js'
import { nothingHeard, withoutListeners, withViews } from '../../kernel/watch/recorders.js'
import { currentWatch, setJournal } from '../../kernel/watch/watch.js'
import { equals } from '../../values/json.js'
import { byXState } from './xstate-machine.js'

/** A stepper that takes every step by the plan of its chart and by XState. */
export function refereeStepper(): Stepper {
  const held = (chart: Chart, event: string, plain: Taken | undefined, again: () => Taken | undefined) => {
    if (!isSameStep(plain, apart(again)))
      throw new Defect(`${chart.name}: "${event}": XState takes another transition than the plan of the chart`)
    return plain
  }
  return {
    enter: (chart, game, args) => {
      const plain = byPlan.enter(chart, game, args)
      held(chart, 'the beginning', plain, () => byXState.enter(chart, game, args))
      return plain
    },
    take: (chart, state, context, event) =>
      held(chart, event.type, byPlan.take(chart, state, context, event), () =>
        byXState.take(chart, state, context, event),
      ),
  }
}

/** True if two steps are the same; most of their results are identical objects. */
export function isSameStep(one: Taken | undefined, other: Taken | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return equals(toldBy(one), toldBy(other))
}

const toldBy = ({ state, context: { game, data }, done, output, ways, entered }: Taken) => [
  ...[state, done, output, data, game],
  ways.map(({ id }) => id),
  entered.map((one) => one.state),
]

/** Does something of which the step under way keeps nothing. */
export function apart<T>(piece: () => T): T {
  const outer = setJournal([])
  try {
    return piece()
  } finally {
    setJournal(outer)
  }
}

/** The memory of a listener that ignores everything. */
const HEARD = nothingHeard()

/**
 * Holds what is listed against the same listed the other way: in stages, or by rows as they are written, as they are asked
 * where somebody listens.
 */
export function sameListing<T>(where: string, listed: T, list: () => T, told: (listed: T) => unknown): T {
  const again = currentWatch.views !== undefined ? withoutListeners(list) : withViews(() => undefined, list, HEARD)
  assertSameListing(where, told(listed), told(again))
  return listed
}

/** Holds whether an offer is found to have options against the options that are listed. */
export function sameOpening(where: string, { options }: Listed<Option>, open: () => boolean): void {
  if (withoutListeners(open) !== options.length > 0)
    throw new Defect(`${where}: whether anything can be chosen is found otherwise than by what is listed`)
}

/** Holds what is listed in stages against what is listed by the rows as they are written. */
export function assertSameListing(where: string, staged: unknown, written: unknown): void {
  if (!equals(staged, written))
    throw new Defect(`${where}: other options are listed in stages than by the rows as they are written`)
}
