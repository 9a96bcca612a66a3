/**
 * One path of a chart alone, played twice: by the step that plays games, and by XState's machine of the chart beside it, which
 * goes on from its own snapshot. Both must take the same transitions and come to the same state.
 *
 * @module
 */
import type { Book } from '../../kernel/book/book.js'
import { Defect } from '../../kernel/book/book-defect.js'
import type { Chart } from '../../kernel/charts/chart.js'
import type { Taken } from '../../kernel/charts/chart-plan.js'
import { byPlan, type Stepper } from '../../kernel/charts/step.js'
import type { Option } from '../../kernel/offers/option.js'
import type { Clause } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { NamedPath } from './named-paths.js'
import { messageOf } from './search-graph.js'
import { walkedMachine } from './xstate-machine.js'
import { apart, isSameStep } from './xstate-referee.js'

/** A transition that was taken, with its clauses and those of the state that it leads to. */
export interface TakenTransition {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly clauses: readonly Clause[]
}

/** The result of a step: its transitions in order with the state reached, or the reason why it failed. */
export type Went =
  | { readonly transitions: readonly TakenTransition[]; readonly state: string }
  | { readonly refused: string }

/** A step of a path as it was played; where XState went otherwise, how. */
export interface PlayedStep {
  /** The beginning is the step without an event. */
  readonly event?: Option
  readonly says: string
  readonly went: Went
  readonly byXState?: Went
}

/** A path as it was played, up to the first step that differs. */
export interface PlayedPath {
  readonly passed: boolean
  readonly steps: readonly PlayedStep[]
}

/** Plays a path by the product's own step and by XState; `by` takes the place of the former. */
export function playPath<Game extends GameState>(
  book: Book<Game>,
  { world: { game, call }, chart: name, steps: stepsOf }: NamedPath<Game>,
  by: Stepper = byPlan,
): PlayedPath {
  const chart = book.charts.find((one) => one.name === name)
  if (chart === undefined) throw new Defect(`no chart implements the procedure "${name}"`)
  const machine = walkedMachine(chart, game, call.args)
  let own: Tried<Taken | undefined> = tried(() => by.enter(chart, game, call.args))
  let snapshot = tried(machine.begin)
  let other: Tried<Taken | undefined> = tried(() => machine.told(heldIn(snapshot)))
  const played = [playedStep(chart, 'begin', own, other)]
  for (const { event, says } of stepsOf()) {
    const last = played.at(-1)
    if (last?.byXState !== undefined || !('value' in own) || own.value === undefined) break
    const { state, context } = own.value
    own = tried(() => by.take(chart, state, context, event))
    snapshot = tried(() => machine.take(heldIn(snapshot), event))
    other = tried(() => moved(machine.told(heldIn(snapshot))))
    played.push({ event, ...playedStep(chart, says, own, other) })
  }
  return { passed: played.every(hasPassed), steps: played }
}

/** A step passes where it was taken by both alike; a path ends at the first that was not. */
const hasPassed = ({ went, byXState }: PlayedStep): boolean => byXState === undefined && 'state' in went

/** XState stays where it is if a state does not handle an event; then no transition was taken. */
const moved = (taken: Taken): Taken | undefined => (taken.ways.length > 0 ? taken : undefined)

/** The value of a piece of work, or why there is none. */
type Tried<T> = { readonly value: T } | { readonly thrown: string }

/** Does something whose rows no step keeps, and keeps what is thrown. */
function tried<T>(piece: () => T): Tried<T> {
  try {
    return { value: apart(piece) }
  } catch (thrown) {
    return { thrown: messageOf(thrown) }
  }
}

function heldIn<T>(one: Tried<T>): T {
  if ('value' in one) return one.value
  throw new Error(one.thrown)
}

function playedStep(
  chart: Chart,
  says: string,
  own: Tried<Taken | undefined>,
  other: Tried<Taken | undefined>,
): PlayedStep {
  const went = wentOf(chart, own)
  return isAlike(own, other) ? { says, went } : { says, went, byXState: wentOf(chart, other) }
}

/** True if both steps are the same. If both throw, their messages may differ, because XState has its own wording. */
const isAlike = (own: Tried<Taken | undefined>, other: Tried<Taken | undefined>): boolean =>
  'value' in own && 'value' in other ? isSameStep(own.value, other.value) : 'value' in own === 'value' in other

function wentOf({ states }: Chart, one: Tried<Taken | undefined>): Went {
  if ('thrown' in one) return { refused: one.thrown }
  if (one.value === undefined) return { refused: 'the state does not handle the event' }
  const { state, ways } = one.value
  return {
    state,
    transitions: ways.map(({ id, from, to, requirements }) => ({
      id,
      from,
      to,
      clauses: [...new Set([...requirements, ...(states[to]?.requirements ?? [])])],
    })),
  }
}
