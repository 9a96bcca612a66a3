/** Citations: every place in a book that relies on clauses. @module */

import {
  findingAnchor,
  formulaAnchor,
  lawAnchor,
  offerAnchor,
  pathLawAnchor,
  priorityAnchor,
  questionAnchor,
  rowAnchor,
  SECRETS,
  stateAnchor,
  wayAnchor,
} from '../../explore/citation-anchors.js'
import type { Book } from '../../kernel/book/book.js'
import { type Chart, offersOf } from '../../kernel/charts/chart.js'
import type { Offer } from '../../kernel/offers/option.js'
import type { Clause } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Table } from '../../kernel/tables/rows.js'

/** A place in a book that may cite clauses. */
export interface Place {
  readonly anchor: string
  readonly clauses: readonly Clause[]
  /** For an exception: the clauses that it lifts. */
  readonly lifts?: readonly Clause[]
  /** For a priority: those nested in it, in their order. */
  readonly nested?: readonly { readonly says: string; readonly clauses: readonly Clause[] }[]
  readonly offer?: Offer<never>
}

/** A place in a book that cites a clause. */
export interface Citation {
  readonly anchor: string
  readonly clause: Clause
}

/** Every place in a book that may cite clauses, in the order of the book. */
export const citingPlaces = <Game extends GameState>(book: Book<Game>): readonly Place[] => [
  ...book.tables.flatMap(inTable),
  ...book.formulas.map(({ name, clauses }) => ({ anchor: formulaAnchor(name), clauses })),
  ...book.charts.flatMap(inChart),
  ...book.laws.map(({ name, clauses }) => ({ anchor: lawAnchor(name), clauses })),
  ...book.pathLaws.map(({ name, clauses }) => ({ anchor: pathLawAnchor(name), clauses })),
  ...(book.caseLaws ?? []).map(({ name, clauses }) => ({ anchor: lawAnchor(name), clauses })),
  ...(book.secrets
    ? [{ anchor: SECRETS, clauses: [...book.secrets.clauses, ...(book.secrets.automatonKnows ?? [])] }]
    : []),
  ...book.questions.map(({ name, clauses }) => ({ anchor: questionAnchor(name), clauses })),
  ...(book.findings ?? []).map(({ name, clauses }) => ({ anchor: findingAnchor(name), clauses })),
  ...(book.automaton?.all ?? []).map(({ name, clauses, within }) => ({
    anchor: priorityAnchor(name),
    clauses,
    nested: within,
  })),
  { anchor: priorityAnchor('otherwise'), clauses: book.automaton?.grounds ?? [] },
]

const inTable = ({ name, rows }: Table): readonly Place[] =>
  rows.map(({ clauses, lifts }, row) => ({ anchor: rowAnchor(name, row), clauses, ...(lifts && { lifts }) }))

const inChart = ({ name: chart, states }: Chart): readonly Place[] =>
  Object.values(states).flatMap((state) => [
    { anchor: stateAnchor(chart, state.name), clauses: state.requirements },
    ...state.ways.map(({ id, requirements }) => ({ anchor: wayAnchor(chart, id), clauses: requirements })),
    ...offersOf(state).map((offer) => ({
      anchor: offerAnchor(chart, state.name, offer.name),
      clauses: offer.cites,
      offer,
    })),
  ])

/** Every citation of a clause, in the order of the book. */
export const citationsOf = <Game extends GameState>(book: Book<Game>): readonly Citation[] =>
  citingPlaces(book).flatMap(({ anchor, clauses, lifts = [], nested = [] }) =>
    [...clauses, ...lifts, ...nested.flatMap((one) => one.clauses)].map((clause) => ({ anchor, clause })),
  )

/** Names the places of a book, as people read them, by their anchors. */
export function citationPlaces({
  charts,
}: Pick<Book, 'charts'>): (anchor: string) => { readonly kind: string; readonly name: string } {
  const ways: ReadonlyMap<string, string> = new Map(
    charts.flatMap(({ name: chart, states }) =>
      Object.values(states).flatMap(({ name: state, ways: all }) =>
        all.map(({ id, to }) => [`${chart}/${id}`, `${chart}: ${state} → ${to}`] as const),
      ),
    ),
  )
  return (anchor) => {
    const [kind = '', ...rest] = anchor.split(':')
    const name = rest.join(':')
    return {
      kind: KINDS.get(kind) ?? kind,
      name: ways.get(name) ?? (kind === 'table' ? name.replace(/\/(\d+)$/, ', row $1') : name),
    }
  }
}

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ table: 'table row', way: 'transition', 'path-law': 'law of paths' }),
)
