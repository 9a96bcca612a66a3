/** Why: what the clauses say of an option, and why something is no option. @module */

import type { Choice, Decision, GameState, RefusedChoice, Rules, Worded } from '#kernel'
import { type Clause, cite } from '../../kernel/clause.js'
import { byReason, refusalLines } from '../../kernel/refusing.js'
import { asked, spoken, words } from '../../kernel/words.js'
import { clausesOf } from '../clauses-of.js'
import type { Paint } from './layout.js'
import { wrapped } from './table.js'

/** Everything that is refused now, candidates with the same reasons together; how much of what may be done at any time is. */
export function refusedText(decision: Decision, paint: Paint): string {
  const [refused, beside] = [decision.refused(), decision.asides.refused().length]
  const more = beside === 0 ? '' : paint.faint(`  at any time: ${beside} more, see "? aside"\n`)
  if (refused.length === 0)
    return `  Nothing is refused here: everything that the words could mean is on offer.\n${more}`
  return `${refusalsText(refused, paint)}${more}`
}

/** What is refused of the rights that may be used at any time. */
export const asidesRefusedText = ({ asides }: Decision, paint: Paint): string =>
  refusalsText(asides.refused(), paint) || '  No right that may be used at any time is refused here.\n'

const refusalsText = (refused: readonly RefusedChoice[], paint: Paint): string =>
  byReason(refused)
    .map(
      ({ refused: same, why }) =>
        `${lines(same.map(spoken).join(', '))}${reasonLines(why.join('\n')).replace(/^.+$/gm, paint.faint)}`,
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
  wrapped(text, indent)
    .map((line) => `${line}\n`)
    .join('')

/** What the clauses say that make an option one. */
export const optionText = (choice: Choice, paint: Paint): string =>
  `${lines(`${spoken(choice)}: ${choice.seat} may choose it, ${asked(choice)}`)}${clausesText(choice.cites, paint)}`

/** Clauses with what they say. */
export const clausesText = (clauses: readonly Clause[], paint: Paint): string =>
  [...new Set(clauses)].map((clause) => `  ${paint.strong(cite(clause))}\n${lines(clause.text, 6)}`).join('')

/** The candidates of some words that are refused, each with what the clauses say that refuse it. */
export const refusalText = (refused: readonly RefusedChoice[], paint: Paint): string =>
  refused
    .map((candidate) => reasonLines(`${spoken(candidate)} is refused by ${reasonOf(candidate)}`))
    .concat(
      clausesText(
        refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => clauses)),
        paint,
      ),
    )
    .join('')

/** How words can stand in those of an option: whole, at the beginning of one, or anywhere. */
export const AGREEMENTS = ['whole', 'beginning', 'anywhere'] as const
/** How words stand in those of an option. */
export type Agreement = (typeof AGREEMENTS)[number]

/** Whether an option has all these words in it, in whatever order: as it is written, or as it is told. */
export function agreesWith(text: string, candidate: Worded, how: Agreement = 'anywhere'): boolean {
  const said = plainly(`${words(candidate.option)} ${spoken(candidate)}`)
  const wanted = plainly(text).split(/\s+/)
  if (how === 'anywhere') return wanted.every((word) => said.includes(word))
  const parts = said.split(/[^\p{L}\p{N}]+/u)
  return wanted.every((word) => parts.some((part) => (how === 'whole' ? part === word : part.startsWith(word))))
}

/** A text without regard to capitals and to what stands over letters, which not every keyboard has. */
const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What there is to say of some words: refused candidates, options, a section, a clause. */
export function aboutText<Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  decision: Decision,
  text: string,
  paint: Paint,
): string {
  const agreeing = <Item extends Worded>(items: readonly Item[]) => items.filter((item) => agreesWith(text, item))
  const refused = agreeing([...decision.refused(), ...decision.asides.refused()])
  const offered = agreeing([...decision.choices, ...decision.asides.choices()])
  const clauses = clausesOf(book, text)
  if (refused.length + offered.length + clauses.length === 0)
    return lines(`Nothing of these words is offered or refused here, and no section or clause is called so: ${text}`)
  return [
    ...(refused.length > 0 ? [refusalText(refused, paint)] : []),
    ...(offered.length > 0 ? [lines(`on offer: ${offered.map(spoken).join(', ')}`)] : []),
    ...(clauses.length > 0 ? [clausesText(clauses, paint)] : []),
  ].join('')
}
