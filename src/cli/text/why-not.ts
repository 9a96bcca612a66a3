/** Why: what the clauses say of an option, and why something is no option. @module */

import {
  byReason,
  type Choice,
  type Clause,
  cite,
  type Decision,
  decisionText,
  type GameState,
  LEADS_NOWHERE,
  type RefusedChoice,
  type Rules,
  refusalLines,
  seatTitle,
  spoken,
  spokenTogether,
  type Worded,
  words,
} from '#core'
import { findClauses } from '../books/find-clauses.js'
import type { Paint } from './layout/output-layout.js'
import { wrapIndented } from './layout/terminal-table.js'

/** Everything that is refused now, candidates with the same reasons together; how much of what may be done at any time is. */
export function refusedText(decision: Decision, paint: Paint): string {
  const [refused, beside] = [decision.refused(), decision.asides.refused().length]
  const more = beside === 0 ? '' : paint.faint(`  at any time: ${beside} more, see "? aside"\n`)
  if (refused.length === 0) return `  Nothing is refused here: every candidate is an option.\n${more}`
  return `${refusalsText(refused, paint)}${more}`
}

/** Formats the refused free actions. */
export const asidesRefusedText = ({ asides }: Decision, paint: Paint): string =>
  refusalsText(asides.refused(), paint) || '  No free action is refused here.\n'

const refusalsText = (refused: readonly RefusedChoice[], paint: Paint): string =>
  byReason(refused)
    .map(
      ({ refused: same, why }) =>
        `${lines(spokenTogether(same))}${reasonLines(why.join('\n')).replace(/^.+$/gm, paint.faint)}`,
    )
    .join('')

const reasonOf = ({ refusals }: RefusedChoice) => refusalLines(refusals).join('\n')

/** The lines of a reason, each as far in as it stands. */
const reasonLines = (reason: string) =>
  reason
    .split('\n')
    .map((line) => lines(line.trimStart(), 6 + line.length - line.trimStart().length))
    .join('')

const lines = (text: string, indent = 2) =>
  wrapIndented(text, indent)
    .map((line) => `${line}\n`)
    .join('')

/** Formats the clauses that allow an option. */
export const optionText = (choice: Choice, paint: Paint): string =>
  `${lines(`${spoken(choice)}: ${seatTitle(choice.seat)} may choose it, ${decisionText(choice)}`)}${clausesText(choice.cites, paint)}`

/** Clauses with what they say. */
export const clausesText = (clauses: readonly Clause[], paint: Paint): string =>
  [...new Set(clauses)].map((clause) => `  ${paint.strong(cite(clause))}\n${lines(clause.text, 6)}`).join('')

/** The refused candidates, each with its reason. */
const refusalText = (refused: readonly RefusedChoice[]): string =>
  refused.map((candidate) => reasonLines(refusedLine(candidate))).join('')

const refusedLine = (candidate: RefusedChoice): string => {
  const reason = reasonOf(candidate)
  return `${spoken(candidate)}${reason.startsWith(LEADS_NOWHERE) ? ': ' : ' is refused by '}${reason}`
}

/** The clauses of refusals, each once. */
const refusingClauses = (refused: readonly RefusedChoice[]): readonly Clause[] =>
  refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => clauses))

/** The ways to match words with those of an option: whole, at the beginning of one, or anywhere. */
export const AGREEMENTS = ['whole', 'beginning', 'anywhere'] as const
/** A way to match words with those of an option. */
export type Agreement = (typeof AGREEMENTS)[number]

/** True if an option contains all these words in any order, in its written or its spoken form. */
export function agreesWith(text: string, candidate: Worded, how: Agreement = 'anywhere'): boolean {
  const said = plainly(`${words(candidate.option)} ${spoken(candidate)}`)
  const wanted = plainly(text).split(/\s+/)
  if (how === 'anywhere') return wanted.every((word) => said.includes(word))
  const parts = said.split(/[^\p{L}\p{N}]+/u)
  return wanted.every((word) => parts.some((part) => (how === 'whole' ? part === word : part.startsWith(word))))
}

/** A text without regard to capitals and to what stands over letters, which not every keyboard has. */
const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Formats everything known about some words: refused candidates, options, a section, a clause. */
export function aboutText<Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  decision: Decision,
  text: string,
  paint: Paint,
): string {
  const agreeing = <Item extends Worded>(items: readonly Item[]) => items.filter((item) => agreesWith(text, item))
  const refused = agreeing([...decision.refused(), ...decision.asides.refused()])
  const offered = agreeing([...decision.choices, ...decision.asides.choices()])
  const clauses = [...refusingClauses(refused), ...findClauses(book, text)]
  if (refused.length + offered.length + clauses.length === 0)
    return lines(`No option, section or clause matches "${text}". Type ? to list the refused options.`)
  return [
    ...(refused.length > 0 ? [refusalText(refused)] : []),
    ...(offered.length > 0 ? [lines(`on offer: ${spokenTogether(offered)}`)] : []),
    ...(clauses.length > 0 ? [clausesText(clauses, paint)] : []),
  ].join('')
}
