/** Coverage: every clause with what cites it and how well it was shown at work. @module */

import {
  type ActiveItem,
  type ChartItem,
  needsEvidence,
  prioritiesAtWork,
  rowsAtWork,
  statesAtWork,
  waysAtWork,
} from '../../explore/active-items.js'
import { formulaAnchor } from '../../explore/citation-anchors.js'
import type { Evidence } from '../../explore/evidence.js'
import { type Book, bookClauses } from '../../kernel/book/book.js'
import { type Clause, headOf, sectionClauses } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import {
  type ClauseReport,
  EVIDENCE,
  type EvidenceLevel,
  type Finding,
  type Gate,
  gateOf,
  idsOf,
  type SectionReport,
  STATUSES,
  type Tally,
} from '../report.js'
import { citationsOf } from './citing-places.js'
import { neverRefusing } from './never-refuses.js'

/** The clauses of a book with their citations and their evidence. */
export function clauseReports<Game extends GameState>(book: Book<Game>, evidence: Evidence): readonly ClauseReport[] {
  const citedBy = new Map<string, string[]>()
  for (const { anchor, clause } of citationsOf(book))
    citedBy.set(clause.id, [...(citedBy.get(clause.id) ?? []), anchor])
  return bookClauses(book).map((clause) => clauseReport(clause, citedBy.get(clause.id) ?? [], evidence))
}

function clauseReport(clause: Clause, citedBy: readonly string[], evidence: Evidence): ClauseReport {
  const { id, kind, section, disposition } = clause
  const exercised = evidence.exercised[id] ?? 0
  const refused = evidence.refused[id] ?? 0
  return {
    id,
    number: section.number,
    kind,
    status: disposition.as,
    ...('reason' in disposition && { reason: disposition.reason }),
    needsEvidence: needsEvidence(clause),
    evidence: refused > 0 ? 'refused' : exercised > 0 ? 'exercised' : citedBy.length > 0 ? 'cited' : 'none',
    exercised,
    refused,
    citedBy: [...new Set(citedBy)],
  }
}

/** Counts clauses by status and by evidence. */
export const tallyOf = (clauses: readonly ClauseReport[]): Tally => ({
  clauses: clauses.length,
  statuses: counted(STATUSES, clauses, ({ status }) => status),
  evidence: counted(
    EVIDENCE,
    clauses.filter((clause) => clause.needsEvidence),
    ({ evidence }) => evidence,
  ),
})

const counted = <Name extends string>(
  names: readonly Name[],
  clauses: readonly ClauseReport[],
  nameOf: (clause: ClauseReport) => Name,
) =>
  Object.fromEntries(names.map((name) => [name, clauses.filter((clause) => nameOf(clause) === name).length])) as Record<
    Name,
    number
  >

/** The sections of a book with the tallies of their clauses. */
export const sectionReports = <Game extends GameState>(
  book: Book<Game>,
  clauses: readonly ClauseReport[],
): readonly SectionReport[] => {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]))
  return book.sections.map((section) => ({
    ...headOf(section),
    tally: tallyOf(sectionClauses(section).flatMap(({ id }) => byId.get(id) ?? [])),
  }))
}

/** Checks that every deciding part was seen to decide, and every refusing part to refuse. */
export function evidenceGate<Game extends GameState>(
  book: Book<Game>,
  clauses: readonly ClauseReport[],
  evidence: Evidence,
): Gate {
  const needing = clauses.filter(({ needsEvidence }) => needsEvidence)
  const findings = [
    ...needing.flatMap(unexercised),
    ...neverRefused(book, evidence),
    ...neverRefusing(book, clauses),
    ...neverAdvised(book, evidence),
    ...evidence.unlisted.map(unlisted),
  ]
  return gateOf('evidence', needing.length, findings, neverDecided(book, evidence))
}

const SHOWN_AT_WORK: readonly EvidenceLevel[] = ['exercised', 'refused']

const unexercised = ({ id, number, evidence, citedBy }: ClauseReport): readonly Finding[] =>
  SHOWN_AT_WORK.includes(evidence) || evidence === 'none'
    ? []
    : [
        {
          what: `${number} is not exercised, though cited by ${citedBy.join(', ')}`,
          where: `clause:${id}`,
          clauses: [id],
        },
      ]

const unlisted = (name: string): Finding => ({
  what: `"${name}" decides something, but the book does not list it`,
  where: name,
  clauses: [],
})

const isIdle = ({ times }: ActiveItem) => times === 0

const found = (what: string, { anchor, clauses }: Pick<ActiveItem, 'anchor' | 'clauses'>): Finding => ({
  what,
  where: anchor,
  clauses: idsOf(clauses),
})

const neverRefused = <Game extends GameState>(book: Book<Game>, evidence: Evidence): readonly Finding[] =>
  rowsAtWork(book, evidence)
    .filter((row) => isIdle(row) && row.refuses)
    .map((row) => found('a prohibition that never refused', row))

const neverAdvised = <Game extends GameState>(book: Book<Game>, evidence: Evidence): readonly Finding[] =>
  prioritiesAtWork(book, evidence)
    .filter(isIdle)
    .map((priority) => found('a priority that never decided', priority))

/** Rows, exceptions and formulas whose clauses may have other evidence. */
const neverDecided = <Game extends GameState>(book: Book<Game>, evidence: Evidence): readonly Finding[] => [
  ...rowsAtWork(book, evidence)
    .filter((row) => isIdle(row) && !row.refuses)
    .map((row) => found('a row that never decided', row)),
  ...book.formulas
    .filter(({ name }) => !evidence.formulas[name])
    .map(({ name, clauses }) => found('a formula that was never computed', { anchor: formulaAnchor(name), clauses })),
]

/** Checks that some world reaches every declared state and transition of every chart. */
export function reachGate<Game extends GameState>(book: Book<Game>, evidence: Evidence): Gate {
  const [states, ways] = [statesAtWork(book, evidence), waysAtWork(book, evidence)]
  const findings = book.charts.flatMap(({ name }) => {
    const own = ({ chart }: ChartItem) => chart === name
    if (states.filter(own).every(isIdle))
      return [found('no world reaches this chart', { anchor: `chart:${name}`, clauses: [] })]
    return [
      ...states
        .filter((state) => own(state) && isIdle(state))
        .map((one) => found('a state that no world reaches', one)),
      ...ways.filter((way) => own(way) && isIdle(way)).map((one) => found('a transition that no world reaches', one)),
    ]
  })
  return gateOf('reach', states.length + ways.length, findings)
}
