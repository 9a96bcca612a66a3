/**
 * Charts: XState statecharts that say when things happen.
 *
 * A state does exactly one of four things: it waits (`meta.asks`), calls (`meta.calls`), passes through
 * (`always`), or is final. Clauses stand in `meta.requirements` of states and transitions, once; the factory
 * turns them into pure actions that a step returns and the trace keeps.
 *
 * @module
 */
import type { ActionFunction, EventObject, MachineConfig } from 'xstate'
import type { ZodType } from 'zod'
import type { Json } from '../../values/json.js'
import { Defect } from '../book/book-defect.js'
import type { Offer, Option } from '../offers/option.js'
import { decides } from '../quick/decide-candidates.js'
import type { Clause } from '../sections/clause.js'
import type { Decides, Finders, ViewedBy } from '../tables/field-finders.js'
import type { ForbidTable } from '../tables/forbid-table.js'
import { inJournal } from '../watch/watch.js'
import {
  alternatives,
  type RawConfig,
  type RawState,
  rewrittenIn,
  type Transition,
  type Writing,
  waysOf,
} from './chart-config.js'
import type { Meanwhile, Meta } from './chart-meta.js'
import { type Plan, planOf } from './chart-plan.js'
import type { Calls, Door, Procedure } from './procedure.js'

/** The data that a chart reads and changes: its slice of the game, and data known only to this run. */
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
  /** Rights that may be used while the called procedure stands at a seam. */
  readonly meanwhile: readonly Meanwhile<never>[]
  /** Rights that may be used at any time while the called procedure runs. */
  readonly aside: readonly Offer<never>[]
  /** True if outer charts may interrupt here; a function if that depends on the context. */
  readonly seam: boolean | ((context: never) => boolean)
  readonly ways: readonly Transition[]
}

/** Every offer of a state: what it asks, and the rights that it gives while it calls. */
export const offersOf = ({ asks, meanwhile, aside }: StateOf): readonly Offer<never>[] => [
  ...(asks ? [asks] : []),
  ...meanwhile.map((right) => right.asks),
  ...aside,
]

/** A statechart that implements a procedure. */
export interface Chart {
  readonly name: string
  readonly procedure: Procedure
  /** The precondition, asked about the game and the argument, if the procedure has one. */
  readonly door?: Decides<AtDoor<object, Json>, void>
  readonly data: ZodType
  /** As it is written, in the notation of XState: `machineOf` makes a machine of it. */
  readonly config: RawConfig
  /** As it is run. */
  readonly plan: Plan
  readonly initial: string
  readonly states: Readonly<Record<string, StateOf>>
  /** The same chart in which one transition, by its id, is written otherwise, or is left out. */
  readonly rewritten: (way: string, write: Writing) => Chart
}

/** The input of a precondition: the game, and the argument with which the procedure would begin. */
export interface AtDoor<Game, Args> {
  readonly game: Game
  readonly args: Args
}

/** The finders of a precondition's view; required for charts of procedures that have a precondition. */
type Doored<Game, Args, D extends Door> = D extends ForbidTable
  ? { readonly door: Finders<AtDoor<Game, Args>, void, ViewedBy<D>> }
  : { readonly door?: never }

type Guarding<C, E extends EventObject> = (args: { readonly context: C; readonly event: E }) => boolean
type Effecting<C, E extends EventObject> = (args: { readonly context: C; readonly event: E }) => Partial<C>

/** The action of a transition, as typed by XState; it uses only the necessary part of the event. */
type Action<C extends object, Event extends EventObject, E extends EventObject> = ActionFunction<
  C & Record<string, unknown>,
  Event,
  E,
  undefined,
  never,
  never,
  never,
  never,
  never
>

/** A transition: where it goes, what it is about, and what it does. */
export interface Going<C extends object, Event extends EventObject, E extends EventObject> {
  readonly target: string
  readonly guard?: Guarding<C, Event>
  readonly meta?: { readonly requirements: readonly Clause[] }
  readonly actions?: Action<C, Event, E>
}

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
 * The tools come back: `chart` makes it, `go` writes a transition, `stay` one that does not leave its state, `when` one under
 * a condition, and `effect` a change that several transitions share.
 */
export function charting<Game extends object, Chosen extends Option = never>() {
  return {
    /** Names the procedure that the chart implements, and the schema of what a run of it knows. */
    implementing<Args extends Json, Result extends Json, Data extends Json, D extends Door>(
      of: Procedure<Args, Result, D>,
      data: ZodType<Data>,
    ) {
      type C = Context<Game, Data>
      type E = Chosen | Nothing | { readonly type: 'returned'; readonly result: Json }
      const effect = <Event extends E>(change: Effecting<C, Event>): Effecting<C, Event> => change
      const go = <Event extends E>(
        target: string,
        requirements: readonly Clause[] = [],
        change?: Effecting<C, Event>,
      ): Going<C, Event, E> => ({
        target,
        ...(requirements.length > 0 && { meta: { requirements } }),
        ...(change && { actions: { change: inJournal(change) } as unknown as Action<C, Event, E> }),
      })
      const stay = <Event extends E>(requirements: readonly Clause[], change?: Effecting<C, Event>) => {
        const { meta, actions } = go('', requirements, change)
        return { ...(meta && { meta }), ...(actions && { actions }) }
      }
      const when = <Event extends E>(
        says: string,
        holds: Guarding<C, Event>,
        way: string | Going<C, Event, E>,
      ): Going<C, Event, E> => ({
        ...(typeof way === 'string' ? { target: way } : way),
        guard: Object.assign(inJournal(holds), { says }),
      })
      const chart = (config: Config<C, E, { game: Game; args: Args }, Result> & Doored<Game, Args, D>): Chart =>
        made(of as unknown as Procedure, data, config as unknown as RawConfig)
      return {
        /** Makes the chart. */
        chart,
        /** Writes a transition: where it goes, what it is about, and what it changes. */
        go,
        /** Writes a transition that does not leave its state. */
        stay,
        /** Writes a transition under a condition, which it tells in words. */
        when,
        /** Writes a change that several transitions share. */
        effect,
      }
    },
  }
}

function made(procedure: Procedure, data: ZodType, { door: view, ...config }: RawConfig): Chart {
  const [fault] = Object.entries(config.states).flatMap(([name, raw]) =>
    faultsOf(raw).map((what) => `"${name}" ${what}`),
  )
  if (fault !== undefined) throw new Defect(`${procedure.name}: the state ${fault}`)
  const states = Object.fromEntries(Object.entries(config.states).map(([name, raw]) => [name, stateOf(name, raw)]))
  const heard = { ...config, output: heardOutput(config.output) }
  const rewritten = (way: string, write: Writing) =>
    made(procedure, data, { ...config, ...(view && { door: view }), states: rewrittenIn(config, way, write) })
  const { initial } = config
  const { door } = procedure
  return Object.freeze({
    name: procedure.name,
    procedure,
    data,
    config: heard,
    plan: planOf(heard),
    initial,
    states,
    rewritten,
    ...(door &&
      view && { door: decides<AtDoor<object, Json>, void, ForbidTable>({ table: door, view: view as never }) }),
  })
}

/** The properties allowed in a state. */
const ALLOWED = ['type', 'meta', 'on', 'always', 'description']
/** The properties allowed in a transition. */
const ALLOWED_ON_THE_WAY = ['target', 'guard', 'actions', 'meta', 'description']

/** Lists the faults of a state that does not do exactly one thing: wait, call, pass through or end. */
function faultsOf(raw: RawState): readonly string[] {
  const { asks, calls, aside } = raw.meta ?? {}
  const does = [asks && 'waits', calls && 'calls', raw.always && 'passes through', raw.type === 'final' && 'is final']
  const doing = does.filter((what) => typeof what === 'string')
  const passing = alternatives(raw.always)
  const transitions = [...Object.values(raw.on ?? {}).flatMap(alternatives), ...passing]
  return [
    ...Object.keys(raw)
      .filter((key) => !ALLOWED.includes(key))
      .map((key) => `has "${key}", which charts do not use`),
    ...transitions
      .flatMap((way) => Object.keys(way))
      .filter((key) => !ALLOWED_ON_THE_WAY.includes(key))
      .map((key) => `has a transition with "${key}", which charts do not use`),
    ...Object.keys(raw.on ?? {})
      .filter((event) => event.includes('*') || event === '')
      .map((event) => `handles "${event}", which charts do not use`),
    ...(doing.length === 1 ? [] : [`${doing.join(' and ') || 'does nothing'}; it must do one thing`]),
    ...(passing.length > 0 && passing.at(-1)?.guard !== undefined ? ['guards its last way on'] : []),
    ...(calls && raw.on?.returned === undefined ? ['calls, and does not handle "returned"'] : []),
    ...(aside && calls === undefined ? ['has rights for the time of a call, and does not call'] : []),
    ...twice(rightsOf(raw).map(({ asks: { name } }) => name)).map((name) => `has two rights called "${name}"`),
  ]
}

/** The rights that a state gives while it calls, however many are written. */
const rightsOf = ({ meta: { meanwhile = [] } = {} }: RawState): readonly Meanwhile<never>[] => [meanwhile].flat()

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) < index)

/** An output that is computed is inJournal like an effect. */
const heardOutput = (output: unknown): unknown =>
  typeof output === 'function' ? inJournal((args: unknown) => output(args) as unknown) : output

function stateOf(name: string, raw: RawState): StateOf {
  const { requirements = [], asks, calls, aside = [], seam = false } = raw.meta ?? {}
  const does = raw.type === 'final' ? 'final' : asks ? 'waits' : calls ? 'calls' : 'passes'
  return Object.freeze({
    name,
    does,
    requirements,
    meanwhile: rightsOf(raw),
    aside,
    seam,
    ways: waysOf(name, raw),
    ...(asks && { asks }),
    ...(calls && { calls }),
  })
}
