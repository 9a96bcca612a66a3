/**
 * Mutants of priorities: one that is left out, or stands after the next that asks the same; a nested one that is left out or
 * turned round, or changes places with the next.
 *
 * @module
 */

import {
  type Automaton,
  type Book,
  type GameState,
  type Narrowing,
  type Priority,
  priorityAnchor,
  type Situation,
} from '#core'
import type { Mutant } from './mutant.js'

/** A mistake in a priority, among the priorities around it. */
interface Mistake<Game extends GameState> {
  readonly says: string
  readonly wrong: (all: readonly Line<Game>[], place: number) => readonly Line<Game>[]
}

type Line<Game extends GameState> = Priority<Situation<Game>>
type Nested<Game extends GameState> = Narrowing<Situation<Game>>

export const priorityMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  (book.automaton?.all ?? []).flatMap((line, at, all) =>
    mistakesIn(line, all.slice(at + 1)).map((mistake) =>
      mutantOf(book, book.automaton as Automaton<Game>, line, mistake),
    ),
  )

const mistakesIn = <Game extends GameState>(
  { asks, within }: Line<Game>,
  later: readonly Line<Game>[],
): readonly Mistake<Game>[] => [
  { says: 'left out', wrong: (all, place) => all.toSpliced(place, 1) },
  ...(later.some((other) => other.asks === asks) ? [{ says: 'after the next', wrong: postponed<Game> }] : []),
  ...within.flatMap(({ says }, at): readonly Mistake<Game>[] => [
    { says: `without "${says}" (${at + 1})`, wrong: nesting((all) => all.toSpliced(at, 1)) },
    { says: `"${says}" (${at + 1}) turned round`, wrong: nesting((all) => turned(all, at)) },
    ...(at + 1 < within.length
      ? [{ says: `"${says}" (${at + 1}) after the next`, wrong: nesting<Game>((all) => swapped(all, at)) }]
      : []),
  ]),
]

function swapped<Item>(all: readonly Item[], place: number): readonly Item[] {
  const [one, next] = all.slice(place)
  return one === undefined || next === undefined ? all : all.with(place, next).with(place + 1, one)
}

/** Priorities of which one stands after the next about the same offer: what asks something else never meets it. */
function postponed<Game extends GameState>(all: readonly Line<Game>[], place: number): readonly Line<Game>[] {
  const line = all[place]
  const next = all.findIndex(({ asks }, at) => at > place && asks === line?.asks)
  return line === undefined || next < 0 ? all : all.toSpliced(next + 1, 0, line).toSpliced(place, 1)
}

const nesting =
  <Game extends GameState>(change: (within: readonly Nested<Game>[]) => readonly Nested<Game>[]) =>
  (all: readonly Line<Game>[], place: number): readonly Line<Game>[] => {
    const line = all[place]
    return line === undefined ? all : all.with(place, { ...line, within: change(line.within) })
  }

function turned<Game extends GameState>(within: readonly Nested<Game>[], at: number): readonly Nested<Game>[] {
  const one = within[at]
  if (one === undefined) return within
  return within.with(at, { ...one, value: (situation, option) => -one.value(situation, option) })
}

function mutantOf<Game extends GameState>(
  book: Book<Game>,
  automaton: Automaton<Game>,
  { name, clauses, within: nested }: Line<Game>,
  { says, wrong }: Mistake<Game>,
): Mutant<Game> {
  const priorities: Automaton<Game>['priorities'] = (situation) => {
    const all = automaton.priorities(situation)
    const place = all.findIndex((one) => one.name === name)
    return place < 0 ? all : wrong(all, place)
  }
  return {
    kind: 'priority',
    where: priorityAnchor(name),
    says,
    clauses: [...clauses, ...nested.flatMap((narrowing) => narrowing.clauses)].map(({ id }) => id),
    declared: { automaton: automaton as unknown as Automaton<never> },
    trail: { of: 'priority', names: [priorityAnchor(name)] },
    within: (piece) => piece({ ...book, automaton: { ...automaton, priorities } }),
  }
}
