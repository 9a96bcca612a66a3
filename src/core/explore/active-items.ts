/** The parts of a book that were at work and those that never were: clauses, rows, states, transitions and priorities. @module */

import { type Book, bookClauses } from '../kernel/book/book.js'
import type { Clause, ClauseKind } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import { priorityAnchor, rowAnchor, stateAnchor, wayAnchor } from './citation-anchors.js'
import type { Evidence } from './evidence.js'

/** The kinds of things in a book that can be at work. */
export const AT_WORK = ['clauses', 'rows', 'states', 'transitions', 'priorities'] as const
/** A kind of things in a book that can be at work. */
export type AtWork = (typeof AT_WORK)[number]

const INERT: readonly ClauseKind[] = ['component', 'example', 'note']

/**
 * True if a clause decides something that the model must show. It is modelled, and not just a note, an example or a component.
 */
export const needsEvidence = ({ kind, disposition }: Clause): boolean =>
  disposition.as === 'modelled' && !INERT.includes(kind)

/** Something of a book that can be at work: its anchor, its clauses, and how often it was. */
export interface ActiveItem {
  readonly anchor: string
  readonly clauses: readonly Clause[]
  readonly times: number
}

/** A row of a table; whether it refuses what it matches. */
export interface RowItem extends ActiveItem {
  readonly refuses: boolean
}

/** A state or a transition of a chart. */
export interface ChartItem extends ActiveItem {
  readonly chart: string
}

/** The rows of all tables. */
export const rowsAtWork = <Game extends GameState>(
  { tables }: Book<Game>,
  { rows: fired }: Evidence,
): readonly RowItem[] =>
  tables.flatMap(({ name, policy, rows }) =>
    rows.map(({ clauses, lifts }, row) => ({
      anchor: rowAnchor(name, row),
      clauses,
      times: fired[name]?.[row] ?? 0,
      refuses: policy === 'forbid' && lifts === undefined,
    })),
  )

/** The states of all charts. */
export const statesAtWork = <Game extends GameState>({ charts }: Book<Game>, { states: entered }: Evidence) =>
  charts.flatMap(({ name: chart, states }) =>
    Object.values(states).map(
      ({ name, requirements }): ChartItem => ({
        chart,
        anchor: stateAnchor(chart, name),
        clauses: requirements,
        times: entered[chart]?.[name] ?? 0,
      }),
    ),
  )

/** The transitions of all charts. */
export const waysAtWork = <Game extends GameState>({ charts }: Book<Game>, { ways: taken }: Evidence) =>
  charts.flatMap(({ name: chart, states }) =>
    Object.values(states).flatMap(({ ways }) =>
      ways.map(
        ({ id, requirements }): ChartItem => ({
          chart,
          anchor: wayAnchor(chart, id),
          clauses: requirements,
          times: taken[chart]?.[id] ?? 0,
        }),
      ),
    ),
  )

/** The priorities by which the book plays seats. */
export const prioritiesAtWork = <Game extends GameState>({ automaton }: Book<Game>, { advised }: Evidence) =>
  (automaton?.all ?? []).map(
    ({ name, clauses }): ActiveItem => ({ anchor: priorityAnchor(name), clauses, times: advised[name] ?? 0 }),
  )

/** The clauses that must be shown at work, and how often they were. */
const clausesAtWork = <Game extends GameState>(
  book: Book<Game>,
  { exercised, refused }: Evidence,
): readonly ActiveItem[] =>
  bookClauses(book)
    .filter(needsEvidence)
    .map((clause) => ({
      anchor: `${clause.section.number} ${clause.id}`,
      clauses: [clause],
      times: (exercised[clause.id] ?? 0) + (refused[clause.id] ?? 0),
    }))

/** The functions that find all items of each kind. */
const FOUND: Readonly<
  Record<AtWork, <Game extends GameState>(book: Book<Game>, evidence: Evidence) => readonly ActiveItem[]>
> = {
  clauses: clausesAtWork,
  rows: rowsAtWork,
  states: statesAtWork,
  transitions: waysAtWork,
  priorities: prioritiesAtWork,
}

/** The number of items of a kind, and the anchors of those that were never at work. */
export interface Never {
  readonly of: number
  readonly anchors: readonly string[]
}

/** Everything of a book that evidence does not show at work. */
export const idleIn = <Game extends GameState>(book: Book<Game>, evidence: Evidence): Record<AtWork, Never> =>
  Object.fromEntries(
    AT_WORK.map((kind) => {
      const items = FOUND[kind](book, evidence)
      return [kind, { of: items.length, anchors: items.filter(({ times }) => times === 0).map(({ anchor }) => anchor) }]
    }),
  ) as unknown as Record<AtWork, Never>

/** The anchors of everything, of some kinds, that evidence shows at work. */
export const workedIn = <Game extends GameState>(
  book: Book<Game>,
  evidence: Evidence,
  kinds: readonly AtWork[],
): ReadonlySet<string> =>
  new Set(
    kinds.flatMap((kind) =>
      FOUND[kind](book, evidence)
        .filter(({ times }) => times > 0)
        .map(({ anchor }) => anchor),
    ),
  )
