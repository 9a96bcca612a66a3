/**
 * The machine of a chart walked by `@xstate/graph` itself, with the events that its offers list.
 *
 * @module
 */
import { getAdjacencyMap } from '@xstate/graph'
import type { AnyMachineSnapshot } from 'xstate'
import type { GameState, World } from '../../../src/kernel/book.js'
import type { Chart, Context } from '../../../src/kernel/chart.js'
import type { Json } from '../../../src/kernel/json.js'
import type { Offer, Option } from '../../../src/kernel/offer.js'
import { textOf } from '../text.js'
import type { Keys } from './interning.js'

const listed = (offer: Offer<never> | undefined, context: never): readonly Option[] =>
  offer?.list(context).options ?? []

/** The choices of an offer; `nothing` where it has no more than its decline. */
function choicesOf(offer: Offer<never>, context: never): readonly Option[] {
  const { options, decline } = offer.list(context)
  if (options.length === 0) return [{ type: 'nothing' }]
  return decline ? [...options, decline] : options
}

/** What can happen to a chart alone: choices, and every result of what it calls, with the rights that it gives meanwhile. */
function eventsOf(
  { states }: Chart,
  { value, context, status }: AnyMachineSnapshot,
  asides: boolean,
): readonly Option[] {
  const state = states[String(value)]
  if (state === undefined || status !== 'active') return []
  const within = context as never
  if (state.asks) return choicesOf(state.asks, within)
  const rights = [state.meanwhile?.asks, ...(asides ? state.aside : [])].flatMap((offer) => listed(offer, within))
  const results = state.calls?.pick(within).procedure.results ?? []
  return [...rights, ...results.map((result) => ({ type: 'returned', result }))]
}

/** Walks the machine of a chart from a world, and tells how many states it has. */
export function machineWalked(chart: Chart, { game, call, asides }: World<GameState>, keys: Keys): number {
  const keyOf = ({ value, context, status }: AnyMachineSnapshot) => {
    const { game: reached, data } = context as unknown as Context<object, Json>
    return `at ${String(value)} ${status} ${keys({ data })} ${keys(reached)}`
  }
  const map = getAdjacencyMap(chart.machine, {
    input: { game, args: call.args } as never,
    events: ((snapshot: AnyMachineSnapshot) => eventsOf(chart, snapshot, asides === true)) as never,
    serializeState: keyOf as never,
    serializeEvent: textOf,
  })
  return Object.keys(map).length
}
