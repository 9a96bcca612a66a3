/**
 * The rules of a book at work: which decision is due, and what a choice leads to.
 *
 * @module
 */
import type { Book, GameState } from './book.js'
import type { Chart, StateOf } from './chart.js'
import type { Clause } from './clause.js'
import { Defect } from './defect.js'
import { canonical, type Json } from './json.js'
import { type Offer, type Option, type RefusedChoice, refusedBy, type Seat } from './offer.js'
import type { Frame, Position } from './position.js'
import { enter, type Step, send } from './step.js'
import { type Traced, traceOf } from './trace.js'

/** One option of the decision that is due. */
export interface Choice {
  readonly option: Option
  readonly seat: Seat
  /** For chance: how often this happens, against the others. */
  readonly weight?: number
  /** Whether it declines, stops or passes over the offer. */
  readonly declines: boolean
}

/** The decision that is due: who must decide what, and every option. */
export interface Decision {
  readonly over: false
  readonly seat: Seat
  /** What is asked, in the words of the offer. */
  readonly asks: string
  readonly chart: string
  readonly state: string
  readonly cites: readonly Clause[]
  readonly choices: readonly Choice[]
  /** Every candidate that is not offered, with the clauses that refuse it. */
  readonly refused: () => readonly RefusedChoice[]
}

/** The game is over. */
export interface Over {
  readonly over: true
  readonly outcome: Json
}

/** What a choice led to. */
export interface Chosen<Game extends GameState> {
  readonly position: Position<Game>
  readonly trace: readonly Traced[]
}

/** Thrown when an option is chosen that is not offered. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered'
  constructor(
    readonly option: Option,
    /** The decision at which it was chosen, or how the game had ended before. */
    readonly decision: Decision | Over,
    /** The refused candidates that agree with the option: what was meant, and why it is refused. */
    readonly refused: readonly RefusedChoice[],
  ) {
    super(`${canonical(option)} is not offered ${decision.over ? 'after the game' : `at "${decision.asks}"`}`)
  }
}

/** The rules of a book, ready to be asked. */
export interface Rules<Game extends GameState = GameState> {
  readonly book: Book<Game>
  /** The position in which a game begins. */
  readonly start: (game?: Game) => Position<Game>
  /** The position in which one procedure of the book begins. */
  readonly begin: (game: Game, procedure: string, args: Json) => Chosen<Game>
  /** The decision that is due in a position, or how the game ended. */
  readonly decide: (position: Position<Game>) => Decision | Over
  /** What choosing an option leads to; an option that is not offered is an error. */
  readonly choose: (position: Position<Game>, option: Option) => Chosen<Game>
}

/** An option with the frame that receives it. */
interface Routed extends Choice {
  readonly depth: number
}

/** Puts the rules of a book to work. */
export function rulesOf<Game extends GameState>(book: Book<Game>): Rules<Game> {
  const charts = new Map(book.charts.map((chart) => [chart.name, chart]))
  const chartOf = (name: string): Chart => {
    const chart = charts.get(name)
    if (chart === undefined) throw new Defect(`no chart implements the procedure "${name}"`)
    return chart
  }
  const machinery = machineryOf<Game>(chartOf)
  const begin = (game: Game, procedure: string, args: Json) => machinery.begin(game, procedure, args)
  return {
    book,
    begin,
    start: (game = book.empty) => begin(game, book.main.procedure.name, book.main.args).position,
    decide: machinery.decide,
    choose: machinery.choose,
  }
}

function machineryOf<Game extends GameState>(chartOf: (name: string) => Chart) {
  const known = new WeakMap<Position<Game>, readonly Routed[]>()

  const stateAt = (frame: Frame): StateOf => {
    const state = chartOf(frame.chart).states[frame.state]
    if (state === undefined) throw new Defect(`${frame.chart}: no state "${frame.state}"`)
    return state
  }

  const contextAt = (position: Position<Game>, frame: Frame) => ({ game: position.game, data: frame.data }) as never

  /** The offers of the rights of enclosing frames that may be used now, innermost first. */
  const rightsAt = (position: Position<Game>) => {
    const enclosing = topState(position).seam ? position.stack.slice(0, -1) : []
    return enclosing
      .flatMap((frame, depth) => {
        const asks = stateAt(frame).meanwhile?.asks
        return asks ? [{ asks, depth, context: contextAt(position, frame) }] : []
      })
      .toReversed()
  }

  const interruptions = (position: Position<Game>): readonly Routed[] =>
    rightsAt(position).flatMap(({ asks, context, depth }) =>
      routed(asks, context, depth).filter(({ declines }) => !declines),
    )

  const topState = (position: Position<Game>) => stateAt(topOf(position))

  const choicesAt = (position: Position<Game>): readonly Routed[] => {
    const cached = known.get(position)
    if (cached) return cached
    const top = position.stack.length - 1
    const { asks } = topState(position)
    if (asks === undefined) throw new Defect(`no decision is due in "${topOf(position).state}"`)
    const context = contextAt(position, topOf(position))
    const own = routed(asks, context, top)
    const others = interruptions(position)
    const nothing = { option: { type: 'nothing' }, seat: asks.seat(context), depth: top, declines: true }
    const real = own.some(({ declines }) => !declines)
    const choices = real || others.length === 0 ? [...own, ...others] : [...others, nothing]
    known.set(position, choices)
    return choices
  }

  const decide = (position: Position<Game>): Decision | Over => {
    if (position.stack.length === 0) return { over: true, outcome: position.outcome ?? null }
    const top = topOf(position)
    const { asks } = stateAt(top)
    if (asks === undefined) throw new Defect(`no decision is due in "${top.state}"`)
    const context = contextAt(position, top)
    return {
      over: false,
      seat: asks.seat(context),
      asks: asks.name,
      chart: top.chart,
      state: top.state,
      cites: asks.cites,
      choices: choicesAt(position),
      refused: () => [
        ...refusedBy(asks, context),
        ...rightsAt(position).flatMap((right) => refusedBy(right.asks, right.context)),
      ],
    }
  }

  /** Runs on until a decision is due or the game is over. */
  const settle = (from: Position<Game>, trace: Traced[]): Position<Game> => {
    let position = from
    for (;;) {
      if (position.stack.length === 0) return position
      const top = topOf(position)
      const state = stateAt(top)
      if (state.does === 'calls') position = push(position, state, trace)
      else if (state.does === 'waits') {
        if (choicesAt(position).some(({ declines }) => !declines)) return position
        position = skip(position, state, trace)
      } else throw new Defect(`${top.chart}: stands in "${top.state}", which neither waits nor calls`)
    }
  }

  const push = (position: Position<Game>, state: StateOf, trace: Traced[]): Position<Game> => {
    const { procedure, args } = state.calls?.pick(contextAt(position, topOf(position))) ?? noCall(state)
    return started(position, procedure.name, args, trace)
  }

  const started = (position: Position<Game>, name: string, args: Json, trace: Traced[], meanwhile = false) => {
    const chart = chartOf(name)
    const frame = { chart: name, state: chart.initial, data: null, ...(meanwhile && { meanwhile: true as const }) }
    trace.push({ kind: 'called', chart: name })
    return after({ ...position, stack: [...position.stack, frame] }, enter(chart, position.game, args), trace)
  }

  const skip = (position: Position<Game>, state: StateOf, trace: Traced[]): Position<Game> => {
    const top = topOf(position)
    const asks = state.asks as Offer<never>
    if (!state.ways.some(({ on }) => on === 'nothing'))
      throw new Defect(`${top.chart}: a dead end, nothing is offered in "${state.name}" (${asks.name})`)
    trace.push({
      kind: 'skipped',
      chart: top.chart,
      state: state.name,
      asks: asks.name,
      refused: refusedBy(asks, contextAt(position, top)),
    })
    return delivered(position, { type: 'nothing' }, trace)
  }

  /** Sends an event to the top frame. */
  const delivered = (position: Position<Game>, event: Option, trace: Traced[]): Position<Game> => {
    const top = topOf(position)
    const step = send(chartOf(top.chart), top.state, contextAt(position, top), event)
    return after(position, step, trace)
  }

  /** The position after the top frame has taken a step: its new state, or the return to its caller. */
  const after = (position: Position<Game>, step: Step, trace: Traced[]): Position<Game> => {
    const top = topOf(position)
    trace.push(...traceOf(top.chart, step))
    const game = step.context.game as Game
    const below = position.stack.slice(0, -1)
    const { state, context, output } = step
    if (!step.done) return { game, stack: [...below, { ...top, state, data: context.data }] }
    trace.push({ kind: 'returned', chart: top.chart, result: output })
    if (below.length === 0) return { game, stack: [], outcome: output }
    if (top.meanwhile) return { game, stack: below }
    return delivered({ game, stack: below }, { type: 'returned', result: output } as Option, trace)
  }

  const interrupt = (position: Position<Game>, chosen: Routed, trace: Traced[]): Position<Game> => {
    const frame = position.stack[chosen.depth] as Frame
    const right = stateAt(frame).meanwhile
    if (right === undefined) throw new Defect(`${frame.chart}: no right to interrupt in "${frame.state}"`)
    const called = right.call(contextAt(position, frame), chosen.option)
    const step = send(chartOf(frame.chart), frame.state, contextAt(position, frame), chosen.option)
    trace.push(...traceOf(frame.chart, step))
    const stack = position.stack.map((other, depth) =>
      depth === chosen.depth ? { ...other, state: step.state, data: step.context.data } : other,
    )
    return started({ game: step.context.game as Game, stack }, called.procedure.name, called.args, trace, true)
  }

  const choose = (position: Position<Game>, option: Option): Chosen<Game> => {
    const decision = decide(position)
    if (decision.over) throw new NotOffered(option, decision, [])
    const wanted = canonical(option)
    const chosen = choicesAt(position).find((choice) => canonical(choice.option) === wanted)
    if (chosen === undefined)
      throw new NotOffered(
        option,
        decision,
        decision.refused().filter((refused) => canonical(refused.option) === wanted),
      )
    const trace: Traced[] = [{ kind: 'chosen', seat: chosen.seat, option: chosen.option }]
    const own = chosen.depth === position.stack.length - 1
    const moved = own ? delivered(position, chosen.option, trace) : interrupt(position, chosen, trace)
    return { position: settle(moved, trace), trace }
  }

  const begin = (game: Game, name: string, args: Json): Chosen<Game> => {
    const trace: Traced[] = []
    const position = started({ game, stack: [] }, name, args, trace)
    return { position: settle(position, trace), trace }
  }

  return { begin, decide, choose }
}

function topOf(position: Position): Frame {
  const top = position.stack.at(-1)
  if (top === undefined) throw new Defect('the game is over')
  return top
}

function noCall(state: StateOf): never {
  throw new Defect(`the state "${state.name}" calls nothing`)
}

function routed(offer: Offer<never>, context: never, depth: number): readonly Routed[] {
  const { options, weights, decline } = offer.list(context)
  const seat = offer.seat(context)
  const offered = options.map((option, index) => {
    const weight = weights?.[index]
    return { option, seat, depth, declines: false, ...(weight !== undefined && { weight }) }
  })
  return decline ? [...offered, { option: decline, seat, depth, declines: true }] : offered
}
