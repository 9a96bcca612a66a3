/**
 * The plan of a chart: its states and transitions as a plain table, and how one event is taken by it.
 *
 * Charts are written as XState statecharts, and use so little of what XState can do that a loop of a few lines takes the
 * same steps. `machine.ts` runs XState itself, and verification holds the two against each other at every edge it walks.
 *
 * @module
 */

import type { Json } from '../../values/json.js'
import { Defect } from '../book/book-defect.js'
import type { Option } from '../offers/option.js'
import type { Clause } from '../sections/clause.js'
import { currentWatch, recordTurn } from '../watch/watch.js'
import { alternatives, type RawConfig, type RawState, type RawWay, type Transition, waysOf } from './chart-config.js'

/** The data that a chart reads and changes. */
export interface ChartContext {
  readonly game: object
  readonly data: Json
}

/** The input of guards, effects and outputs. */
export interface StepGiven {
  readonly context: ChartContext
  readonly event: Option
}

/** Computes the changes of an effect to the game, the data, or both. */
export type Change = (given: StepGiven) => Partial<ChartContext>

/** A transition: when it is taken, what it changes, and where it leads, if it leads elsewhere. */
interface Turn {
  readonly way: Transition
  readonly guard: ((given: StepGiven) => boolean) | undefined
  readonly changes: readonly Change[]
  readonly target: string | undefined
}

/** A state that was entered, with the clauses that it applies. */
export interface Entered {
  readonly state: string
  readonly requirements: readonly Clause[]
}

interface Stage {
  readonly name: string
  readonly entered: Entered
  readonly final: boolean
  readonly on: ReadonlyMap<string, readonly Turn[]>
  readonly always: readonly Turn[]
}

/** A chart as a plain table. */
export interface Plan {
  readonly initial: string
  readonly stages: ReadonlyMap<string, Stage>
  readonly context: (given: { readonly input: { readonly game: object; readonly args: Json } }) => ChartContext
  readonly output: (given: StepGiven) => Json
}

/** The result of an event: the transitions taken and the states entered. */
export interface Taken {
  readonly state: string
  readonly context: ChartContext
  readonly done: boolean
  readonly output: Json
  readonly ways: readonly Transition[]
  readonly entered: readonly Entered[]
  /** The game after each transition, where somebody wants to know. */
  readonly games?: readonly object[]
}

/** The maximum number of steps that a chart may take by itself; beyond it, the chart runs in a circle. */
export const MOST_STEPS = 1000

const NONE: readonly Turn[] = []

/** The change of an effect, as written by `effect`. */
/** The changes of a transition's actions, in order. */
export const changesOf = (actions: unknown): readonly Change[] => listOf(actions).map(changeOf)

const changeOf = (action: unknown): Change => {
  if (typeof action === 'object' && action !== null && 'change' in action) return action.change as Change
  throw new Defect('a transition has an action that no effect wrote')
}

const listOf = (actions: unknown): readonly unknown[] =>
  actions === undefined ? [] : Array.isArray(actions) ? actions : [actions]

const turnOf = ({ guard, actions, target }: RawWay, way: Transition, from: string): Turn => ({
  way,
  guard: guard as Turn['guard'],
  changes: changesOf(actions),
  target: target === from ? undefined : target,
})

function stageOf(name: string, raw: RawState): Stage {
  const ways = waysOf(name, raw)
  let next = 0
  const turns = (written: Parameters<typeof alternatives>[0]) =>
    alternatives(written).map((way) => turnOf(way, ways[next++] as Transition, name))
  const on = new Map(Object.entries(raw.on ?? {}).map(([event, written]) => [event, turns(written)]))
  const entered = Object.freeze({ state: name, requirements: raw.meta?.requirements ?? [] })
  return { name, entered, final: raw.type === 'final', on, always: turns(raw.always) }
}

/** Makes the plan of a chart as it is written. */
export function planOf({ initial, context, output = null, states }: RawConfig): Plan {
  return {
    initial,
    stages: new Map(Object.entries(states).map(([name, raw]) => [name, stageOf(name, raw)])),
    context: context as Plan['context'],
    output: typeof output === 'function' ? (output as Plan['output']) : () => output as Json,
  }
}

function stageAt(plan: Plan, name: string): Stage {
  const stage = plan.stages.get(name)
  if (stage === undefined) throw new Error(`no state "${name}"`)
  return stage
}

/** Enters the first state. */
export const entering = (plan: Plan, game: object, args: Json): Taken =>
  run(plan, stageAt(plan, plan.initial), plan.context({ input: { game, args } }), { type: 'xstate.init' }, undefined)

/** Takes an event in a state; nothing where the state does not handle it. */
export function taking(plan: Plan, state: string, context: ChartContext, event: Option): Taken | undefined {
  const stage = stageAt(plan, state)
  const turn = enabled(stage.on.get(event.type) ?? NONE, { context, event })
  return turn && run(plan, stage, context, event, turn)
}

const enabled = (turns: readonly Turn[], given: StepGiven): Turn | undefined => {
  for (let place = 0; place < turns.length; place += 1) {
    const turn = turns[place] as Turn
    if (turn.guard === undefined || turn.guard(given)) return turn
  }
  return undefined
}

/** Goes on from a state, by a transition or as it is entered, until nothing leads on by itself. */
function run(plan: Plan, from: Stage, standing: ChartContext, event: Option, by: Turn | undefined): Taken {
  const ways: Transition[] = []
  const games: object[] | undefined = currentWatch.keepsGames ? [] : undefined
  const entered: Entered[] = by ? [] : [from.entered]
  let stage = from
  let given: StepGiven = { context: standing, event }
  for (let turn = by ?? enabled(stage.always, given); turn; ) {
    ways.push(turn.way)
    for (let change = 0; change < turn.changes.length; change += 1)
      given = { context: changed(given.context, (turn.changes[change] as Change)(given)), event }
    recordTurn()
    games?.push(given.context.game)
    if (turn.target !== undefined) {
      stage = stageAt(plan, turn.target)
      entered.push(stage.entered)
    }
    if (ways.length > MOST_STEPS) throw new Error(`runs in a circle, at last through "${stage.name}"`)
    turn = enabled(stage.always, given)
  }
  const output = stage.final ? (plan.output(given) ?? null) : null
  const taken = { state: stage.name, context: given.context, done: stage.final, output, ways, entered }
  return games ? { ...taken, games } : taken
}

const changed = ({ game, data }: ChartContext, by: Partial<ChartContext>): ChartContext => ({
  game: by.game ?? game,
  data: by.data === undefined ? data : by.data,
})
