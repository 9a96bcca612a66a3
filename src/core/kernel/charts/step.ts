/** Steps: a chart takes one event, purely, and tells what it went through and which rows decided. @module */

import type { Json } from '../../values/json.js'
import { Defect } from '../book/book-defect.js'
import type { Option } from '../offers/option.js'
import { type Hit, TURN } from '../watch/hit.js'
import { setJournal } from '../watch/watch.js'
import type { Chart, Context } from './chart.js'
import type { Transition } from './chart-config.js'
import { type Entered, entering, type Taken, taking } from './chart-plan.js'

/** The result of a step in a chart: its new state, and what it went through. */
export interface Step {
  readonly state: string
  readonly context: Context<object, Json>
  readonly done: boolean
  readonly output: Json
  readonly ways: readonly Transition[]
  readonly entered: readonly Entered[]
  /** The game after each transition, where somebody wants to know. */
  readonly games?: readonly object[]
  /** The rows that decided, each once. */
  readonly hits: readonly Hit[]
  /** The number of these rows that had decided by the end of each transition. The rest belong to the output. */
  readonly turns: readonly number[]
}

/** Enters the first state of a chart, and takes events; nothing if the state does not handle the event. */
export interface Stepper {
  /** Enters the first state of a chart. */
  readonly enter: (chart: Chart, game: object, args: Json) => Taken
  /** Takes an event in a state. */
  readonly take: (chart: Chart, state: string, context: Context<object, Json>, event: Option) => Taken | undefined
}

/** The stepper of every day: it follows the plan of a chart. */
export const byPlan: Stepper = {
  enter: ({ plan }, game, args) => entering(plan, game, args),
  take: ({ plan }, state, context, event) => taking(plan, state, context, event),
}

/** Starts a chart with its input. */
export const enter = (chart: Chart, game: object, args: Json, by = byPlan): Step =>
  stepped(chart, () => by.enter(chart, game, args))

/** Sends one event to a chart that stands in a state. An event that the state does not handle is a defect. */
export const send = (chart: Chart, state: string, context: Context<object, Json>, event: Option, by = byPlan): Step =>
  stepped(chart, () => {
    const taken = by.take(chart, state, context, event)
    if (taken === undefined) throw new Error(`the state "${state}" does not handle the event "${event.type}"`)
    return taken
  })

/** Sends the event of a right that may be used at any time: the state that gives it must handle it and stay. */
export function sendAside(
  chart: Chart,
  state: string,
  context: Context<object, Json>,
  event: Option,
  by = byPlan,
): Step {
  const step = send(chart, state, context, event, by)
  if (step.state === state) return step
  throw new Defect(`${chart.name}: "${event.type}" may be chosen at any time, but it leaves the state "${state}"`)
}

/** Runs a step; whatever goes wrong in it is a defect of the book. */
function stepped(chart: Chart, take: () => Taken): Step {
  const journal: Hit[] = []
  const outer = setJournal(journal)
  try {
    const { state, context, done, output, ways, entered, games } = take()
    const { hits, turns } = eachOnce(journal)
    const step = { state, context, done, output, ways, entered, hits, turns }
    return games ? { ...step, games } : step
  } catch (error) {
    if (error instanceof Defect) throw error
    throw new Defect(`${chart.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    setJournal(outer)
  }
}

/** The rows of a journal each once, where they decided first, and how many there are at the end of each transition. */
function eachOnce(journal: readonly Hit[]): Pick<Step, 'hits' | 'turns'> {
  const hits: Hit[] = []
  const turns: number[] = []
  // Few rows decide in a step.
  for (const hit of journal) {
    if (hit === TURN) turns.push(hits.length)
    else if (!hits.includes(hit)) hits.push(hit)
  }
  return { hits, turns }
}
