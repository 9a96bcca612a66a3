/**
 * The view of a seat in a position: all output of `ask`, `play` and `replay` for it, in comparable parts.
 *
 * @module
 */

import type { RefusedChoice, Seat } from '../../kernel/offers/option.js'
import type { Advised, Choice, Decision } from '../../kernel/plays/decision.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import { once } from '../../kernel/quick/memoize.js'
import { type Sight, sightOf } from '../../kernel/seats/secrets.js'
import type { GameState } from '../../kernel/sections/question.js'
import { type Total, totalsOf } from '../../kernel/tables/measure.js'
import type { Json } from '../../values/json.js'
import { equals } from '../../values/json.js'
import { sketchOf } from '../../wording/picture-text.js'
import { messageOf } from '../charts/search-graph.js'

/** The parts of a seat's view, by name. */
export type SeatView = Readonly<Record<string, Json>>

/** Answers to a seat in each of some positions, where it asks the same in all of them. */
export type AskedBySeat = <Game extends GameState>(
  rules: Rules<Game>,
  seat: Seat,
  positions: readonly Position<Game>[],
) => readonly SeatView[]

/** A difference between a seat's views of two positions. */
export interface SeatLeak {
  readonly what: string
  readonly one: Json
  readonly other: Json
}

/** The values of a book's measures in a game, computed once because every seat sees them. */
const totalsKnown = once((measures: readonly Total<never>[]) =>
  once((game: object): Json => totalsOf(measures as readonly Total<object>[], game)),
)

/** Everything that a seat is told in a position. */
export function toldIn<Game extends GameState>(rules: Rules<Game>, seat: Seat, position: Position<Game>): SeatView {
  const { book } = rules
  const sight = sightOf(book, seat)
  try {
    const { game, stack } = position
    return {
      'what runs, with what it knows': stack as unknown as Json,
      ...dueTold(rules, sight, position),
      'the measures': book.measures ? totalsKnown(book.measures)(game) : null,
      'the tables of the game': sketchOf(book, game, sight) as unknown as Json,
      'the drawing': (book.shown?.(game, sight.seat) ?? null) as unknown as Json,
      'the board': (book.board?.(game, sight.seat) ?? null) as unknown as Json,
    }
  } catch (thrown) {
    return { 'that the rules go on': messageOf(thrown) }
  }
}

function dueTold<Game extends GameState>(rules: Rules<Game>, sight: Sight<Game>, position: Position<Game>): SeatView {
  const due = sight.due(rules.decide(position))
  if (due.over) return { 'the end': due.outcome }
  const { seat, asks, about = null, advised } = due
  // What the automaton may look at beyond its seat is its own affair, and what it leaves is told to nobody who plays.
  const isFree = advised !== undefined && rules.book.secrets?.automatonKnows !== undefined
  return {
    'who decides': isFree ? (advised?.seat ?? seat) : seat,
    'what is asked': asks,
    'what that is about': about,
    ...(isFree ? {} : { 'the options': due.choices.map(plainChoice), 'the advice': adviceTold(advised) }),
    'what is refused': due.refused().map(plainRefused),
    'what may be done at any time': due.asides.choices().map(plainChoice),
    'what may not be done at any time': due.asides.refused().map(plainRefused),
  }
}

const saidOf = ({ says }: Pick<Choice, 'says'>): Json => says?.() ?? null

const plainChoice = (choice: Choice): Json => {
  const { option, seat, weight = null, declines, about = null } = choice
  return { option: { ...option }, says: saidOf(choice), seat, weight, declines, about }
}

const plainRefused = (choice: RefusedChoice): Json => ({
  option: { ...choice.option },
  says: saidOf(choice),
  refusals: choice.refusals.map(({ table, row, clauses, because, inside = [] }) => ({
    table,
    row,
    clauses: clauses.map(({ id }) => id),
    because: because as unknown as Json,
    inside: inside as unknown as Json,
  })),
})

function adviceTold(advised: Advised | undefined): Json {
  if (advised === undefined) return null
  const { priority = null, of = null, leansOn, offered, steps, drawn } = advised.advice
  return {
    priority,
    of,
    leansOn,
    offered,
    steps: steps.map(({ says, left }) => ({ says, left: left.map((option) => ({ ...option })) })),
    weights: drawn?.weights ?? null,
  }
}

/** The first difference between what a seat is told in two positions. */
export function differenceOf(one: SeatView, other: SeatView): SeatLeak | undefined {
  const what = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (name) => !equals(one[name], other[name]),
  )
  return what === undefined ? undefined : { what, one: one[what] ?? null, other: other[what] ?? null }
}

/** True if a seat has something to choose in a decision. */
export const mayChoose = (due: Decision, seat: Seat): boolean =>
  due.advised?.seat === seat || due.choices.some((choice) => choice.seat === seat)
