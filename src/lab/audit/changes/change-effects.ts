/** The meaning of a change in play, and the matching change in the printed text. @module */

import { type Option, words } from '#core'
import { type BehaviourDifference, type BehaviourReport, DIFFERENCE_WORDS } from '../behaviour/report.js'
import type { AuditReport, WorkItem } from '../editions/report.js'
import type { BookState } from './book-state.js'
import type { CitedLine } from './dependent-changes.js'

/** The differences of a report on behaviour, each in a sentence. */
export const playLines = ({ differences, tables }: BehaviourReport): readonly CitedLine[] => [
  ...differences.map((one) => played(differenceText(one), one.clauses)),
  ...tables.map(({ table, cases, of, before, now, clauses }) =>
    played(
      `The table “${table}” answers ${cases} of ${of} cases otherwise; one of them ${now}, and ${before} before`,
      clauses,
    ),
  ),
]

const played = (says: string, clauses: readonly { readonly id: string }[]): CitedLine => {
  const cites = clauses.map(({ id }) => id)
  return { line: { topic: 'play', change: 'other', says, ...(cites[0] !== undefined && { clause: cites[0] }) }, cites }
}

function differenceText({ kind, about, option, before, now, given, positions }: BehaviourDifference): string {
  const what = option === undefined ? about : words(option as unknown as Option)
  return `In play (${given.procedure}): ${DIFFERENCE_WORDS[kind]}: ${what}; ${before} before, ${now} now; in ${positions} of the compared positions`
}

/** Describes where the print changed: the number of passages, and the clauses that restate one but stayed the same. */
export const printLines = (
  { work, differences }: AuditReport,
  changed: ReadonlySet<string>,
  { sections, clauses }: BookState,
): readonly CitedLine[] =>
  work.flatMap((one): readonly CitedLine[] => {
    const own = sections.filter(({ number }) => number === one.number).map(({ name }) => name)
    const cites = clauses.filter(({ section }) => own.includes(section)).map(({ id }) => id)
    const lost = differences.flatMap((other) =>
      other.kind === 'changed' && other.number === one.number
        ? [`${other.lost} of ${other.of} passages are not as they were`]
        : [],
    )
    const line = { topic: 'print', change: 'other' } as const
    const still = one.clauses.map(({ id }) => id).filter((id) => !changed.has(id))
    return [
      ...(lost.length > 0 ? [{ line: { ...line, says: `In print: ${lost.join('; ')}` }, cites }] : []),
      ...(still.length > 0 ? [{ line: { ...line, says: unchangedText(still, one) }, cites }] : []),
    ]
  })

const unchangedText = (still: readonly string[], { clauses }: WorkItem): string =>
  `To look at: ${still.length} of ${clauses.length} clauses restate a passage that changed, and are as they were: ${still.join(', ')}`
