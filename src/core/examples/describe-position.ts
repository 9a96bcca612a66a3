/** Descriptions of a position, detailed enough that another position does not match. @module */

import { changes, partialOf, type ValueDifference } from '../explore/partial-values.js'
import { namedOf, offeredIn } from '../explore/visible-differences.js'
import type { Choice, Decision, Over } from '../kernel/plays/decision.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { canonical, type Json } from '../values/json.js'

type Words = Readonly<Record<string, unknown>>

/** Describes a position by its differences from another one, as an example writes it. */
export function describePosition<Game extends GameState>(
  { decide }: Pick<Rules<Game>, 'decide'>,
  own: Position<Game>,
  other: Position<Game>,
): Words {
  const due = decide(own)
  const game = partialOf(changesOf(own, other))
  return {
    ...(Object.keys(game).length > 0 && { game }),
    ...(due.over ? outcomeOf(due.outcome, other) : dueOf(due, decide(other))),
  }
}

/** Finds the parts of a position's game that differ from another one. */
const changesOf = <Game extends GameState>(own: Position<Game>, other: Position<Game>): readonly ValueDifference[] =>
  changes(other.game, own.game).filter(({ path: [first], to }) => first !== 'readings' && to !== undefined)

const outcomeOf = (outcome: Json, other: Position): Words =>
  canonical(outcome) === canonical(other.outcome ?? null) && other.stack.length === 0 ? {} : { outcome }

/** Up to how many options all are told; of more, those that differ, and so many of them. */
const TOLD = 24

/** Describes the decision if the other position has a different one. */
function dueOf(own: Decision, other: Decision | Over): Words {
  const [mine, others] = [offeredIn(own), other.over ? [] : offeredIn(other)]
  const [more, less] = [beyond(mine, others), beyond(others, mine)]
  const { seat, asks } = own
  const same = !other.over && seat === other.seat && asks === other.asks
  if (same && more.length + less.length === 0) return {}
  return { due: { seat, asks, ...offersOf(own, more, less) } }
}

const beyond = (choices: readonly Choice[], others: readonly Choice[]): readonly Choice[] => {
  const known = new Set(others.map((choice) => canonical(namedOf(choice))))
  return choices.filter((choice) => !known.has(canonical(namedOf(choice))))
}

/** All options where they are few; else those that are offered only here, and those that are refused here. */
function offersOf(own: Decision, more: readonly Choice[], less: readonly Choice[]): Words {
  const refuses = refusedIn(own, less.slice(0, TOLD))
  const only = own.choices.map(namedWithoutSeat(own))
  if (only.length <= TOLD || (more.length === 0 && refuses.length === 0))
    return { only, ...(refuses.length > 0 && { refuses }) }
  return {
    ...(more.length > 0 && { offers: more.slice(0, TOLD).map(namedWithoutSeat(own)) }),
    ...(refuses.length > 0 && { refuses }),
  }
}

const namedWithoutSeat =
  ({ seat }: Decision) =>
  (choice: Choice): Words =>
    choice.seat === seat ? { ...choice.option } : namedOf(choice)

/** Options that are offered elsewhere and refused here, with the clauses that refuse them. */
function refusedIn(own: Decision, options: readonly Choice[]): readonly Words[] {
  const refused = [...own.refused(), ...own.asides.refused()]
  return options.flatMap(({ option }) => {
    const found = refused.find((candidate) => canonical(candidate.option) === canonical(option))
    const by = [...new Set(found?.refusals.flatMap(({ clauses }) => clauses.map(({ id }) => id)))]
    return found ? [{ option: { ...option }, by }] : []
  })
}
