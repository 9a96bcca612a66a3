/** The rules' answers to an example, as lines for people. @module */

import { changes, type ValueDifference } from '../../explore/partial-values.js'
import type { Option, Refused } from '../../kernel/offers/option.js'
import type { Decision } from '../../kernel/plays/decision.js'
import type { Position } from '../../kernel/plays/position.js'
import { cite } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Refusal } from '../../kernel/tables/forbid-table.js'
import type { Named, NamedPlay } from '../../records/match-plays.js'
import { refusedOnTheWay, type WithoutChoice } from '../../records/without-choice.js'
import { decisionText, words } from '../../wording/option-text.js'
import { byReason, type RefusedAlike, refusalLines } from '../../wording/refusal-lines.js'
import { seatTitle } from '../../wording/seat-title.js'
import { summarizeOptions } from '../../wording/summarize-options.js'
import { formatValue } from '../format/check-schema.js'
import { pathText } from '../format/path-text.js'
import { namedChoiceText } from '../named-choices.js'
import type { Alternative, Objection } from './illegal-action-help.js'
import { madeChoiceLine } from './made-choices.js'
import type { BarredVerdict, LegalVerdict, ReachedPosition } from './verdict.js'

/** Describes the decision, or the end and its outcome. */
export function dueLine({ due, procedure }: Pick<ReachedPosition, 'due' | 'procedure'>): string {
  if (!due.over) return `${seatTitle(due.seat)} to decide: ${decisionText(due)}`
  const called = /^(?:an?|the)\b/.test(procedure) ? procedure : `the ${procedure}`
  return `${called} is over${due.outcome === null ? '; nothing is left to decide' : `: ${formatValue(due.outcome)}`}`
}

/** Describes the decision or the end. If a procedure ended without a choice, it states that nothing could be done or chosen. */
export function reachedLine(legal: LegalVerdict): string {
  const line = dueLine(legal)
  if (legal.withoutChoice === undefined) return line
  return `${legal.withoutChoice.isNothing ? 'nothing can be done' : 'done without a choice'}; ${line}`
}

/**
 * Why nothing could be done or chosen: what came nearest to being allowed, with what refused that. Where nothing was refused and
 * nothing changed, the clauses that led to the end.
 */
export function closedLines(ended: WithoutChoice): readonly string[] {
  const refused = refusedOnTheWay(ended)
  if (refused.length === 0) return ended.isNothing ? [...new Set(ended.clauses.map(cite))] : []
  const fewest = Math.min(...refused.map(({ refusals }) => refusals.length))
  const near = refused.filter(({ refusals }) => refusals.length === fewest)
  const others = refused.length - near.length
  return [...byReason(near).flatMap(reasonLines), ...(others > 0 ? [`${others} more, for more reasons`] : [])]
}

/** Candidates that are refused for the same reasons, and these in lines. */
export const reasonLines = ({ refused, why: [own = '', ...inside] }: RefusedAlike<Refused>): readonly string[] => [
  `${summarizeOptions(refused.map(({ option }) => option)).join(', ')}: ${own}`,
  ...inside,
]

/** Formats the options of a decision. */
export function optionsText({ choices }: Decision): string {
  const offered = summarizeOptions(choices.map(({ option }) => option))
  const more = offered.length > MANY ? `, and ${offered.length - MANY} more` : ''
  return `offered: ${offered.slice(0, MANY).join(', ')}${more}`
}

/** Suggests the option most similar to the named one, as a question; nothing if none is similar. */
function meantText({ choices }: Decision, [named]: readonly Named[]): readonly string[] {
  const said = Object.entries(named ?? {}).filter(([name]) => name !== 'seat')
  const shared = choices.map(({ option }) => said.filter(([name, value]) => Object(option)[name] === value).length)
  const most = Math.max(0, ...shared)
  const likely = choices.filter((_, index) => most > 0 && shared[index] === most).map(({ option }) => words(option))
  return likely.length > 0 && likely.length <= FEW ? [`did you mean ${likely.join(' or ')}?`] : []
}

const FEW = 3

const MANY = 12

/** A refused candidate with why, a line for it and for what stands further in. */
export const refusedLines = ({ option, refusals }: Refused, is = ' is refused by '): readonly string[] => {
  const [own = '', ...inside] = refusalLines(refusals)
  return [`${words(option)}${is}${own}`, ...inside]
}

/** By which clauses something is expected to be refused; nothing where it may be by whatever. */
export const refusedByText = (by: readonly string[]): string => (by.length > 0 ? ` by ${by.join(', ')}` : '')

/** Finds the clause ids that are not among the refusals. */
export const missingClauses = (refusals: readonly Refusal[], ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !refusals.some(({ clauses }) => clauses.some((clause) => clause.id === id)))

/** The choices that were made last, and how many came before them. */
function latestText(made: readonly string[]): string {
  const before = made.length - LATEST
  // To say that one came before takes as long as to name it.
  if (before < 2) return made.join(', ')
  return `${before} choices, then ${made.slice(-LATEST).join(', ')}`
}

const LATEST = 4

/** Describes how far choices could be made, and why no further. */
export function barredLines(barred: BarredVerdict): readonly string[] {
  const { choices, unsaid, due, refused } = barred
  const why = refused.flatMap((one) => refusedLines(one))
  return [
    `cannot be chosen: ${unsaid.map(namedChoiceText).join(', ')}`,
    ...why,
    ...(choices.length > 0 ? [`after: ${latestText(choices.map(madeChoiceLine))}`] : []),
    dueLine(barred),
    ...(due.over || why.length > 0
      ? []
      : [
          'nothing with these words is offered or refused here, nor after declining',
          ...meantText(due, unsaid),
          optionsText(due),
        ]),
  ]
}

/** The legal actions that are nearest to one that is not, one line each. */
export const alternativeLines = (alternatives: readonly Alternative[]): readonly string[] => [
  ...new Set(
    alternatives.map(({ named, by }) =>
      by === undefined ? `without: ${namedChoiceText(named)}` : `${words(by)} instead of: ${namedChoiceText(named)}`,
    ),
  ),
]

/** Everything of an action that clauses refuse, one line for each candidate. */
export const objectionLines = (objections: readonly Objection[]): readonly string[] =>
  objections.flatMap(({ refused }) => refused.flatMap((one) => refusedLines(one)))

/** In what the positions differ that the same named choices lead to. */
export function ambiguityLines<Game extends GameState>(found: readonly NamedPlay<Game>[]): readonly string[] {
  const [first, second] = found
  if (first === undefined || second === undefined) return []
  const [one, other] = choicesThatDiffer(first.choices, second.choices)
  return [
    `the choices lead to ${found.length} different positions; say more, so that one is left`,
    `one way: ${one}; another: ${other}`,
    ...positionsApart(first.position, second.position)
      .slice(0, MANY)
      .map(({ path, from, to }) => `${pathText(path)}: ${formatValue(from)} or ${formatValue(to)}`),
  ]
}

/** In what two positions differ: their games, their outcomes, and their procedures, one of which may be called as a game is. */
const positionsApart = (one: Position, other: Position): readonly ValueDifference[] => [
  ...changes(one.game, other.game, ['game']),
  ...changes(one.outcome, other.outcome, ['outcome']),
  ...changes(byName(one), byName(other)),
]

/** The procedures that run with their names for places, so that what differs in them can be told. */
const byName = ({ stack }: Position) =>
  Object.fromEntries(stack.map(({ chart, state, data }) => [chart, { state, data }]))

/** Two lists of choices from where they part. */
function choicesThatDiffer(a: readonly Option[], b: readonly Option[]): readonly [string, string] {
  const parts = a.map(words).findIndex((choice, index) => b[index] === undefined || words(b[index]) !== choice)
  const from = parts < 0 ? Math.min(a.length, b.length) : parts
  const text = (choices: readonly Option[]) => choices.slice(from).map(words).join(', ') || 'nothing more'
  return [text(a), text(b)]
}
