/**
 * The components of which a user can give their own, as a file: those who own the game can read them off the box.
 *
 * @module
 */

import { type Book, check, type Fact, type Problem, type Replaceable } from 'rulewright/book'
import type { ZodType } from 'zod'
import { asPrinted, chartFacts, ResultsChart } from '#spec/front-line/components/attack-results'
import { BoardTexts, boardFacts } from '#spec/front-line/components/boards'
import { boardProblems } from '#spec/front-line/components/check-boards'
import { type Components, fieldsOf } from '#spec/front-line/components/components'
import { BALANCED_INDUSTRY, SupplyCards, supplyCardFacts } from '#spec/front-line/components/supply-cards'
import type { Game } from '#spec/front-line/game'

/** A component that a file can replace, by its schema, what else must hold, and where it goes. */
const fromFile = <Value>(
  says: string,
  schema: ZodType<Value>,
  problemsOf: (value: Value) => readonly Problem[],
  over: (value: Value) => Book<Game>,
): Replaceable<Game> => ({
  says,
  schema,
  over: (value) => {
    const read = check(schema, value)
    if (!read.ok) return read
    const problems = problemsOf(read.value)
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: over(read.value) }
  },
})

const cardProblems = (cards: SupplyCards): readonly Problem[] =>
  BALANCED_INDUSTRY in cards ? [] : [{ path: [], message: `expected a card "${BALANCED_INDUSTRY}", of the first game` }]

/** Facts without those of a component that a file replaces, as far as they were stand-ins. */
const without = (facts: readonly Fact[], replaced: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => fact.source !== 'stand-in' || !replaced.includes(fact))

/** The components that can be replaced. */
export const replaceable = (
  parts: Components,
  assemble: (parts: Components) => Book<Game>,
): Readonly<Record<string, Replaceable<Game>>> => ({
  boards: fromFile('the ground of both Battle Fields, and their purple hexes', BoardTexts, boardProblems, (boards) =>
    assemble({ ...parts, fields: fieldsOf(boards), facts: without(parts.facts, boardFacts) }),
  ),
  'supply-cards': fromFile('what the Supply Cards grant, month by month', SupplyCards, cardProblems, (cards) =>
    assemble({ ...parts, cards, facts: without(parts.facts, supplyCardFacts) }),
  ),
  'attack-results': fromFile(
    'the Advantage column and the icons of the Attack Results chart',
    ResultsChart,
    () => [],
    (chart) => assemble({ ...parts, results: asPrinted(chart), facts: without(parts.facts, chartFacts) }),
  ),
})
