/**
 * The one place that runs XState: a chart takes one event, purely.
 *
 * An inert scope stands in for an actor, so nothing is started, scheduled or kept.
 *
 * @module
 */
import type { AnyActorScope, AnyMachineSnapshot } from 'xstate'
import { type Chart, type Context, ENTERED, TAKEN } from './chart.js'
import type { Way } from './chart-config.js'
import type { Clause } from './clause.js'
import { Defect } from './defect.js'
import { type Hit, journaled } from './hearing.js'
import type { Json } from './json.js'
import type { Option } from './offer.js'

/** What happened to a chart: where it stands, and what it went through to get there. */
export interface Step {
  readonly state: string
  readonly context: Context<object, Json>
  readonly done: boolean
  readonly output: Json
  readonly ways: readonly Way[]
  readonly entered: readonly { readonly state: string; readonly requirements: readonly Clause[] }[]
  /** The rows that decided, each once. */
  readonly hits: readonly Hit[]
}

interface Told {
  readonly type: string
  readonly params: unknown
}

const inert = (told: Told[]): AnyActorScope =>
  ({
    id: 'inert',
    sessionId: 'inert',
    self: {},
    system: { _sendInspectionEvent: () => undefined },
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: ({ type, params }: Told) => void told.push({ type, params }),
  }) as unknown as AnyActorScope

/** Starts a chart with its input. */
export function enter(chart: Chart, game: object, args: Json): Step {
  const told: Told[] = []
  const [snapshot, hits] = journaled(() =>
    blaming(chart, () => chart.machine.getInitialSnapshot(inert(told), { game, args } as never)),
  )
  return stepOf(chart, snapshot, told, hits)
}

/** Sends one event to a chart that stands in a state. An event that the state does not handle is a defect. */
export function send(chart: Chart, state: string, context: Context<object, Json>, event: Option): Step {
  const told: Told[] = []
  const before = chart.machine.resolveState({ value: state, context: context as never })
  const [snapshot, hits] = journaled(() =>
    blaming(chart, () => chart.machine.transition(before, event as never, inert(told))),
  )
  if (!told.some(({ type }) => type === TAKEN))
    throw new Defect(`${chart.name}: the state "${state}" does not handle the event "${event.type}"`)
  return stepOf(chart, snapshot, told, hits)
}

/** Sends the event of a right that may be used at any time: the state that gives it must handle it and stay. */
export function sendAside(chart: Chart, state: string, context: Context<object, Json>, event: Option): Step {
  const step = send(chart, state, context, event)
  if (step.state === state) return step
  throw new Defect(`${chart.name}: "${event.type}" may be chosen at any time, but it leaves the state "${state}"`)
}

/** Runs a step; whatever goes wrong in it is a defect of the book. XState would wrap what a guard throws in its own error. */
function blaming(chart: Chart, step: () => unknown): AnyMachineSnapshot {
  try {
    const snapshot = step() as AnyMachineSnapshot
    if (snapshot.status === 'error') throw snapshot.error
    return snapshot
  } catch (error) {
    if (error instanceof Defect) throw error
    throw new Defect(`${chart.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function stepOf(chart: Chart, snapshot: AnyMachineSnapshot, told: readonly Told[], hits: readonly Hit[]): Step {
  return {
    state: String(snapshot.value),
    context: snapshot.context as Context<object, Json>,
    done: snapshot.status === 'done',
    output: (snapshot.output ?? null) as Json,
    ways: told.filter(({ type }) => type === TAKEN).map(({ params }) => (params as { way: Way }).way),
    entered: told
      .filter(({ type }) => type === ENTERED)
      .map(({ params }) => (params as { state: string }).state)
      .map((state) => ({ state, requirements: chart.states[state]?.requirements ?? [] })),
    hits: withoutRepeats(hits),
  }
}

/** Each row once: a step may ask a table for every space, and XState asks a guard more than once. */
const withoutRepeats = (hits: readonly Hit[]): readonly Hit[] => [
  ...new Map(hits.map((hit) => [`${hit.table} ${hit.row}`, hit])).values(),
]
