/**
 * Ends without a choice: something began, and was over before anybody could choose anything in it.
 *
 * That is no leave to do it. Where nothing changed, either, nothing could be done, and what closed it is told.
 *
 * @module
 */

import type { RefusedChoice } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { Clause } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Refusal } from '../kernel/tables/forbid-table.js'
import { canonical, type Json } from '../values/json.js'
import { refusalsText } from '../wording/refusal-lines.js'

/** Something that was asked of nobody, since nothing of it could be chosen. */
export type Passed = Extract<Traced, { readonly kind: 'skipped' }>

/** The end of what began, where nothing was chosen in it. */
export interface WithoutChoice {
  /** True if nothing changed. */
  readonly isNothing: boolean
  readonly passed: readonly Passed[]
  /** The clauses of the steps that led to the end. */
  readonly clauses: readonly Clause[]
}

/** Tells how something ended in which nothing was chosen; nothing where something was, or still can be. */
export function endedWithoutChoice(
  before: GameState,
  { stack, game }: Position,
  trace: readonly Traced[],
): WithoutChoice | undefined {
  if (stack.length > 0 || !trace.some(({ kind }) => kind === 'called')) return undefined
  if (trace.some(({ kind }) => kind === 'chosen')) return undefined
  return {
    isNothing: canonical(before) === canonical(game),
    passed: trace.filter((line) => line.kind === 'skipped'),
    clauses: [...new Set(trace.flatMap((line) => (line.kind === 'taken' ? line.clauses : [])))],
  }
}

/** Begins a procedure, and tells how it ends if nothing is chosen in it. */
export function beginsWithoutChoice<Game extends GameState>(
  { begin }: Pick<Rules<Game>, 'begin'>,
  game: Game,
  procedure: string,
  args: Json,
): WithoutChoice | undefined {
  const { position, trace } = begin(game, procedure, args)
  return endedWithoutChoice(game, position, trace)
}

/** The candidates that were refused on the way to such an end. */
export const refusedOnTheWay = ({ passed }: Pick<WithoutChoice, 'passed'>): readonly RefusedChoice[] =>
  passed.flatMap(({ refused }) => refused())

/** The refusals that closed a procedure: those of its candidates, or else the clauses of the steps that led to its end. */
export function closingRefusals(name: string, ended: WithoutChoice): readonly Refusal[] {
  const refusals = refusedOnTheWay(ended).flatMap((one) => one.refusals)
  const distinct = new Map(refusals.map((one) => [refusalsText([one]), one]))
  return refusals.length > 0
    ? [...distinct.values()]
    : [{ table: name, row: -1, clauses: ended.clauses, because: {}, inside: [] }]
}

/** The ids of the clauses that closed it. */
export const closedBy = (ended: WithoutChoice): readonly string[] => [
  ...new Set(closingRefusals('', ended).flatMap(({ clauses }) => clauses.map(({ id }) => id))),
]
