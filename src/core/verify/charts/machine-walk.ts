/**
 * The machine of a chart, walked by XState itself: `@xstate/graph` finds its states and edges, and they must be those that the
 * product's own step has found, with the same transitions on the way.
 *
 * The machine asks nothing and knows no offers, so at each state it is sent what is offered there.
 *
 * @module
 */
import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, AnyMachineSnapshot, Snapshot } from 'xstate'
import type { Chart, Context } from '../../kernel/charts/chart.js'
import type { Taken } from '../../kernel/charts/chart-plan.js'
import type { Option } from '../../kernel/offers/option.js'
import { canonical, type Json } from '../../values/json.js'
import { shortKeys } from '../../values/short-keys.js'
import type { ChartPlace } from './chart-alone.js'
import type { Graph } from './reachable-graph.js'
import { wayName } from './search-graph.js'
import { type WalkedMachine, walkedMachine } from './xstate-machine.js'
import { apart } from './xstate-referee.js'

/** The result of a walk of the machine: its states and edges, and the first place where it differs from the graph. */
export interface MachineWalk {
  readonly states: number
  readonly edges: number
  readonly differs?: string
}

/** The beginning of a chart alone. */
interface Beginning {
  readonly chart: Chart
  readonly game: object
  readonly args: Json
}

/** Walks the machine of a chart from the beginning of a graph, and holds what it finds against the graph. */
export function walkMachine({ chart, game, args }: Beginning, graph: Graph<ChartPlace>): MachineWalk {
  const [first] = graph.places
  if (first === undefined || first.is === 'dead') return { states: 0, edges: 0 }
  const expected = expectedIn(graph)
  const machine = walkedMachine(chart, game, args)
  const found = apart(() => adjacencyOf(machine, expected))
  const differs = differenceIn(chart.name, expected, found)
  const edges = [...found.values()].reduce((total, { taken }) => total + taken.size, 0)
  return { states: found.size, edges, ...(differs !== undefined && { differs }) }
}

/** The result of an event: the state reached, and the transitions taken. */
interface Led {
  readonly to: string
  readonly ways: readonly string[]
}

/** A state of the machine: where it leads by which event. */
interface Walked {
  readonly at: string
  readonly taken: ReadonlyMap<string, Led>
}

/** The states of a graph by their keys, with what is sent there. */
interface Expected {
  readonly keyOf: (state: string, context: Context<object, Json>) => string
  readonly states: ReadonlyMap<string, { readonly events: ReadonlyMap<string, Option>; readonly walked: Walked }>
}

/** The states of a graph, whatever is called there: the machine knows no calls. Edges to dead places are told elsewhere. */
function expectedIn(graph: Graph<ChartPlace>): Expected {
  const short = shortKeys()
  // The map is an object, which would list keys that look like numbers first.
  const keyOf = (state: string, { data, game }: Context<object, Json>) => `at ${short([state, data, game])}`
  const keys = graph.places.map(({ state, context, is }) => (is === 'dead' ? '' : keyOf(state, context)))
  const states = new Map<string, { events: Map<string, Option>; walked: { at: string; taken: Map<string, Led> } }>()
  for (const [place, { at }] of graph.places.entries()) {
    const key = keys[place] ?? ''
    if (key === '') continue
    const one = states.get(key) ?? { events: new Map(), walked: { at, taken: new Map() } }
    states.set(key, one)
    for (const { event, to, ways } of graph.leaving[place] ?? []) {
      if (keys[to] === '') continue
      one.events.set(canonical(event), event)
      one.walked.taken.set(canonical(event), { to: keys[to] ?? '', ways })
    }
  }
  return { keyOf, states }
}

/** A state as the library tells it. */
interface Adjacent {
  readonly state: AnyMachineSnapshot
  readonly transitions: Readonly<Record<string, { readonly state: AnyMachineSnapshot }>>
}

/** Lets `@xstate/graph` walk the machine; what a state is sent is what the graph sends there. */
function adjacencyOf(machine: WalkedMachine, { keyOf, states }: Expected): ReadonlyMap<string, Walked> {
  const standing = (snapshot: AnyMachineSnapshot): Taken | undefined => {
    try {
      return machine.told(snapshot)
    } catch {
      // A guard or an effect threw: such a state has no key in the graph.
      return undefined
    }
  }
  const keyIn = (snapshot: AnyMachineSnapshot): string => {
    const at = standing(snapshot)
    return at === undefined ? 'an error' : keyOf(at.state, at.context)
  }
  const waysIn = (snapshot: AnyMachineSnapshot) => standing(snapshot)?.ways.map(({ id }) => id) ?? []
  const logic: ActorLogic<AnyMachineSnapshot, Option, undefined> = {
    getInitialSnapshot: machine.begin,
    transition: machine.take,
    getPersistedSnapshot: (snapshot) => snapshot as Snapshot<unknown>,
  }
  const map = getAdjacencyMap(logic, {
    input: undefined,
    events: (snapshot) => [...(states.get(keyIn(snapshot))?.events.values() ?? [])],
    serializeState: keyIn,
    serializeEvent: canonical,
  })
  return new Map(
    Object.values<Adjacent>(map as never).map(({ state, transitions }): [string, Walked] => [
      keyIn(state),
      {
        at: standing(state)?.state ?? 'an error',
        taken: new Map(
          Object.entries(transitions).map(([event, { state: next }]) => [
            event,
            { to: keyIn(next), ways: waysIn(next) },
          ]),
        ),
      },
    ]),
  )
}

/** The first state, edge or transition in which the two differ. */
function differenceIn(chart: string, { states }: Expected, found: ReadonlyMap<string, Walked>): string | undefined {
  for (const [key, { at, taken }] of found) {
    const expected = states.get(key)
    if (expected === undefined) return `XState reaches a state in "${at}" that the walk does not know`
    for (const [event, { to, ways }] of expected.walked.taken) {
      const other = taken.get(event)
      if (other === undefined || other.to !== to) return `XState leads elsewhere from "${at}" by ${event}`
      const named = other.ways.map((id) => wayName(chart, id))
      if (canonical(named) !== canonical(ways))
        return `XState takes other transitions from "${at}" by ${event}: ${named.join(', ')}; the step of the product ${ways.join(', ')}`
    }
  }
  const missing = [...states].find(([key]) => !found.has(key))
  return missing && `XState never reaches a state in "${missing[1].walked.at}"`
}
