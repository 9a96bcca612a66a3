/** Charts as they are written: their transitions, flattened, and the same charts with one of them changed. @module */

import type { Clause } from '../sections/clause.js'
import type { Meta } from './chart-meta.js'

/** A transition of a chart, flattened: what a diagram draws and evidence counts. */
export interface Transition {
  /** `from --event--> to`, with the place among alternatives where there are several. */
  readonly id: string
  readonly from: string
  /** The event, or `always`. */
  readonly on: string
  readonly to: string
  readonly guarded: boolean
  /** True if it changes the game or the data. */
  readonly changes: boolean
  /** The guard in words. */
  readonly says?: string
  readonly requirements: readonly Clause[]
}

/** A transition as it is written. */
export interface RawWay {
  readonly target?: string
  readonly guard?: unknown
  readonly actions?: unknown
  readonly meta?: Meta<never>
}
/** The alternatives of an event as they are written. */
export type RawWays = string | RawWay | readonly (string | RawWay)[]
/** A state as it is written. */
export interface RawState {
  readonly type?: 'final'
  readonly meta?: Meta<never>
  readonly on?: Readonly<Record<string, RawWays>>
  readonly always?: RawWays
}
/** A chart as it is written. */
export interface RawConfig {
  readonly initial: string
  /** The finders of the precondition's fields, if the procedure has a precondition. */
  readonly door?: object
  readonly context?: unknown
  readonly output?: unknown
  readonly states: Readonly<Record<string, RawState>>
}

/** The alternatives of an event, as a list. */
export const alternatives = (ways: RawWays | undefined): readonly RawWay[] => {
  if (ways === undefined) return []
  const listed = Array.isArray(ways) ? (ways as readonly (string | RawWay)[]) : [ways as string | RawWay]
  return listed.map((way) => (typeof way === 'string' ? { target: way } : way))
}

/** The words of a guard, where it has some. */
const saidBy = (guard: unknown): Pick<Transition, 'says'> =>
  typeof guard === 'function' && 'says' in guard && typeof guard.says === 'string' ? { says: guard.says } : {}

const eventsOf = (raw: RawState): readonly (readonly [string, RawWays])[] => [
  ...Object.entries(raw.on ?? {}),
  ...(raw.always === undefined ? [] : [['always', raw.always] as const]),
]

/** The transitions of a state, flattened. */
export const waysOf = (from: string, raw: RawState): readonly Transition[] =>
  eventsOf(raw).flatMap(([on, ways]) =>
    alternatives(ways).map((way, index, all) => ({
      id: `${from} --${on}${all.length > 1 ? ` ${index + 1}` : ''}--> ${way.target ?? from}`,
      from,
      on,
      to: way.target ?? from,
      guarded: way.guard !== undefined,
      changes: way.actions !== undefined,
      requirements: way.meta?.requirements ?? [],
      ...saidBy(way.guard),
    })),
  )

/** The states in which one transition is written otherwise, or is left out. */
export const rewrittenIn = ({ states }: RawConfig, id: string, write: Writing): RawConfig['states'] =>
  Object.fromEntries(Object.entries(states).map(([name, raw]) => [name, rewrittenState(name, raw, id, write)]))

/** Rewrites a transition; returns nothing to leave it out. */
export type Writing = (way: RawWay) => RawWay | undefined

function rewrittenState(name: string, { on, always, ...raw }: RawState, id: string, write: Writing): RawState {
  const ids = waysOf(name, { ...raw, ...(on && { on }), ...(always && { always }) }).map((way) => way.id)
  let next = 0
  const rewired = (written: RawWays): readonly RawWay[] =>
    alternatives(written).flatMap((way) => {
      if (ids[next++] !== id) return [way]
      return write(way) ?? []
    })
  const events = Object.entries(on ?? {}).map(([event, written]) => [event, rewired(written)] as const)
  return {
    ...raw,
    ...(on && { on: Object.fromEntries(events.filter(([, ways]) => ways.length > 0)) }),
    ...(always && { always: rewired(always) }),
  }
}
