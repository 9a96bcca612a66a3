/**
 * A chart alone, as something to enumerate: its slice of the game, and nothing of what its callees do to it.
 *
 * Where it waits, the events are the choices of its offer, or `nothing`; where it calls, every declared result of the
 * procedure that it calls comes back, and its rights may be used meanwhile.
 *
 * @module
 */
import type { Chart, Context, StateOf } from '../kernel/chart.js'
import { canonical, type Json } from '../kernel/json.js'
import type { Offer, Option } from '../kernel/offer.js'
import type { Procedure } from '../kernel/procedure.js'
import { enter, type Step, send } from '../kernel/step.js'
import { traceOf } from '../kernel/trace.js'
import type { Collector } from './evidence.js'
import { type Explorable, type Landing, messageOf, type Place, shortKeys, wayName } from './explorable.js'

/** Where a chart alone stands. */
export interface ChartPlace extends Place {
  readonly state: string
  readonly context: Context<object, Json>
  /** The procedure that was called on arrival. */
  readonly called?: Procedure
  readonly output?: Json
}

/** The chart of a procedure alone, from a game and an argument. */
export function chartAlone(chart: Chart, game: object, args: Json, watch: Collector): Explorable<ChartPlace> {
  const gameKey = shortKeys()
  const dead = (at: ChartPlace, message: string): ChartPlace => ({ ...at, is: 'dead', message })
  const nowhere: ChartPlace = { is: 'dead', at: chart.name, game, state: '', context: { game, data: null } }

  const landing = (from: ChartPlace, take: () => Step, stays?: Procedure): Landing<ChartPlace> => {
    try {
      const step = take()
      watch.trace(traceOf(chart.name, step))
      return { place: settled(placeOf(chart, step, stays)), ways: step.ways.map(({ id }) => wayName(chart.name, id)) }
    } catch (thrown) {
      return { place: dead(from, messageOf(thrown)), ways: [] }
    }
  }

  /** The same place, dead if nothing can be done there. */
  const settled = (place: ChartPlace): ChartPlace => {
    const { asks, ways } = stateOf(chart, place)
    if (place.is === 'final' || asks === undefined) return place
    const stuck = optionsOf(asks, place).length === 0 && !ways.some(({ on }) => on === 'nothing')
    return stuck ? dead(place, `a dead end, nothing is offered in "${place.state}" (${asks.name})`) : place
  }

  const events = (place: ChartPlace): readonly Option[] => {
    if (place.is !== 'open') return []
    const { asks, meanwhile } = stateOf(chart, place)
    const asked = asks ?? meanwhile?.asks
    if (asked) watch.refusing(() => asked.refused(place.context as never))
    return asks ? choicesOf(asks, place) : [...rightsOf(meanwhile?.asks, place), ...resultsOf(place)]
  }

  return {
    initial: () => landing(nowhere, () => enter(chart, game, args)),
    events,
    next: (place, event) =>
      landing(
        place,
        () => send(chart, place.state, place.context, event),
        event.type === 'returned' ? undefined : place.called,
      ),
    key: ({ is, state, context, called, message }) =>
      `${canonical([is, state, context.data, called?.name ?? null, message ?? null])} ${gameKey(context.game)}`,
  }
}

function placeOf(chart: Chart, step: Step, stays: Procedure | undefined): ChartPlace {
  const { state, context, done, output } = step
  const place = { at: `${chart.name}, ${state}`, game: context.game, state, context }
  if (done) return { ...place, is: 'final', output }
  const calls = chart.states[state]?.calls
  if (calls === undefined) return { ...place, is: 'open' }
  const called = stays ?? calls.pick(context as never).procedure
  if (calls.procedures.some(({ name }) => name === called.name)) return { ...place, is: 'open', called }
  return { ...place, is: 'dead', message: `calls "${called.name}", which "${state}" does not declare` }
}

function stateOf(chart: Chart, { state }: ChartPlace): Partial<StateOf> & Pick<StateOf, 'ways'> {
  return chart.states[state] ?? { ways: [] }
}

const optionsOf = (offer: Offer<never>, { context }: ChartPlace) => offer.list(context as never).options

/** The choices of an offer; `nothing` where it has no more than its decline. */
function choicesOf(offer: Offer<never>, { context }: ChartPlace): readonly Option[] {
  const { options, decline } = offer.list(context as never)
  if (options.length === 0) return [{ type: 'nothing' }]
  return decline ? [...options, decline] : options
}

const rightsOf = (offer: Offer<never> | undefined, place: ChartPlace) => (offer ? optionsOf(offer, place) : [])

const resultsOf = ({ called }: ChartPlace): readonly Option[] =>
  (called?.results ?? []).map((result) => ({ type: 'returned', result }))
