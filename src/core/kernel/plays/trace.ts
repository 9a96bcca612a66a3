/** Traces: what happened between two decisions, every line with the clauses that made it happen. @module */

import type { Json } from '../../values/json.js'
import type { Transition } from '../charts/chart-config.js'
import type { Entered } from '../charts/chart-plan.js'
import type { Step } from '../charts/step.js'
import type { Option, RefusedChoice, Seat } from '../offers/option.js'
import type { Clause } from '../sections/clause.js'
import type { GameState } from '../sections/question.js'
import type { Hit } from '../watch/hit.js'
import type { Advice, Choice } from './decision.js'

/** A row of a table, a formula or a measure that decided, as a trace line. */
export interface Decided extends Omit<Hit, 'sum' | 'sums'> {
  readonly kind: 'decided'
  readonly chart: string
  /** The number, within a step, of the sum to which a row adds. */
  readonly question?: number
  /** The numbers of the sums of which a measure was made up. */
  readonly questions?: readonly number[]
}

/** One line of a trace. */
export type Traced =
  | {
      readonly kind: 'chosen'
      readonly seat: Seat
      readonly option: Option
      /** The subject of the decision. */
      readonly about?: string
      /** The seats that see it, before the rules reveal it; everybody, where it is left out. */
      readonly seenBy?: readonly Seat[]
    }
  | {
      /** A right that may be used at any time was used: the next transition is its own. */
      readonly kind: 'aside'
      readonly chart: string
      readonly state: string
      readonly asks: string
      readonly clauses: readonly Clause[]
    }
  | {
      /** The book has narrowed the options of a seat that it plays. */
      readonly kind: 'advised'
      readonly seat: Seat
      readonly advice: Advice
    }
  | { readonly kind: 'called'; readonly chart: string; readonly game: GameState; readonly args: Json }
  | {
      readonly kind: 'taken'
      readonly chart: string
      readonly way: string
      readonly from: string
      readonly to: string
      readonly clauses: readonly Clause[]
      /** The game afterwards, where somebody wants to know. */
      readonly after?: object
    }
  | { readonly kind: 'entered'; readonly chart: string; readonly state: string; readonly clauses: readonly Clause[] }
  | Decided
  | {
      readonly kind: 'skipped'
      readonly chart: string
      readonly state: string
      readonly asks: string
      /** The subject of the skipped decision. */
      readonly about?: string
      /** Why its candidates are refused; worked out when it is first asked for, since few ask. */
      readonly refused: () => readonly RefusedChoice[]
    }
  | { readonly kind: 'returned'; readonly chart: string; readonly result: Json }

/** Makes the trace line of a chosen option. */
export const chosenOf = ({
  seat,
  option,
  about,
  seenBy,
}: Pick<Choice, 'seat' | 'option' | 'about' | 'seenBy'>): Traced =>
  about === undefined && seenBy === undefined
    ? { kind: 'chosen', seat, option }
    : { kind: 'chosen', seat, option, ...(about !== undefined && { about }), ...(seenBy && { seenBy }) }

/** Makes the trace line of a free action. */
export const asideOf = (
  chart: string,
  state: string,
  { asks, cites }: { readonly asks: string; readonly cites: readonly Clause[] },
): Traced => ({ kind: 'aside', chart, state, asks, clauses: cites })

/** The lines of transitions and states that have been told before: each belongs to one chart, and its line is the same forever. */
const written = new WeakMap<Transition | Entered, Traced>()

function lineOfWay(chart: string, way: Transition): Traced {
  const known = written.get(way)
  if (known !== undefined) return known
  const { id, from, to, requirements } = way
  const line: Traced = Object.freeze({ kind: 'taken', chart, way: id, from, to, clauses: requirements })
  written.set(way, line)
  return line
}

function lineOfState(chart: string, entered: Entered): Traced {
  const known = written.get(entered)
  if (known !== undefined) return known
  const { state, requirements } = entered
  const line: Traced = Object.freeze({ kind: 'entered', chart, state, clauses: requirements })
  written.set(entered, line)
  return line
}

/** Adds what a step of a chart tells to a trace: each transition, the rows that decided in it, and the state that it led to. */
export function tellStep(told: Traced[], chart: string, { ways, entered, hits, turns, games }: Step): void {
  const decided = hits.length > 0 ? decidedIn(chart, hits) : NOTHING
  // A chart that begins enters its first state by no transition; what is left over of states stands before all else.
  let arrived = entered.length - movesAmong(ways)
  for (let state = 0; state < arrived; state += 1) told.push(lineOfState(chart, entered[state] as Entered))
  let heard = 0
  for (let turn = 0; turn < ways.length; turn += 1) {
    const way = ways[turn] as Transition
    const line = lineOfWay(chart, way)
    told.push(games ? ({ ...line, after: games[turn] } as Traced) : line)
    const end = turns[turn] ?? heard
    for (; heard < end; heard += 1) told.push(decided[heard] as Decided)
    if (!isMove(way)) continue
    told.push(lineOfState(chart, entered[arrived] as Entered))
    arrived += 1
  }
  for (; heard < decided.length; heard += 1) told.push(decided[heard] as Decided)
}

function movesAmong(ways: readonly Transition[]): number {
  let moves = 0
  for (let turn = 0; turn < ways.length; turn += 1) if (isMove(ways[turn] as Transition)) moves += 1
  return moves
}

const NOTHING: readonly Decided[] = []

/** The rows that decided, as lines of a trace; sums are numbered in the order in which they were asked. */
export function decidedIn(chart: string, hits: readonly Hit[]): readonly Decided[] {
  const questions: object[] = []
  const numberOf = (sum: object): number => {
    const place = questions.indexOf(sum)
    return place < 0 ? questions.push(sum) : place + 1
  }
  return hits.map(({ table, row, clauses, adds, because = {}, sum, argument, value, parts, sums }): Decided => {
    if (sum !== undefined && adds !== undefined)
      return { kind: 'decided', chart, table, row, clauses, adds, because, question: numberOf(sum) }
    if (value === undefined) return { kind: 'decided', chart, table, row, clauses }
    const line: Counted = { kind: 'decided', chart, table, row, clauses, value }
    if (argument) line.argument = argument
    if (parts) line.parts = parts
    if (sums) line.questions = sums.map(numberOf)
    return line
  })
}

/** The line of a measure, while it is written. */
type Counted = { -readonly [Field in keyof Decided]: Decided[Field] }

const isMove = ({ from, to }: Transition): boolean => from !== to
