/**
 * Priorities: how a seat decides that the rulebook itself plays.
 *
 * An automaton has priorities, in order. The first that wants one of the options of a decision decides; its nested
 * narrowings then leave, one after the other, the options that come out best. What is left is chosen from by chance.
 * It can only want what the rules offer: it never adds an option.
 *
 * @module
 */
import type { GameState } from './book.js'
import type { Clause } from './clause.js'
import type { Choice, Decision } from './decision.js'
import type { Option, Seat } from './offer.js'
import type { Position } from './position.js'

/** What an automaton looks at: the position, and the decision that is due in it. */
export interface Situation<Game extends GameState> {
  readonly position: Position<Game>
  readonly decision: Decision
}

/** A nested priority: the options that come out highest are left. */
export interface Narrowing<S> {
  readonly clauses: readonly Clause[]
  /** What it looks at, in a few words. */
  readonly says: string
  /** How well an option does; of those that are left, the ones with the highest value stay. */
  // A method, so that priorities over different situations can stand in one list.
  value(situation: S, option: Option): number
}

/** A sequential priority: which options of which decision it wants. */
export interface Priority<S> {
  /** A name of its own, for what is noted of it, and for people. */
  readonly name: string
  readonly clauses: readonly Clause[]
  /** The offer whose options it is about. */
  readonly asks: string
  /** Whether it wants an option. */
  wants(situation: S, option: Option): boolean
  /** The nested priorities within it, in order. */
  readonly within: readonly Narrowing<S>[]
}

/** Who plays the seats at which nobody sits, by the rulebook's own priorities. */
export interface Automaton<Game extends GameState> {
  /** Whether it decides for a seat. */
  plays(game: Game, seat: Seat): boolean
  /** A game, before anything is set up, in which it decides for these seats. */
  seated(game: Game, seats: readonly Seat[]): Game
  /** The priorities that apply in a situation, in order. */
  priorities(situation: Situation<Game>): readonly Priority<Situation<Game>>[]
  /** The game in which it is noted that a priority has decided, and what. */
  noted(game: Game, priority: string, option: Option): Game
  /** Every priority that there is. */
  readonly all: readonly Priority<Situation<Game>>[]
  /** The clauses for a decision about which no priority says anything: to decline, or to choose by chance. */
  readonly otherwise: readonly Clause[]
}

/** One step of an advice: what narrowed the options, and how many were left. */
export interface Narrowed {
  readonly says: string
  readonly clauses: readonly Clause[]
  readonly left: readonly Option[]
}

/** What an automaton wants in a decision. */
export interface Advice {
  /** The name of the priority that decides; absent where none says anything. */
  readonly priority?: string
  readonly clauses: readonly Clause[]
  /** How the options were narrowed, from what the priority wants on. */
  readonly steps: readonly Narrowed[]
  /** The choices that are left. */
  readonly kept: readonly Choice[]
}

/** What an automaton wants in a situation. */
export function advise<Game extends GameState>(automaton: Automaton<Game>, situation: Situation<Game>): Advice {
  const { choices } = situation.decision
  for (const priority of automaton.priorities(situation)) {
    const wanted = choices.filter(({ asks, option }) => asks === priority.asks && priority.wants(situation, option))
    if (wanted.length > 0) return narrowed(priority, situation, wanted)
  }
  const declines = choices.filter((choice) => choice.declines)
  return { clauses: automaton.otherwise, steps: [], kept: declines.length > 0 ? declines.slice(0, 1) : choices }
}

function narrowed<S>({ name, clauses, within }: Priority<S>, situation: S, wanted: readonly Choice[]): Advice {
  const steps: Narrowed[] = [{ says: name, clauses, left: optionsOf(wanted) }]
  let kept = wanted
  for (const narrowing of within) {
    const best = bestOf(narrowing, situation, kept)
    if (best.length < kept.length)
      steps.push({ says: narrowing.says, clauses: narrowing.clauses, left: optionsOf(best) })
    kept = best
  }
  return { priority: name, clauses: steps.flatMap((step) => step.clauses), steps, kept }
}

function bestOf<S>(narrowing: Narrowing<S>, situation: S, from: readonly Choice[]): readonly Choice[] {
  const valued = from.map((choice) => ({ choice, value: narrowing.value(situation, choice.option) }))
  const highest = Math.max(...valued.map(({ value }) => value))
  return valued.filter(({ value }) => value === highest).map(({ choice }) => choice)
}

const optionsOf = (choices: readonly Choice[]): readonly Option[] => choices.map(({ option }) => option)
