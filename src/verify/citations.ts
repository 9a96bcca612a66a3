/** Citations: every place in a book that relies on a clause. @module */

import type { GameState, Table } from '#kernel'
import {
  findingAnchor,
  formulaAnchor,
  lawAnchor,
  offerAnchor,
  pathLawAnchor,
  priorityAnchor,
  questionAnchor,
  rowAnchor,
  stateAnchor,
  wayAnchor,
} from '../explore/anchors.js'
import type { Book } from '../kernel/book.js'
import { type Chart, offersOf } from '../kernel/chart.js'
import type { Clause } from '../kernel/clause.js'

/** A place in a book that cites a clause. */
export interface Citation {
  readonly anchor: string
  readonly clause: Clause
}

/** Every place in a book that cites a clause, in the order of the book. */
export const citationsOf = <Game extends GameState>(book: Book<Game>): readonly Citation[] => [
  ...book.tables.flatMap(tableCitations),
  ...book.formulas.flatMap(({ name, clauses }) => citing(formulaAnchor(name), clauses)),
  ...book.charts.flatMap(chartCitations),
  ...book.laws.flatMap(({ name, clauses }) => citing(lawAnchor(name), clauses)),
  ...book.pathLaws.flatMap(({ name, clauses }) => citing(pathLawAnchor(name), clauses)),
  ...book.questions.flatMap(({ name, clauses }) => citing(questionAnchor(name), clauses)),
  ...(book.findings ?? []).flatMap(({ name, clauses }) => citing(findingAnchor(name), clauses)),
  ...(book.automaton?.all ?? []).flatMap(({ name, clauses, within }) =>
    citing(priorityAnchor(name), [...clauses, ...within.flatMap((narrowing) => narrowing.clauses)]),
  ),
  ...citing(priorityAnchor('otherwise'), book.automaton?.grounds ?? []),
]

const citing = (anchor: string, clauses: readonly Clause[]): readonly Citation[] =>
  clauses.map((clause) => ({ anchor, clause }))

const tableCitations = ({ name, rows }: Table) =>
  rows.flatMap(({ clauses, lifts = [] }, row) => citing(rowAnchor(name, row), [...clauses, ...lifts]))

const chartCitations = ({ name: chart, states }: Chart) =>
  Object.values(states).flatMap((state) => [
    ...citing(stateAnchor(chart, state.name), state.requirements),
    ...state.ways.flatMap(({ id, requirements }) => citing(wayAnchor(chart, id), requirements)),
    ...offersOf(state).flatMap((offer) => citing(offerAnchor(chart, state.name, offer.name), offer.cites)),
  ])
