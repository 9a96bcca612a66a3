/**
 * Inside: what the procedures of a book come to that candidates lead to, looked up when a row asks for it.
 *
 * Whatever is called is run until its first offer is reached; that tells. Nothing of this is heard as having decided.
 *
 * @module
 */
import type { Chart, Context } from './chart.js'
import { comingTo, type Due } from './coming.js'
import { certain } from './defect.js'
import type { Json } from './json.js'
import type { Coming, Inside, Led } from './leads.js'
import { isWatched } from './plainly.js'
import type { Call } from './procedure.js'
import { enter, send } from './step.js'

/** A chart that has called another and stands in a state. */
interface Caller {
  readonly chart: Chart
  readonly state: string
  readonly data: Json
}

/**
 * Looks into what candidates lead to, by the charts of one book. It is remembered of every game object and call, while nobody
 * listens and nothing is amended: who listens must hear all that is asked.
 */
export function insideOf(charts: readonly Chart[]): Inside {
  const inside = looking.get(charts) ?? lookingInto(charts)
  looking.set(charts, inside)
  return inside
}

const looking = new WeakMap<readonly Chart[], Inside>()

function lookingInto(charts: readonly Chart[]): Inside {
  const named = new Map(charts.map((chart) => [chart.name, chart]))
  const chartOf = (name: string) => certain(named.get(name), `chart "${name}"`)
  const memory = new WeakMap<object, Map<string, Coming>>()

  /** The first offer that is reached from a call; nothing where it ends before any. */
  const firstOffer = (game: object, call: Call): Due | undefined => {
    const callers: Caller[] = []
    let chart = chartOf(call.procedure.name)
    let step = enter(chart, game, call.args)
    for (;;) {
      const { state, context, done, output } = step
      const { asks, calls } = chart.states[state] ?? {}
      if (!done && asks) return { procedure: chart.name, asks, context: context as never }
      const called = done ? undefined : calls?.pick(context as never)
      if (called) {
        callers.push({ chart, state, data: context.data })
        chart = chartOf(called.procedure.name)
        step = enter(chart, context.game, called.args)
        continue
      }
      const caller = callers.pop()
      if (caller === undefined) return undefined
      chart = caller.chart
      const resumed: Context<object, Json> = { game: context.game, data: caller.data }
      step = send(chart, caller.state, resumed, { type: 'returned', result: output } as never)
    }
  }

  const worked = (game: object, led: Led): Coming =>
    'asks' in led
      ? comingTo(inside, () => led)
      : comingTo(inside, () => firstOffer(game, led), { chart: chartOf(led.procedure.name), game, args: led.args })

  const inside: Inside = {
    of: (game, led) => {
      if ('asks' in led || isWatched()) return worked(game, led)
      const known = memory.get(game) ?? new Map<string, Coming>()
      memory.set(game, known)
      const key = keyOf(led)
      const coming = known.get(key) ?? worked(game, led)
      known.set(key, coming)
      return coming
    },
  }
  return inside
}

/** Arguments that are written in another order are other ones: then no more is lost than what is remembered. */
const keyOf = ({ procedure, args }: Call): string => `${procedure.name} ${JSON.stringify(args)}`
