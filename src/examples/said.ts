/** What an example says of a position, so that another position is not as it says. @module */

import type { Choice, Decision, GameState, Over, Position, Rules } from '#kernel'
import { namedOf, offeredIn } from '../explore/difference.js'
import { changes, type Difference, partOf } from '../explore/partial.js'
import { canonical, type Json } from '../kernel/json.js'

type Words = Readonly<Record<string, unknown>>

/** What an example says of a position, held against another one. */
export function saidOf<Game extends GameState>(
  { decide }: Pick<Rules<Game>, 'decide'>,
  own: Position<Game>,
  other: Position<Game>,
): Words {
  const due = decide(own)
  const game = partOf(changesOf(own, other))
  return {
    ...(Object.keys(game).length > 0 && { game }),
    ...(due.over ? outcomeOf(due.outcome, other) : dueOf(due, decide(other))),
  }
}

/** What the game of a position says that another one does not say. */
const changesOf = <Game extends GameState>(own: Position<Game>, other: Position<Game>): readonly Difference[] =>
  changes(other.game, own.game).filter(({ path: [first], to }) => first !== 'readings' && to !== undefined)

const outcomeOf = (outcome: Json, other: Position): Words =>
  canonical(outcome) === canonical(other.outcome ?? null) && other.stack.length === 0 ? {} : { outcome }

/** Up to how many options all are told; of more, those that differ, and so many of them. */
const TOLD = 24

/** What is due, where something else is due in the other position. */
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
