/**
 * Inside: what the procedures of a book come to that candidates lead to, looked up when a row asks for it.
 *
 * Whatever is called is run until its first offer is reached; that tells. Nothing of this is heard as having decided.
 *
 * @module
 */

import type { Json } from '../../values/json.js'
import { certain } from '../book/book-defect.js'
import type { Chart } from '../charts/chart.js'
import type { ChartContext, Taken } from '../charts/chart-plan.js'
import type { Call } from '../charts/procedure.js'
import { byPlan } from '../charts/step.js'
import { callsOnce } from '../quick/recent-calls.js'
import { withJournal } from '../watch/recorders.js'
import { recordChart } from '../watch/watch.js'
import type { Continuation, Inside, Led, Option } from './option.js'
import { comingTo, type ReachedOffer } from './procedure-lookahead.js'

/** A chart that has called another and stands in a state. */
interface Caller {
  readonly chart: Chart
  readonly state: string
  readonly data: Json
}

/** Looks into what candidates lead to, by the charts of one book. */
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

  const inside: Inside = { of: callsOnce(worked) }
  return inside
}
