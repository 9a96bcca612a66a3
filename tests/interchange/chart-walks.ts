/** Random walks through the shape of a chart: what its own plan does, where guards are flags and nothing is changed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import { alternatives, type RawState, type RawWays, waysOf } from '../../src/core/kernel/charts/chart-config.js'
import { entering, type Plan, planOf, type Taken, taking } from '../../src/core/kernel/charts/chart-plan.js'

/** The guarded transitions that may be taken, by their ids. */
export type Flags = ReadonlySet<string>

/** One step: the flags, the event, and where it leads by which transitions. */
export interface Walked {
  readonly flags: readonly string[]
  readonly event: string
  readonly state: string
  readonly ways: readonly string[]
}

/** A walk from the beginning of a chart; the first step has no event. */
export type Walk = readonly Walked[]

let flags: Flags = new Set()

function shapeOf(name: string, { type, on, always, ...raw }: RawState): RawState {
  const ids = waysOf(name, { ...raw, ...(on && { on }), ...(always && { always }) }).map(({ id }) => id)
  let next = 0
  const flagged = (ways: RawWays) =>
    alternatives(ways).map(({ target, guard }) => {
      const id = ids[next++] ?? ''
      return { ...(target !== undefined && { target }), ...(guard !== undefined && { guard: () => flags.has(id) }) }
    })
  const events = Object.entries(on ?? {}).map(([event, ways]) => [event, flagged(ways)] as const)
  return {
    ...(type && { type }),
    ...(on && { on: Object.fromEntries(events) }),
    ...(always && { always: flagged(always) }),
  }
}

/** The plan of a chart with flags for guards. */
const shape = ({ config }: Chart): Plan =>
  planOf({
    initial: config.initial,
    context: () => ({ game: {}, data: null }),
    states: Object.fromEntries(Object.entries(config.states).map(([name, raw]) => [name, shapeOf(name, raw)])),
  })

const LONGEST = 12

/** Walks through a chart, drawn from a seed; one ends where nothing leads on. Circles that flags make are left out. */
export function walksOf(chart: Chart, many: number, seed: number): readonly Walk[] {
  const plan = shape(chart)
  const random = mersenne(seed)
  const drawn = <T>(list: readonly T[]): T => list[uniformInt(random, 0, list.length - 1)] as T
  const guarded = Object.values(chart.states).flatMap(({ ways }) => ways.filter((way) => way.guarded))
  const told = (on: Flags, event: string, { state, ways }: Taken): Walked => ({
    flags: [...on],
    event,
    state,
    ways: ways.map(({ id }) => id),
  })
  const anyFlags = (): Flags => new Set(guarded.filter(() => uniformInt(random, 0, 1) === 1).map(({ id }) => id))
  const walk = (): Walk => {
    flags = anyFlags()
    const first = tried(() => entering(plan, {}, null))
    if (first === 'circle') return []
    const steps = [told(flags, '', first)]
    for (let [at, left] = [first, LONGEST]; left > 0 && !at.done; left -= 1) {
      const events = [...new Set(chart.states[at.state]?.ways.map(({ on }) => on))]
      if (events.length === 0) break
      const event = drawn(events)
      flags = anyFlags()
      const next = tried(() => taking(plan, at.state, at.context, { type: event }))
      if (next === 'circle') continue
      steps.push(next ? told(flags, event, next) : { flags: [...flags], event, state: at.state, ways: [] })
      at = next ?? at
    }
    return steps
  }
  return Array.from({ length: many }, walk)
}

function tried<T>(look: () => T): T | 'circle' {
  try {
    return look()
  } catch (error) {
    if (String(error).includes('runs in a circle')) return 'circle'
    throw error
  }
}
