/** The findings about a text, looked for again: one that no case shows any more is no longer true. @module */

import { findingAnchor } from '../../explore/citation-anchors.js'
import type { Book } from '../../kernel/book/book.js'
import { boxesOf } from '../../kernel/book/finding.js'
import type { GameState } from '../../kernel/sections/question.js'

import { type Finding, type Gate, gateOf, idsOf, type TextFindingReport } from '../report.js'

/** The results of the searches for a book's findings, and their faults. */
export interface FindingsGate {
  readonly gate: Gate
  readonly reports: readonly TextFindingReport[]
}

/** Looks for every finding of a book. */
export function findingsGate<Game extends GameState>({ findings = [] }: Pick<Book<Game>, 'findings'>): FindingsGate {
  const reports = findings.map(({ name, kind, says, clauses, witness }): TextFindingReport => {
    const { among, cases } = witness()
    return { name, kind, says, clauses: idsOf(clauses), among, shown: cases.length, ...smallestOf(cases) }
  })
  return { gate: gateOf('findings', reports.length, reports.filter(({ shown }) => shown === 0).map(gone)), reports }
}

const smallestOf = (cases: Parameters<typeof boxesOf>[0]): Pick<TextFindingReport, 'smallest' | 'region'> => ({
  ...(cases[0] !== undefined && { smallest: cases[0] }),
  region: boxesOf(cases),
})

const gone = ({ name, says, among, clauses }: TextFindingReport): Finding => ({
  what: `no longer true: none of ${among} cases shows that ${says}`,
  where: findingAnchor(name),
  clauses,
})
