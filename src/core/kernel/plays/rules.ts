/** The rules of a book at work: which decision is due, and what a choice leads to. @module */

import { canonical, type Json } from '../../values/json.js'
import type { Book } from '../book/book.js'
import { Defect } from '../book/book-defect.js'
import type { Chart, StateOf } from '../charts/chart.js'
import { byPlan, enter, type Step, type Stepper, send, sendAside } from '../charts/step.js'
import { insideOf } from '../offers/lazy-lookahead.js'
import { refusedBy } from '../offers/offer.js'
import { CHANCE, type Inside, type Offer, type Option } from '../offers/option.js'
import { atDoorOf, isShutAt } from '../offers/procedure-lookahead.js'
import { late } from '../quick/memoize.js'
import { Recent } from '../quick/recent-cache.js'
import { advise } from '../seats/automated-seat.js'
import type { GameState } from '../sections/question.js'
import { recordChart } from '../watch/watch.js'
import { type Decision, NotBegun, NotOffered, notOffered, type Over } from './decision.js'
import { listingOf, type Routed, topOf } from './list-options.js'
import type { Position, StackFrame } from './position.js'
import { asideOf, chosenOf, type Traced, tellStep } from './trace.js'

export { type Advised, type Asides, type Choice, type Decision, NotBegun, NotOffered, type Over } from './decision.js'

/** The result of a choice. */
export interface Chosen<Game extends GameState> {
  readonly position: Position<Game>
  readonly trace: readonly Traced[]
}

/** The rules of a book, ready to be asked. */
export interface Rules<Game extends GameState = GameState> {
  readonly book: Book<Game>
  /** The position in which a game begins. */
  readonly start: (game?: Game) => Position<Game>
  /** The position in which one procedure of the book begins; that its door is shut is an error. */
  readonly begin: (game: Game, procedure: string, args: Json) => Chosen<Game>
  /** The decision that is due in a position, or how the game ended. */
  readonly decide: (position: Position<Game>) => Decision | Over
  /** Chooses an option and returns the result. An option that is not offered is an error. */
  readonly choose: <O extends Option>(position: Position<Game>, option: O) => Chosen<Game>
  /** The lookaheads of candidates, by the charts of the book. */
  readonly inside: Inside
}

/** Options for running the rules of a book. */
export interface RulesOptions {
  /** True to record traces of choices. Without it traces are empty, and plays are faster. */
  readonly trace?: boolean
  /** The stepper that runs the charts; if left out, it follows their plans. */
  readonly steps?: Stepper
}

/** The maximum number of successive calls, returns and skipped decisions before a seat decides. */
const MOST_STEPS = 10_000

/** The trace of a step, if one is recorded. */
type Told = Traced[] | undefined

/** Puts the rules of a book to work. */
export function rulesOf<Game extends GameState>(
  book: Book<Game>,
  { trace = true, steps = byPlan }: RulesOptions = {},
): Rules<Game> {
  const charts = new Map(book.charts.map((chart) => [chart.name, chart]))
  const chartOf = (name: string): Chart => {
    recordChart(name)
    const chart = charts.get(name)
    if (chart === undefined) throw new Defect(`no chart implements the procedure "${name}"`)
    return chart
  }
  const inside = insideOf(book.charts)
  const { begin, decide, choose } = automated(book, machineryOf<Game>(chartOf, inside, steps, trace), trace)
  const { procedure, args } = book.main
  const start = (game = book.empty) => begin(game, procedure.name, args).position
  return { book, begin, start, decide, choose, inside }
}

interface Machinery<Game extends GameState> extends Pick<Rules<Game>, 'begin' | 'decide'> {
  /** Chooses an option of a position, with something noted in its game that decides nothing about what is offered. */
  readonly choose: (position: Position<Game>, option: Option, noted?: Game) => Chosen<Game>
}

/** The choice that an option means: the same object, or one that reads the same. */
function meantBy<C extends { readonly option: Option }>(choices: readonly C[], option: Option): C | undefined {
  const same = choices.find((choice) => choice.option === option)
  if (same !== undefined) return same
  const wanted = canonical(option)
  return choices.find((choice) => canonical(choice.option) === wanted)
}

/** The same rules, in which the book decides for the seats that it plays: only what its priorities leave is offered. */
function automated<Game extends GameState>(
  { automaton }: Book<Game>,
  { begin, decide, choose }: Machinery<Game>,
  traced: boolean,
): Machinery<Game> {
  if (automaton === undefined) return { begin, decide, choose }
  const known = new Recent<Position<Game>, Decision | Over>()

  const narrowed = (position: Position<Game>): Decision | Over => {
    const decision = decide(position)
    if (decision.over || !automaton.plays(position.game, decision.seat)) return decision
    const advice = advise(automaton, { position, decision })
    const { kept, drawn } = advice
    const seat = drawn ? CHANCE : decision.seat
    const choices = kept.map((choice, index) =>
      drawn ? { weight: drawn.weights[index] ?? 1, ...choice, seat } : { ...choice, seat },
    )
    return { advised: { seat: decision.seat, advice }, ...decision, seat, choices }
  }
  const decided = (position: Position<Game>): Decision | Over => {
    const found = known.get(position) ?? narrowed(position)
    known.set(position, found)
    return found
  }
  const chosen = (position: Position<Game>, option: Option): Chosen<Game> => {
    const decision = decided(position)
    if (decision.over || decision.advised === undefined) return choose(position, option)
    const { seat, advice } = decision.advised
    if (meantBy(advice.kept, option) === undefined) {
      // A right that may be used at any time is no option of the seat for which the book decides.
      if (meantBy(decision.asides.choices(), option) !== undefined) return choose(position, option)
      throw new NotOffered(option, decision, [])
    }
    const noted =
      advice.priority === undefined ? position.game : automaton.noted(position.game, advice.priority, option)
    const made = choose(position, option, noted)
    return traced ? { ...made, trace: [{ kind: 'advised', seat, advice }, ...made.trace] } : made
  }
  return { begin, decide: decided, choose: chosen }
}

function machineryOf<Game extends GameState>(
  chartOf: (name: string) => Chart,
  inside: Inside,
  steps: Stepper,
  traced: boolean,
) {
  const { stateAt, contextAt, choicesAt, asidesAt, decide } = listingOf<Game>(chartOf, inside)

  /** Runs on until a decision is due or the game is over. */
  const settle = (from: Position<Game>, told: Told): Position<Game> => {
    let position = from
    for (let step = 0; ; step += 1) {
      if (step > MOST_STEPS) throw new Defect(`runs on without a decision, at last in ${topOf(position).chart}`)
      if (position.stack.length === 0) return position
      const top = topOf(position)
      const state = stateAt(top)
      if (state.does === 'calls') position = push(position, state, told)
      else if (state.does === 'waits') {
        if (choicesAt(position).some(isDecided)) return position
        position = skip(position, state, told)
      } else throw new Defect(`${top.chart}: stands in "${top.state}", which neither waits nor calls`)
    }
  }

  const push = (position: Position<Game>, state: StateOf, told: Told): Position<Game> => {
    const { procedure, args } = state.calls?.pick(contextAt(position, topOf(position))) ?? noCall(state)
    return started(position, procedure.name, args, told)
  }

  const started = (position: Position<Game>, name: string, args: Json, told: Told, meanwhile = false) => {
    const chart = chartOf(name)
    if (position.stack.length > 0) admitted(chart, position, args)
    const frame = frameOf(name, chart.initial, null, meanwhile)
    told?.push({ kind: 'called', chart: name, game: position.game, args })
    return after(
      { game: position.game, stack: [...position.stack, frame] },
      enter(chart, position.game, args, steps),
      told,
    )
  }

  const skip = (position: Position<Game>, state: StateOf, told: Told): Position<Game> => {
    const top = topOf(position)
    const asks = state.asks as Offer<never>
    if (!state.ways.some(({ on }) => on === 'nothing'))
      throw new Defect(`${top.chart}: a dead end, nothing is offered in "${state.name}" (${asks.name})`)
    told?.push(skippedAt(top, asks, contextAt(position, top), inside))
    return delivered(position, { type: 'nothing' }, told)
  }

  /** Sends an event to the top frame. */
  const delivered = (position: Position<Game>, event: Option, told: Told): Position<Game> => {
    const top = topOf(position)
    const step = send(chartOf(top.chart), top.state, contextAt(position, top), event, steps)
    return after(position, step, told)
  }

  /** The position after the top frame has taken a step: its new state, or the return to its caller. */
  const after = (position: Position<Game>, step: Step, told: Told): Position<Game> => {
    const top = topOf(position)
    if (told) tellStep(told, top.chart, step)
    const game = step.context.game as Game
    const below = position.stack.slice(0, -1)
    const { state, context, output } = step
    if (!step.done) {
      below.push(frameOf(top.chart, state, context.data, top.meanwhile))
      return { game, stack: below }
    }
    told?.push({ kind: 'returned', chart: top.chart, result: output })
    if (below.length === 0) return { game, stack: [], outcome: output }
    if (top.meanwhile) return { game, stack: below }
    return delivered({ game, stack: below }, { type: 'returned', result: output } as Option, told)
  }

  /** The position after a frame further out has taken a step, with the frames above it as they were. */
  const beneath = ({ stack }: Position<Game>, depth: number, frame: StackFrame, step: Step): Position<Game> => ({
    game: step.context.game as Game,
    stack: stack.with(depth, { ...frame, state: step.state, data: step.context.data }),
  })

  const interrupt = (position: Position<Game>, { depth, option, asks: name }: Routed, told: Told): Position<Game> => {
    const frame = position.stack[depth] as StackFrame
    const right = stateAt(frame).meanwhile.find(({ asks }) => asks.name === name)
    if (right === undefined) throw new Defect(`${frame.chart}: no right to interrupt in "${frame.state}"`)
    const called = right.call(contextAt(position, frame), option)
    const step = send(chartOf(frame.chart), frame.state, contextAt(position, frame), option, steps)
    if (told) tellStep(told, frame.chart, step)
    return started(beneath(position, depth, frame, step), called.procedure.name, called.args, told, true)
  }

  /** Uses a right that may be used at any time: the frame that has it takes the step, and stays where it is. */
  const stepAside = (position: Position<Game>, choice: Routed, told: Told): Position<Game> => {
    const frame = position.stack[choice.depth] as StackFrame
    const step = sendAside(chartOf(frame.chart), frame.state, contextAt(position, frame), choice.option, steps)
    told?.push(asideOf(frame.chart, frame.state, choice))
    if (told) tellStep(told, frame.chart, step)
    return beneath(position, choice.depth, frame, step)
  }

  const take = (position: Position<Game>, chosen: Routed, told: Told): Position<Game> =>
    chosen.depth === position.stack.length - 1
      ? delivered(position, chosen.option, told)
      : interrupt(position, chosen, told)

  const choose = (position: Position<Game>, option: Option, game = position.game): Chosen<Game> => {
    const open = position.stack.length > 0
    const chosen = open ? meantBy(choicesAt(position), option) : undefined
    const aside = chosen === undefined ? meantBy(asidesAt(position), option) : undefined
    const made = chosen ?? aside
    if (made === undefined) throw notOffered(option, decide(position))
    const from = game === position.game ? position : { ...position, game }
    return running((told) => {
      told?.push(chosenOf(made))
      return aside ? stepAside(from, aside, told) : take(from, made, told)
    })
  }

  const begin = (game: Game, name: string, args: Json): Chosen<Game> => {
    const refusals = atDoorOf({ chart: chartOf(name), game, args })
    if (refusals.length > 0) throw new NotBegun(name, refusals)
    return running((told) => started({ game, stack: [] }, name, args, told))
  }

  /** Does something, runs on, and keeps what is told, where it is to be traced. */
  const running = (act: (told: Told) => Position<Game>): Chosen<Game> => {
    const trace: Traced[] = []
    const told = traced ? trace : undefined
    return { position: settle(act(told), told), trace }
  }

  return { begin, decide, choose }
}

/**
 * True if a choice makes a decision of an offer. A lone decline does not, unless the offer is sealed: skipping it would reveal
 * that no option exists.
 */
const isDecided = ({ declines, seenBy }: Routed): boolean => !declines || seenBy !== undefined

/** A frame; what interrupted another says so. */
const frameOf = (chart: string, state: string, data: Json, meanwhile = false): StackFrame =>
  meanwhile ? { chart, state, data, meanwhile } : { chart, state, data }

/** Makes the trace line of a skipped decision. */
function skippedAt({ chart, state }: StackFrame, asks: Offer<never>, context: never, inside: Inside): Traced {
  const refused = late(() => refusedBy(asks, context, inside))
  const about = asks.about?.(context)
  return about === undefined
    ? { kind: 'skipped', chart, state, asks: asks.name, refused }
    : { kind: 'skipped', chart, state, asks: asks.name, refused, about }
}

/** Holds a call against the door of what it calls: who calls must know where that may begin. */
function admitted(chart: Chart, position: Position, args: Json): void {
  const { game } = position
  if (!isShutAt({ chart, game, args })) return
  const { message } = new NotBegun(chart.name, atDoorOf({ chart, game, args }))
  throw new Defect(`${topOf(position).chart}: ${message}, and is called`)
}

function noCall(state: StateOf): never {
  throw new Defect(`the state "${state.name}" calls nothing`)
}
