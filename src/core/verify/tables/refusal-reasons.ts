/**
 * Reasons: whether the refusal of a whole is true of its parts.
 *
 * What leads to something that cannot be done is refused for what refuses it there. That names only clauses that stand against
 * what could be chosen there, and for each of these one at least. What the table of the offer says by its own rows is its own matter.
 *
 * @module
 */

import { Defect } from '../../kernel/book/book-defect.js'
import { lookAhead } from '../../kernel/offers/candidate-continuations.js'
import type { Continuation, Inside, Offer, Refused } from '../../kernel/offers/option.js'
import { topOf } from '../../kernel/plays/list-options.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import { type Clause, cite } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Refusal } from '../../kernel/tables/forbid-table.js'
import { withoutHits } from '../../kernel/watch/recorders.js'
import { words } from '../../wording/option-text.js'

const clausesOf = (refusals: readonly Refusal[]): readonly Clause[] => refusals.flatMap(({ clauses }) => clauses)

/** The refusals of the parts: the precondition if it refuses, or else each candidate in turn. */
const partsOf = (coming: Continuation): readonly (readonly Refusal[])[] =>
  coming.isShut ? coming.atDoor().map((refusal) => [refusal]) : coming.parts()

/** Finds an untrue statement about the parts in the refusal of the whole. */
function untrue(told: readonly Refusal[], parts: readonly (readonly Refusal[])[]): string | undefined {
  const named = new Set(clausesOf(told))
  const unseen = new Set(named)
  for (const part of parts) for (const { clauses } of part) for (const clause of clauses) unseen.delete(clause)
  for (const made of unseen) return `${cite(made)} is named, but refuses nothing there`
  const isNamed = ({ clauses }: Refusal) => clauses.some((clause) => named.has(clause))
  const left = parts.find((part) => !part.some(isNamed))
  return left && `the reason omits clauses that refuse a part of it: ${clausesOf(left).map(cite).join(', ')}`
}

/** Holds what is told of refused candidates that lead further in against what refuses their parts; they are found here unless given. */
export function sameReasons<C>(
  where: string,
  offer: Offer<C>,
  context: C,
  inside: Inside | undefined,
  refused?: readonly Refused[],
): void {
  const { leads, declines } = offer
  if (leads === undefined) return
  for (const { option, refusals } of refused ?? withoutHits(() => offer.refused(context, inside))) {
    const led = option.type === declines ? undefined : leads(context, option)
    const told = refusals.filter((refusal) => refusal.inside !== undefined)
    if (led === undefined || told.length === 0) continue
    const fault = withoutHits(() => untrue(told, partsOf(lookAhead(inside, context, led))))
    if (fault !== undefined) throw new Defect(`${where}, ${words(option)}: ${fault}`)
  }
}

/** The same for the decision that is due in a position. */
export function sameReasonsAt<Game extends GameState>({ book, inside }: Rules<Game>, position: Position<Game>): void {
  if (position.stack.length === 0) return
  const { chart: name, state, data } = topOf(position)
  const asks = book.charts.find((chart) => chart.name === name)?.states[state]?.asks
  if (asks) sameReasons(`${name}, ${state}`, asks, { game: position.game, data } as never, inside)
}
