/**
 * Priorities: how a seat decides that the rulebook itself plays.
 *
 * An automaton has priorities, in order. The first that wants one of the options of a decision decides; its nested
 * narrowings then leave, one after the other, the options that come out best. What is left is drawn by chance, each
 * option as often as it weighs. It can only want what the rules offer: it never adds an option.
 *
 * @module
 */

import { canonical } from '../../values/json.js'
import { Defect } from '../book/book-defect.js'
import type { Option, Seat } from '../offers/option.js'
import type { Advice, Choice, Decision, Ground, Narrowed } from '../plays/decision.js'
import type { Position } from '../plays/position.js'
import type { Clause } from '../sections/clause.js'
import type { GameState } from '../sections/question.js'

/** The input of an automated seat: the position and the current decision. */
export interface Situation<Game extends GameState> {
  readonly position: Position<Game>
  readonly decision: Decision
}

/** The basis of a decision that no priority covers. */
export interface Unadvised extends Ground {
  /** True if chance decides even though declining is possible. */
  readonly chance?: boolean
}

/** The rule by which chance decides among the remaining options. */
export interface Draw extends Ground {
  /** The weight of an option against the others, a whole number from 1 up; all equal if left out. */
  weight?(option: Option): number
}

/** A nested priority: the options that come out highest are left. */
export interface Narrowing<S> {
  readonly clauses: readonly Clause[]
  /** The criterion, in a few words. */
  readonly says: string
  /** The score of an option; of the remaining options, those with the highest score stay. */
  // A method, so that priorities over different situations can stand in one list.
  value(situation: S, option: Option): number
}

/** A sequential priority: which options of which decision it wants. */
export interface Priority<S> extends Ground {
  /** A name of its own, for what is noted of it, and for people. */
  readonly name: string
  /** The offer whose options it is about. */
  readonly asks: string
  /** True if the priority prefers an option. */
  wants(situation: S, option: Option): boolean
  /** The nested priorities within it, in order. */
  readonly within: readonly Narrowing<S>[]
}

/** Decides for the empty seats by the rulebook's own priorities. */
export interface Automaton<Game extends GameState> {
  /** For how many seats it can decide at once; for all of them where that is left out. */
  readonly most?: number
  /** True if it decides for a seat. */
  plays(game: Game, seat: Seat): boolean
  /** A game, before anything is set up, in which it decides for these seats. */
  seated(game: Game, seats: readonly Seat[]): Game
  /** The priorities that apply in a situation, in order. */
  priorities(situation: Situation<Game>): readonly Priority<Situation<Game>>[]
  /** The game in which it is noted that a priority has decided, and what. */
  noted(game: Game, priority: string, option: Option): Game
  /** Every priority that there is. */
  readonly all: readonly Priority<Situation<Game>>[]
  /** The basis of a decision that no priority covers: decline, or leave everything to chance. */
  otherwise(situation: Situation<Game>): Unadvised
  /** The rule for chance to decide among several remaining options; if left out, all are equal and no clause is given. */
  draw?(situation: Situation<Game>, left: readonly Option[]): Draw
  /** Every clause on which `otherwise` and `draw` can rest. */
  readonly grounds: readonly Clause[]
}

/** An advice before chance is asked. */
type Sifted = Omit<Advice, 'drawn'>

/**
 * Returns the advice of an automated seat in a situation. To prefer options that are not offered, or none at all, is a defect.
 */
export function advise<Game extends GameState>(automaton: Automaton<Game>, situation: Situation<Game>): Advice {
  const { decision } = situation
  // What is offered is remembered before the automaton has seen it.
  const offered = new Set(decision.choices)
  const narrowed = narrowedBy(automaton, situation)
  mustBeOffered(decision, offered, narrowed)
  return narrowed.kept.length > 1 ? drawing(automaton, situation, narrowed) : narrowed
}

function narrowedBy<Game extends GameState>(automaton: Automaton<Game>, situation: Situation<Game>): Sifted {
  const { choices } = situation.decision
  const asked = new Set(choices.map(({ asks }) => asks))
  for (const priority of automaton.priorities(situation)) {
    if (!asked.has(priority.asks)) continue
    const wanted = choices.filter(({ asks, option }) => asks === priority.asks && priority.wants(situation, option))
    if (wanted.length > 0) return { offered: choices.length, ...within(priority, situation, wanted) }
  }
  const { clauses, of, leansOn = [], chance = false } = automaton.otherwise(situation)
  const declines = chance ? [] : choices.filter((choice) => choice.declines)
  const kept = declines.length > 0 ? declines.slice(0, 1) : choices
  return { clauses, leansOn, offered: choices.length, steps: [], kept, ...(of !== undefined && { of }) }
}

function within<S>(priority: Priority<S>, situation: S, wanted: readonly Choice[]): Omit<Sifted, 'offered'> {
  const { name, clauses, of, leansOn = [] } = priority
  const steps: Narrowed[] = [{ says: name, clauses, left: optionsOf(wanted) }]
  let kept = wanted
  for (const narrowing of priority.within) {
    if (kept.length === 1) break
    const best = bestOf(narrowing, situation, kept)
    if (best.length < kept.length)
      steps.push({ says: narrowing.says, clauses: narrowing.clauses, left: optionsOf(best) })
    kept = best
  }
  return {
    priority: name,
    clauses: steps.flatMap((step) => step.clauses),
    leansOn,
    steps,
    kept,
    ...(of !== undefined && { of }),
  }
}

function bestOf<S>(narrowing: Narrowing<S>, situation: S, from: readonly Choice[]): readonly Choice[] {
  const valued = from.map((choice) => ({ choice, value: narrowing.value(situation, choice.option) }))
  const highest = Math.max(...valued.map(({ value }) => value))
  return valued.filter(({ value }) => value === highest).map(({ choice }) => choice)
}

/** An advice whose remaining options are drawn by chance. */
function drawing<Game extends GameState>(
  automaton: Automaton<Game>,
  situation: Situation<Game>,
  advice: Sifted,
): Advice {
  const left = optionsOf(advice.kept)
  const draw: Draw = automaton.draw?.(situation, left) ?? { clauses: [] }
  const weights = left.map((option) => draw.weight?.(option) ?? 1)
  const wrong = weights.findIndex((weight) => !Number.isSafeInteger(weight) || weight < 1)
  if (wrong >= 0)
    throw new Defect(`${deciding(advice)}: ${canonical(left[wrong])} is drawn with the weight ${weights[wrong]}`)
  const { weight: _, ...ground } = draw
  return {
    drawn: { weights, ...ground },
    ...advice,
    clauses: [...advice.clauses, ...draw.clauses],
    leansOn: [...new Set([...advice.leansOn, ...(draw.leansOn ?? [])])],
  }
}

const deciding = ({ priority }: Sifted) => (priority === undefined ? 'no priority' : `the priority "${priority}"`)

/** Throws a defect unless some options are left and all of them are offered. */
function mustBeOffered({ asks }: Decision, offered: ReadonlySet<Choice>, advice: Sifted): void {
  if (advice.kept.length === 0) throw new Defect(`${deciding(advice)} leaves nothing at "${asks}"`)
  const added = advice.kept.find((choice) => !offered.has(choice))
  if (added) throw new Defect(`${deciding(advice)} keeps ${canonical(added.option)}, which is not offered at "${asks}"`)
}

const optionsOf = (choices: readonly Choice[]): readonly Option[] => choices.map(({ option }) => option)
