/**
 * Ends that somebody names: `stop`, where whatever is asked is declined, and a decline of something that has ended by itself.
 *
 * @module
 */

import type { Chart, StateOf } from '../kernel/charts/chart.js'
import type { Seat } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Choice, Decision, Over } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { Named } from './named-play.js'

/** The word that declines whatever is declined in a book, whatever the book calls that. */
export const STOP = 'stop'

/** The state of the search: the trace so far, and the last point at which a choice was named. */
export interface Since {
  readonly trace: readonly Traced[]
  /** The place in the trace where the last named choice begins, and the number of procedures running then. */
  readonly since: number
  readonly depth: number
  /** The seats that made the named choices, in order, and whether the last choice was a decline. */
  readonly by: readonly Seat[]
  readonly declined: boolean
  /** The number of named ends used up since then without a choice. */
  readonly spent: number
}

type Charts = readonly Chart[]

const chartOf = (charts: Charts, name: string): Chart | undefined => charts.find((chart) => chart.name === name)

const declineOf = (state: StateOf | undefined): string | undefined => state?.asks?.declines

/** True if only an end was named: a type, and perhaps its seat. */
const isBare = (named: Named): named is Named & { readonly type: string } =>
  typeof named.type === 'string' && Object.keys(named).every((key) => key === 'type' || key === 'seat')

/** True if a state offers a decline with this word, or any decline for `stop`. */
const declinesWith = (type: string, state: StateOf | undefined): boolean => {
  const decline = declineOf(state)
  return decline !== undefined && (type === STOP || decline === type)
}

/** True if an end belongs to a seat: the named one, or else the seat that chose last. */
const isOf = ({ seat }: Named, { by }: Since, who: Seat): boolean => (seat ?? by.at(-1) ?? who) === who

/** The declines of a decision that `stop` means, though each book calls them otherwise. */
export function stoppedBy(
  named: Named,
  { choices }: Decision,
  stack: Position['stack'],
  node: Since,
): readonly Choice[] {
  if (!isBare(named) || named.type !== STOP) return []
  // Whoever chose last and says stop means what has ended by itself rather than what begins anew.
  if (isOf(named, node, node.by.at(-1) ?? '') && beginsAnew(stack, node)) return []
  return choices.filter(({ declines, option, seat }) => declines && option.type !== STOP && isOf(named, node, seat))
}

/** The smallest depth of the running procedures since the last named choice. */
export function leastDepth(trace: readonly Traced[], from: number): number {
  let depth = from
  let least = from
  for (const { kind } of trace) {
    if (kind === 'called') depth += 1
    if (kind === 'returned') depth -= 1
    if (depth < least) least = depth
  }
  return least
}

/** True if something has ended since the last named choice, and the current decision began after it. */
function beginsAnew(stack: Position['stack'], { trace, since, depth }: Since): boolean {
  const window = trace.slice(since)
  return window.some(({ kind }) => kind === 'returned') && stack.length > leastDepth(window, depth)
}

/** True if a named end is already over: its target ended by itself, or is no longer offered. */
export function isOver(
  charts: Charts,
  named: Named,
  { stack }: Pick<Position, 'stack'>,
  due: Decision | Over,
  node: Since,
): boolean {
  if (!isBare(named)) return false
  const { type, seat } = named
  if (seat !== undefined && !node.by.some((one) => one === seat)) return false
  const top = stack.at(-1)
  const asksFor = top && declineOf(chartOf(charts, top.chart)?.states[top.state])
  if (!due.over && type !== STOP && asksFor === type) return false
  return endedIn(charts, type, node) + leftIn(charts, type, stack, node) > node.spent
}

/** Counts the things that ended by themselves since the last named choice and could have been declined with a word. */
function endedIn(charts: Charts, type: string, { trace, since, declined }: Since): number {
  const ended = trace.slice(since).filter((line) => {
    if (line.kind === 'skipped') return declinesWith(type, chartOf(charts, line.chart)?.states[line.state])
    if (line.kind !== 'returned') return false
    return Object.values(chartOf(charts, line.chart)?.states ?? {}).some((state) => declinesWith(type, state))
  })
  // What was declined by name has not ended by itself.
  const byName = declined && ended.some(({ kind }) => kind === 'returned') ? 1 : 0
  return ended.length - byName
}

/** Counts the states with a decline that the play has left and cannot reach again. */
function leftIn(charts: Charts, type: string, stack: Position['stack'], { trace }: Since): number {
  const left = stack.flatMap(({ chart: name, state: now }) => {
    const chart = chartOf(charts, name)
    if (chart === undefined) return []
    const reachable = reachableFrom(chart, now)
    return Object.values(chart.states).filter((state) => {
      if (!declinesWith(type, state) || reachable.has(state.name)) return false
      const last = trace.findLast((line) => line.kind === 'taken' && line.chart === name && line.from === state.name)
      const on = last?.kind === 'taken' ? state.ways.find(({ id }) => id === last.way)?.on : undefined
      return on !== undefined && on !== 'nothing' && on !== declineOf(state)
    })
  })
  return left.length
}

/** The states of a chart that can be come to from one of them, and this one. */
function reachableFrom({ states }: Chart, from: string): ReadonlySet<string> {
  const reached = new Set([from])
  for (const name of reached) for (const { to } of states[name]?.ways ?? []) reached.add(to)
  return reached
}
