/**
 * Charts: XState statecharts that say when things happen.
 *
 * A state does exactly one of four things: it waits (`meta.asks`), calls (`meta.calls`), passes through
 * (`always`), or is final. Clauses stand in `meta.requirements` of states and transitions, once; the factory
 * turns them into pure actions that a step returns and the trace keeps.
 *
 * @module
 */
import { type AnyStateMachine, assign, createMachine, type EventObject, type MachineConfig } from 'xstate'
import type { ZodType } from 'zod'
import {
  alternatives,
  type RawConfig,
  type RawState,
  type RawWays,
  rewiredIn,
  type Way,
  waysOf,
} from './chart-config.js'
import type { Meanwhile, Meta } from './chart-meta.js'
import type { Clause } from './clause.js'
import { Defect } from './defect.js'
import { overhear } from './hearing.js'
import type { Json } from './json.js'
import type { Offer, Option } from './offer.js'
import type { Calls, Procedure } from './procedure.js'

/** What a chart reads and changes: its slice of the game, and what only this run of the procedure knows. */
export type Context<Game, Data> = { game: Game; data: Data }

/** Sent where an offer has nothing but its decline. */
export type Nothing = { readonly type: 'nothing' }
/** Sent when a called procedure has come to its end. */
export type Returned = { readonly type: 'returned'; readonly result: Json }

/** A state of a chart, flattened. */
export interface StateOf {
  readonly name: string
  readonly does: 'waits' | 'calls' | 'passes' | 'final'
  readonly requirements: readonly Clause[]
  readonly asks?: Offer<never>
  readonly calls?: Calls<never>
  readonly meanwhile?: Meanwhile<never>
  /** Rights that may be used at any time while the called procedure runs. */
  readonly aside: readonly Offer<never>[]
  /** Whether the charts further out may interrupt here, or where that depends, what tells. */
  readonly seam: boolean | ((context: never) => boolean)
  readonly ways: readonly Way[]
}

/** Every offer of a state: what it asks, and the rights that it gives while it calls. */
export const offersOf = ({ asks, meanwhile, aside }: StateOf): readonly Offer<never>[] => [
  ...(asks ? [asks] : []),
  ...(meanwhile ? [meanwhile.asks] : []),
  ...aside,
]

/** A statechart that implements a procedure. */
export interface Chart {
  readonly name: string
  readonly procedure: Procedure
  readonly data: ZodType
  readonly machine: AnyStateMachine
  readonly initial: string
  readonly states: Readonly<Record<string, StateOf>>
  /** The same chart in which one transition, by its id, leads elsewhere, or nowhere: then it is left out. */
  readonly rewired: (way: string, to: string | undefined) => Chart
}

type Guarding<C, E extends EventObject> = (args: { readonly context: C; readonly event: E }) => boolean
type Effecting<C, E extends EventObject> = (args: { readonly context: C; readonly event: E }) => Partial<C>

type Config<C extends object, E extends EventObject, Input, Output> = MachineConfig<
  C & Record<string, unknown>,
  E,
  never,
  never,
  never,
  never,
  never,
  Input,
  Output,
  never,
  Meta<C>
>

/**
 * Starts the writing of a chart over a slice of the game and the options of its offers.
 *
 * Three tools come back: `chart` makes it, `effect` writes what a transition changes, `when` writes a guard.
 */
export function charting<Game extends object, Chosen extends Option = never>() {
  return {
    /** Names the procedure that the chart implements, and the schema of what a run of it knows. */
    implementing<Args extends Json, Result extends Json, Data extends Json>(
      of: Procedure<Args, Result>,
      data: ZodType<Data>,
    ) {
      type C = Context<Game, Data>
      type E = Chosen | Nothing | { readonly type: 'returned'; readonly result: Json }
      const effect = <Event extends E>(change: Effecting<C, Event>) =>
        assign((args) => overhear(() => change(args as never))) as ReturnType<
          typeof assign<C, Event, undefined, E, never>
        >
      const when = <Event extends E>(says: string, holds: Guarding<C, Event>): Guarding<C, Event> =>
        Object.assign((args: Parameters<typeof holds>[0]) => overhear(() => holds(args)), { says })
      const chart = (config: Config<C, E, { game: Game; args: Args }, Result>): Chart =>
        made(of as Procedure, data, config as unknown as RawConfig)
      return {
        /** Makes the chart. */
        chart,
        /** Writes what a transition changes. */
        effect,
        /** Writes a guard: in words, and as a condition. */
        when,
      }
    },
  }
}

/** The action by which a step tells which transition was taken. */
export const TAKEN = 'taken'
/** The action by which a step tells which state was entered. */
export const ENTERED = 'entered'

/** How many steps a chart may take by itself; with more it runs in a circle. */
const MOST_STEPS = 1000

function made(procedure: Procedure, data: ZodType, config: RawConfig): Chart {
  const [fault] = Object.entries(config.states).flatMap(([name, raw]) =>
    faultsOf(raw).map((what) => `"${name}" ${what}`),
  )
  if (fault !== undefined) throw new Defect(`${procedure.name}: the state ${fault}`)
  const states = Object.fromEntries(Object.entries(config.states).map(([name, raw]) => [name, stateOf(name, raw)]))
  const traced = Object.fromEntries(Object.entries(config.states).map(([name, raw]) => [name, withTrace(name, raw)]))
  const output = heardOutput(config.output)
  const options = { maxIterations: MOST_STEPS }
  const machine = createMachine({ ...config, options, id: procedure.name, states: traced, output } as never)
  const rewired = (way: string, to: string | undefined) =>
    made(procedure, data, { ...config, states: rewiredIn(config, way, to) })
  return Object.freeze({ name: procedure.name, procedure, data, machine, initial: config.initial, states, rewired })
}

const ALLOWED = ['type', 'meta', 'entry', 'on', 'always', 'output', 'description']

/** What keeps a state from being one that waits, calls, passes through or is final, and nothing else. */
function faultsOf(raw: RawState): readonly string[] {
  const { asks, calls, aside } = raw.meta ?? {}
  const does = [asks && 'waits', calls && 'calls', raw.always && 'passes through', raw.type === 'final' && 'is final']
  const doing = does.filter((what) => typeof what === 'string')
  const passing = alternatives(raw.always)
  return [
    ...Object.keys(raw)
      .filter((key) => !ALLOWED.includes(key))
      .map((key) => `has "${key}", which charts do not use`),
    ...(doing.length === 1 ? [] : [`${doing.join(' and ') || 'does nothing'}; it must do one thing`]),
    ...(passing.length > 0 && passing.at(-1)?.guard !== undefined ? ['guards its last way on'] : []),
    ...(calls && raw.on?.returned === undefined ? ['calls, and does not handle "returned"'] : []),
    ...(aside && calls === undefined ? ['has rights for the time of a call, and does not call'] : []),
  ]
}

/** An output that is computed is overheard like an effect. */
const heardOutput = (output: unknown): unknown =>
  typeof output === 'function' ? (args: unknown) => overhear(() => output(args) as unknown) : output

function stateOf(name: string, raw: RawState): StateOf {
  const { requirements = [], asks, calls, meanwhile, aside = [], seam = false } = raw.meta ?? {}
  const does = raw.type === 'final' ? 'final' : asks ? 'waits' : calls ? 'calls' : 'passes'
  return Object.freeze({
    name,
    does,
    requirements,
    ...(asks && { asks }),
    ...(calls && { calls }),
    ...(meanwhile && { meanwhile }),
    aside,
    seam,
    ways: waysOf(name, raw),
  })
}

const actionsOf = (actions: unknown): readonly unknown[] =>
  actions === undefined ? [] : Array.isArray(actions) ? actions : [actions]

/** The same state, with actions that tell when it is entered and which of its transitions is taken. */
function withTrace(name: string, raw: RawState): RawState {
  const ways = waysOf(name, raw)
  let next = 0
  const traced = (written: RawWays) =>
    alternatives(written).map((way) => ({
      ...way,
      actions: [{ type: TAKEN, params: { way: ways[next++] } }, ...actionsOf(way.actions)],
    }))
  const on = Object.fromEntries(Object.entries(raw.on ?? {}).map(([event, written]) => [event, traced(written)]))
  return {
    ...raw,
    entry: [{ type: ENTERED, params: { state: name } }, ...actionsOf(raw.entry)],
    ...(raw.on && { on }),
    ...(raw.always && { always: traced(raw.always) }),
  }
}
