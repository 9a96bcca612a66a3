/**
 * Charts as XState machines, and XState as their stepper: the notation's own meaning, against which verification holds the
 * plain stepper. Nothing else runs XState.
 *
 * An inert scope stands in for an actor, so nothing is started, scheduled or kept.
 *
 * @module
 */
import { type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine, assign, createMachine } from 'xstate'
import type { Chart, Context } from '../../kernel/charts/chart.js'
import {
  alternatives,
  type RawConfig,
  type RawState,
  type RawWays,
  type Transition,
  waysOf,
} from '../../kernel/charts/chart-config.js'
import { type Change, type Entered, MOST_STEPS, type Taken } from '../../kernel/charts/chart-plan.js'
import type { Stepper } from '../../kernel/charts/step.js'
import type { Option } from '../../kernel/offers/option.js'
import type { Json } from '../../values/json.js'

/** The action by which a step tells which transition was taken. */
const TAKEN = 'taken'
/** The action by which a step tells which state was entered. */
const ENTERED = 'entered'

const known = new WeakMap<RawConfig, AnyStateMachine>()

/** The XState machine of a chart. */
export function machineOf({ name, config }: Pick<Chart, 'name' | 'config'>): AnyStateMachine {
  const machine = known.get(config) ?? made(name, config)
  known.set(config, machine)
  return machine
}

function made(id: string, config: RawConfig): AnyStateMachine {
  const states = Object.fromEntries(Object.entries(config.states).map(([name, raw]) => [name, withTrace(name, raw)]))
  return createMachine({ options: { maxIterations: MOST_STEPS }, id, ...config, states } as never)
}

const assigning = (action: unknown): unknown =>
  assign(((given: unknown) => (action as { readonly change: Change }).change(given as never)) as never)

const actionsOf = (actions: unknown): readonly unknown[] =>
  actions === undefined ? [] : (Array.isArray(actions) ? actions : [actions]).map(assigning)

/** The same state, with actions that tell when it is entered and which of its transitions is taken. */
function withTrace(name: string, raw: RawState): object {
  const ways = waysOf(name, raw)
  const entered: Entered = { state: name, requirements: raw.meta?.requirements ?? [] }
  let next = 0
  const traced = (written: RawWays) =>
    alternatives(written).map((way) => ({
      ...way,
      actions: [{ type: TAKEN, params: { way: ways[next++] } }, ...actionsOf(way.actions)],
    }))
  const on = Object.fromEntries(Object.entries(raw.on ?? {}).map(([event, written]) => [event, traced(written)]))
  return {
    entry: [{ type: ENTERED, params: { entered } }],
    ...raw,
    ...(raw.on && { on }),
    ...(raw.always && { always: traced(raw.always) }),
  }
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

/** XState as the stepper of charts. */
export const byXState: Stepper = {
  enter: (chart, game, args) => {
    const told: Told[] = []
    return takenOf(machineOf(chart).getInitialSnapshot(inert(told), { game, args } as never), told)
  },
  take: (chart, state, context, event) => {
    const told: Told[] = []
    const machine = machineOf(chart)
    const before = machine.resolveState({ value: state, context: context as never })
    const taken = takenOf(machine.transition(before, event as never, inert(told)), told)
    return taken.ways.length > 0 ? taken : undefined
  },
}

/** The machine of a chart with its input, as something that can be walked; a snapshot tells where it stands, and how it came there. */
export interface WalkedMachine {
  readonly begin: () => AnyMachineSnapshot
  readonly take: (snapshot: AnyMachineSnapshot, event: Option) => AnyMachineSnapshot
  readonly told: (snapshot: AnyMachineSnapshot) => Taken
}

/** The machine of a chart, begun with a game and an argument. */
export function walkedMachine(chart: Pick<Chart, 'name' | 'config'>, game: object, args: Json): WalkedMachine {
  const machine = machineOf(chart)
  const lines = new WeakMap<AnyMachineSnapshot, readonly Told[]>()
  const kept = (told: readonly Told[], snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    // A step that changes nothing gives the same snapshot again, and each step has its own tale.
    const own = { ...snapshot } as AnyMachineSnapshot
    lines.set(own, told)
    return own
  }
  return {
    begin: () => {
      const told: Told[] = []
      return kept(told, machine.getInitialSnapshot(inert(told), { game, args } as never))
    },
    take: (snapshot, event) => {
      const told: Told[] = []
      return kept(told, machine.transition(snapshot, event as never, inert(told)))
    },
    told: (snapshot) => takenOf(snapshot, lines.get(snapshot) ?? []),
  }
}

/** Reads the result from XState. It unwraps errors that a guard throws, and keeps errors that an effect throws. */
function takenOf(snapshot: AnyMachineSnapshot, told: readonly Told[]): Taken {
  if (snapshot.status === 'error') throw snapshot.error
  return {
    state: String(snapshot.value),
    context: snapshot.context as Context<object, Json>,
    done: snapshot.status === 'done',
    output: (snapshot.output ?? null) as Json,
    ways: told.filter(({ type }) => type === TAKEN).map(({ params }) => (params as { way: Transition }).way),
    entered: told.filter(({ type }) => type === ENTERED).map(({ params }) => (params as { entered: Entered }).entered),
  }
}
