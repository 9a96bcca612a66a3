/**
 * Inside: what the procedures of a book come to that candidates lead to, looked up when a row asks for it.
 *
 * Whatever is called is run until its first offer is reached; that tells. Nothing of this is heard as having decided.
 *
 * @module
 */

import { equals, type Json } from '../../values/json.js'
import { certain } from '../book/book-defect.js'
import type { Chart } from '../charts/chart.js'
import type { ChartContext, Taken } from '../charts/chart-plan.js'
import type { Call, Procedure } from '../charts/procedure.js'
import { byPlan } from '../charts/step.js'
import { Recent } from '../quick/recent-cache.js'
import { withJournal } from '../watch/recorders.js'
import { currentWatch, listenerOnce, mustAskAll, recordChart } from '../watch/watch.js'
import type { Continuation, Inside, Led, Option } from './option.js'
import { comingTo, type ReachedOffer } from './procedure-lookahead.js'

/** The result of a call. One game has few of them, so they are compared directly, without keys. */
interface Known {
  readonly procedure: Procedure
  readonly args: Json
  readonly coming: Continuation
  /** The listener that has already recorded these queries and does not need them again. */
  readonly by: object | undefined
}

/** A chart that has called another and stands in a state. */
interface Caller {
  readonly chart: Chart
  readonly state: string
  readonly data: Json
}

/**
 * Looks into what candidates lead to, by the charts of one book. It is remembered of every call in the games that were looked at
 * lately, while nobody listens and nothing is amended: who listens must hear all that is asked.
 */
export function insideOf(charts: readonly Chart[]): Inside {
  const inside = looking.get(charts) ?? lookingInto(charts)
  looking.set(charts, inside)
  return inside
}

const looking = new WeakMap<readonly Chart[], Inside>()

function lookingInto(charts: readonly Chart[]): Inside {
  const named = new Map(charts.map((chart) => [chart.name, chart]))
  const chartOf = (name: string) => {
    recordChart(name)
    return certain(named.get(name), `chart "${name}"`)
  }
  const memory = new Recent<object, Known[]>()

  /** The first offer that is reached from a call; nothing where it ends before any. */
  const firstOffer = (game: object, call: Call): ReachedOffer | undefined => {
    const callers: Caller[] = []
    let chart = chartOf(call.procedure.name)
    let taken: Taken | undefined = byPlan.enter(chart, game, call.args)
    while (taken !== undefined) {
      const { state, context, done, output }: Taken = taken
      const { asks, calls } = chart.states[state] ?? {}
      if (!done && asks) return { procedure: chart.name, asks, context: context as never }
      const called = done ? undefined : calls?.pick(context as never)
      if (called) {
        callers.push({ chart, state, data: context.data })
        chart = chartOf(called.procedure.name)
        taken = byPlan.enter(chart, context.game, called.args)
        continue
      }
      const caller = callers.pop()
      if (caller === undefined) return undefined
      chart = caller.chart
      const resumed: ChartContext = { game: context.game, data: caller.data }
      taken = byPlan.take(chart, caller.state, resumed, { type: 'returned', result: output } as Option)
    }
    return undefined
  }
  /** The same; the rows that decide on the way are not those of whatever step is being taken. */
  const reached = (game: object, call: Call) => withJournal(() => firstOffer(game, call))[0]

  const worked = (game: object, led: Led): Continuation =>
    'asks' in led
      ? comingTo(inside, () => led)
      : comingTo(inside, () => reached(game, led), { chart: chartOf(led.procedure.name), game, args: led.args })

  const inside: Inside = {
    of: (game, led) => {
      const by = listenerOnce()
      if ('asks' in led || (mustAskAll() && by === undefined) || currentWatch.amendment !== undefined)
        return worked(game, led)
      const { procedure, args } = led
      const known = memory.get(game) ?? []
      for (const one of known)
        if (one.procedure === procedure && one.by === by && equals(one.args, args)) return one.coming
      const coming = worked(game, led)
      if (known.push({ procedure, args, coming, by }) === 1) memory.set(game, known)
      return coming
    },
  }
  return inside
}
