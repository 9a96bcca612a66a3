/**
 * The referee: what runs quickly is held against what is written.
 *
 * Every step of an enumerated world is taken by the plan of its chart and by XState itself, and every offer is listed by
 * compiled rows in stages and by the rows as they are written. What differs is a defect.
 *
 * @module
 */
import type { Chart } from '../kernel/chart.js'
import { Defect } from '../kernel/defect.js'
import { enterJournal, leaveJournal, unwatched } from '../kernel/hearing.js'
import { shortKeys } from '../kernel/keys.js'
import { byXState } from '../kernel/machine.js'
import type { Listed, Option } from '../kernel/offer.js'
import { byPlan, type Stepper } from '../kernel/step.js'
import type { Taken } from '../kernel/stepper.js'

/** A stepper that takes every step by the plan of its chart and by XState. */
export function refereed(keyOf = shortKeys()): Stepper {
  const toldBy = ({ state, context, done, output, ways, entered }: Taken): string =>
    keyOf([state, context.game, context.data, done, output, ways.map(({ id }) => id), entered.map((one) => one.state)])
  const held = (chart: Chart, event: string, plain: Taken | undefined, again: () => Taken | undefined) => {
    const judged = apart(again)
    const [one, other] = [plain, judged].map((taken) => taken && toldBy(taken))
    if (one !== other)
      throw new Defect(`${chart.name}: "${event}" is taken otherwise by XState than by the plan of the chart`)
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

/** Does something of which the step under way keeps nothing. */
function apart<T>(piece: () => T): T {
  const outer = enterJournal([])
  try {
    return piece()
  } finally {
    leaveJournal(outer)
  }
}

/** Holds what is listed by rows as they are written against what is listed in stages. */
export function sameListing<T>(where: string, written: T, listed: () => T, keyOf: (listed: T) => string): T {
  if (keyOf(written) !== keyOf(unwatched(listed)))
    throw new Defect(`${where}: other options are listed in stages than by the rows as they are written`)
  return written
}

/** Holds whether an offer is found to have options against the options that are listed. */
export function sameOpening(where: string, { options }: Listed<Option>, open: () => boolean): void {
  if (unwatched(open) !== options.length > 0)
    throw new Defect(`${where}: whether anything can be chosen is found otherwise than by what is listed`)
}
