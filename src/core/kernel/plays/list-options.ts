/** Listings: what is offered in a position, by the frame that is due and by the frames around it. @module */

import { Defect } from '../book/book-defect.js'
import type { Chart, StateOf } from '../charts/chart.js'
import { refusedBy } from '../offers/offer.js'
import type { Inside, Offer, Option } from '../offers/option.js'
import { Recent } from '../quick/recent-cache.js'
import type { GameState } from '../sections/question.js'
import type { Choice, Decision, Over } from './decision.js'
import type { Position, StackFrame } from './position.js'

/** An option with the frame that receives it. */
export interface Routed extends Choice {
  readonly depth: number
}

/** Finds what is offered in the positions of a book. */
export interface Listing<Game extends GameState> {
  readonly stateAt: (frame: StackFrame) => StateOf
  readonly contextAt: (position: Position<Game>, frame: StackFrame) => never
  /** The options that are offered, each with the frame that receives it. */
  readonly choicesAt: (position: Position<Game>) => readonly Routed[]
  /** The options of the rights that may be used at any time. */
  readonly asidesAt: (position: Position<Game>) => readonly Routed[]
  readonly decide: (position: Position<Game>) => Decision | Over
}

/** An offer with the frame that makes it. */
interface Placed {
  readonly asks: Offer<never>
  readonly depth: number
  readonly context: never
}

/** The stored facts of a position: the current offer, the interruptions available around it, and the options. */
interface Known {
  readonly due: Placed
  readonly rights: readonly Placed[]
  readonly choices: readonly Routed[]
}

/** Looks up what is offered, in the charts of a book, and further in. */
export function listingOf<Game extends GameState>(chartOf: (name: string) => Chart, inside: Inside): Listing<Game> {
  const known = new Recent<Position<Game>, Known>()

  const refusedIn = ({ asks, context }: Placed) => refusedBy(asks, context, inside)

  /** Not to use a right needs no choice. */
  const undeclined = (right: Placed): readonly Routed[] => routed(right, inside).filter(({ declines }) => !declines)

  const stateAt = (frame: StackFrame): StateOf => {
    const state = chartOf(frame.chart).states[frame.state]
    if (state === undefined) throw new Defect(`${frame.chart}: no state "${frame.state}"`)
    return state
  }

  const contextAt = (position: Position<Game>, frame: StackFrame) =>
    ({ game: position.game, data: frame.data }) as never

  /** The offers that the frames around the one on top make, innermost first. */
  const around = (position: Position<Game>, offers: (state: StateOf) => readonly Offer<never>[]): readonly Placed[] =>
    position.stack
      .slice(0, -1)
      .map((frame, depth) =>
        offers(stateAt(frame)).map((asks) => ({ asks, depth, context: contextAt(position, frame) })),
      )
      .toReversed()
      .flat()

  const isAtSeam = (position: Position<Game>): boolean => {
    const top = topOf(position)
    const { seam } = stateAt(top)
    return typeof seam === 'function' ? seam(contextAt(position, top)) : seam
  }

  /** The rights of the frames around that may be used now. */
  const rightsAt = (position: Position<Game>) =>
    isAtSeam(position) ? around(position, ({ meanwhile }) => meanwhile.map(({ asks }) => asks)) : []

  /** The rights of the frames around that may be used at any time. */
  const anytimeAt = (position: Position<Game>) => around(position, ({ aside }) => aside)

  const dueAt = (position: Position<Game>): Placed => {
    const top = topOf(position)
    const { asks } = stateAt(top)
    if (asks === undefined) throw new Defect(`no decision is due in "${top.state}"`)
    return { asks, depth: position.stack.length - 1, context: contextAt(position, top) }
  }

  const listed = (position: Position<Game>): Known => {
    const due = dueAt(position)
    const own = routed(due, inside)
    const rights = rightsAt(position)
    const others = rights.length > 0 ? rights.flatMap(undeclined) : []
    if (others.length === 0) return { due, rights, choices: own }
    const real = own.some(({ declines }) => !declines)
    return { due, rights, choices: real ? [...own, ...others] : [...others, nothingOf(due)] }
  }

  /** Looks up the facts of a position. They are stored because a choice needs the same facts as the listing before it. */
  const knownOf = (position: Position<Game>): Known => {
    const found = known.get(position)
    if (found !== undefined) return found
    const made = listed(position)
    known.set(position, made)
    return made
  }

  const choicesAt = (position: Position<Game>): readonly Routed[] => knownOf(position).choices

  const asidesAt = (position: Position<Game>): readonly Routed[] => anytimeAt(position).flatMap(undeclined)

  const decide = (position: Position<Game>): Decision | Over => {
    if (position.stack.length === 0) return { over: true, outcome: position.outcome ?? null }
    const { due, rights, choices } = knownOf(position)
    const { chart, state } = topOf(position)
    const { name, cites, about, seenBy } = due.asks
    return {
      over: false,
      seat: due.asks.seat(due.context),
      asks: name,
      cites,
      chart,
      state,
      choices,
      refused: () => [due, ...rights].flatMap(refusedIn),
      asides: {
        choices: () => asidesAt(position),
        refused: () => anytimeAt(position).flatMap(refusedIn),
      },
      ...(about && { about: about(due.context) }),
      ...(seenBy && { seenBy: seenBy(due.context) }),
    }
  }

  return { stateAt, contextAt, choicesAt, asidesAt, decide }
}

/** The frame that is due. */
export function topOf(position: Position): StackFrame {
  const top = position.stack.at(-1)
  if (top === undefined) throw new Defect('the game is over')
  return top
}

/** The choice to use no interruption, if nothing else can be chosen. */
const nothingOf = ({ asks, context, depth }: Placed): Routed => ({
  option: { type: 'nothing' },
  seat: asks.seat(context),
  depth,
  declines: true,
  asks: asks.name,
  cites: asks.cites,
  ...(asks.about && { about: asks.about(context) }),
})

/** A choice while it is made. */
type Draft = { -readonly [Field in keyof Routed]: Routed[Field] }

function routed({ asks, context, depth }: Placed, inside: Inside): readonly Routed[] {
  const { options, weights, decline } = asks.list(context, inside)
  const seat = asks.seat(context)
  const { name, cites, says } = asks
  const about = asks.about?.(context)
  const seenBy = asks.seenBy?.(context)
  // There are many choices: each is made in one go, and of few shapes.
  const choiceOf = (option: Option, declines: boolean): Draft =>
    about === undefined
      ? { option, seat, depth, asks: name, cites, declines }
      : { option, seat, depth, asks: name, about, cites, declines }
  const offered = options.map((option, index): Routed => {
    const choice = choiceOf(option, false)
    if (weights) choice.weight = weights[index] ?? 1
    if (says) choice.says = () => says(context, option)
    return choice
  })
  if (decline) offered.push(choiceOf(decline, true))
  return seenBy ? offered.map((choice) => ({ ...choice, seenBy })) : offered
}
