/**
 * The charts of a book run by XState alone: calls, returns and choices, but no table of options, refusals or traces.
 *
 * Only what is public of a chart is used: its machine, and what its states say that they do. So it stays true whatever
 * runs the charts in the kernel, and it must come to the same positions.
 *
 * @module
 */
import type { AnyActorScope, AnyMachineSnapshot } from 'xstate'
import type { Book } from '../../../src/core/kernel/book/book.js'
import type { Chart, StateOf } from '../../../src/core/kernel/charts/chart.js'
import type { Meanwhile } from '../../../src/core/kernel/charts/chart-meta.js'
import type { Call } from '../../../src/core/kernel/charts/procedure.js'
import type { Inside, Offer, Option } from '../../../src/core/kernel/offers/option.js'
import type { Json } from '../../../src/core/values/json.js'
import { textOf } from '../value-text.js'
import { rightsOf } from './chart-events.js'
import { machineIn } from './machine-in.js'

/** Takes one step of a chart again. */
export type Step = () => AnyMachineSnapshot

/** A running chart. */
interface Frame {
  readonly chart: Chart
  readonly state: string
  readonly data: Json
  readonly meanwhile: boolean
}

/** A right with the frame that gives it. */
interface Placed {
  readonly depth: number
  readonly frame: Frame
  readonly right: Meanwhile<never>
}

/** The state of a book; the frames are as in a position. */
interface Standing {
  readonly game: object
  readonly stack: readonly Frame[]
}

/** A book that runs by XState alone, and tells every step that it takes. */
export interface Running {
  readonly start: (game: object, call: Call) => Standing
  readonly choose: (at: Standing, option: Option) => Standing
}

/** An actor's surroundings, in which nothing happens. */
const nowhere = (): AnyActorScope =>
  ({
    id: 'nowhere',
    sessionId: 'nowhere',
    self: {},
    system: { _sendInspectionEvent: () => undefined },
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  }) as unknown as AnyActorScope

const same = (one: Option, other: Option) => textOf(one) === textOf(other)

/** Lists the options of an offer, without its decline. */
const optionsOf = (offer: Offer<never>, context: never, inside: Inside) => offer.list(context, inside).options

const stateOf = ({ chart, state }: Frame): StateOf => {
  const found = chart.states[state]
  if (found === undefined) throw new Error(`${chart.name}: no state "${state}"`)
  return found
}

const topOf = ({ stack }: Standing): Frame => {
  const top = stack.at(-1)
  if (top === undefined) throw new Error('the game is over')
  return top
}

/** Runs a book by XState alone; what candidates lead to is looked up for it, and `taken` hears every step. */
export function runningByXState({ charts }: Book, inside: Inside, taken: (step: Step) => void): Running {
  const chartOf = (name: string): Chart => {
    const chart = charts.find((other) => other.name === name)
    if (chart === undefined) throw new Error(`no chart implements "${name}"`)
    return chart
  }

  const take = (step: Step): AnyMachineSnapshot => {
    taken(step)
    const snapshot = step()
    if (snapshot.status === 'error') throw snapshot.error
    return snapshot
  }

  const begin = (at: Standing, { procedure, args }: Call, meanwhile: boolean): Standing => {
    const chart = chartOf(procedure.name)
    const input = { game: at.game, args }
    const snapshot = take(() => machineIn(chart).getInitialSnapshot(nowhere(), input as never) as AnyMachineSnapshot)
    const frame = { chart, state: chart.initial, data: null, meanwhile }
    return after({ ...at, stack: [...at.stack, frame] }, snapshot)
  }

  const sent = (frame: Frame, game: object, event: Option): AnyMachineSnapshot => {
    const machine = machineIn(frame.chart)
    const config = { value: frame.state, context: { game, data: frame.data } as never }
    return take(() => machine.transition(machine.resolveState(config), event as never, nowhere()) as AnyMachineSnapshot)
  }

  const delivered = (at: Standing, event: Option): Standing => after(at, sent(topOf(at), at.game, event))

  /** The chart on top has taken a step: it stands elsewhere, or returns to who called it. */
  const after = (at: Standing, snapshot: AnyMachineSnapshot): Standing => {
    const top = topOf(at)
    const below = at.stack.slice(0, -1)
    const { game, data } = snapshot.context as { readonly game: object; readonly data: Json }
    if (snapshot.status !== 'done') return { game, stack: [...below, { ...top, state: String(snapshot.value), data }] }
    if (below.length === 0 || top.meanwhile) return { game, stack: below }
    return delivered({ game, stack: below }, { type: 'returned', result: snapshot.output ?? null } as Option)
  }

  /** The frames around the one on top whose rights may be used now, innermost first. */
  const rightsAt = (at: Standing): readonly Placed[] => {
    const top = topOf(at)
    const { seam } = stateOf(top)
    const open = typeof seam === 'function' ? seam(contextOf(at, top)) : seam
    return open
      ? at.stack
          .slice(0, -1)
          .map((frame, depth) => rightsOf(stateOf(frame)).map((right) => ({ frame, depth, right })))
          .toReversed()
          .flat()
      : []
  }

  const contextOf = ({ game }: Standing, { data }: Frame) => ({ game, data }) as never

  const listedBy = (at: Standing, { frame, right }: Placed): readonly Option[] =>
    optionsOf(right.asks, contextOf(at, frame), inside)

  const somethingIsDue = (at: Standing, { asks }: StateOf): boolean =>
    (asks && optionsOf(asks, contextOf(at, topOf(at)), inside).length > 0) ||
    rightsAt(at).some((placed) => listedBy(at, placed).length > 0)

  /** Runs on until a decision is due or the game is over. */
  const settled = (from: Standing): Standing => {
    let at = from
    while (at.stack.length > 0) {
      const top = topOf(at)
      const state = stateOf(top)
      if (state.calls) at = begin(at, state.calls.pick(contextOf(at, top)), false)
      else if (somethingIsDue(at, state)) return at
      else at = delivered(at, { type: 'nothing' })
    }
    return at
  }

  const interrupted = (at: Standing, { depth, frame, right }: Placed, option: Option): Standing => {
    const call = right.call(contextOf(at, frame), option)
    const { value, context } = sent(frame, at.game, option)
    const { game, data } = context as { readonly game: object; readonly data: Json }
    return begin({ game, stack: at.stack.with(depth, { ...frame, state: String(value), data }) }, call, true)
  }

  const choose = (at: Standing, option: Option): Standing => {
    const { asks } = stateOf(topOf(at))
    const own = asks && optionsOf(asks, contextOf(at, topOf(at)), inside).some((other) => same(other, option))
    const right = own
      ? undefined
      : rightsAt(at).find((placed) => listedBy(at, placed).some((other) => same(other, option)))
    return settled(right ? interrupted(at, right, option) : delivered(at, option))
  }

  return { start: (game, call) => settled(begin({ game, stack: [] }, call, false)), choose }
}

/** Converts the state of a book to plain values, for comparison with a position. */
export const plainOf = ({ game, stack }: Standing): unknown => ({
  game,
  stack: stack.map(({ chart, state, data, meanwhile }) => ({
    chart: chart.name,
    state,
    data,
    ...(meanwhile && { meanwhile: true }),
  })),
})
