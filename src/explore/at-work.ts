/** What of a book was at work and what never was: clauses, rows, states, transitions and priorities. @module */

import type { Clause, ClauseKind, GameState } from '#kernel'
import { type Book, bookClauses } from '../kernel/book.js'
import { priorityAnchor, rowAnchor, stateAnchor, wayAnchor } from './anchors.js'
import type { Evidence } from './evidence.js'

/** The kinds of things in a book that can be at work. */
export const AT_WORK = ['clauses', 'rows', 'states', 'transitions', 'priorities'] as const
/** A kind of things in a book that can be at work. */
export type AtWork = (typeof AT_WORK)[number]

const INERT: readonly ClauseKind[] = ['component', 'example', 'note']

/** Whether a clause decides something that the model must show: it is modelled, and no mere note, example or component. */
export const needsEvidence = ({ kind, disposition }: Clause): boolean =>
  disposition.as === 'modelled' && !INERT.includes(kind)

/** Something of a book that can be at work: its anchor, its clauses, and how often it was. */
export interface Item {
  readonly anchor: string
  readonly clauses: readonly Clause[]
  readonly times: number
}

/** A row of a table; whether it refuses what it matches. */
export interface RowItem extends Item {
  readonly refuses: boolean
}

/** A state or a transition of a chart. */
export interface ChartItem extends Item {
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
    ({ name, clauses }): Item => ({ anchor: priorityAnchor(name), clauses, times: advised[name] ?? 0 }),
  )

/** The clauses that must be shown at work, and how often they were. */
const clausesAtWork = <Game extends GameState>(book: Book<Game>, { exercised, refused }: Evidence): readonly Item[] =>
  bookClauses(book)
    .filter(needsEvidence)
    .map((clause) => ({
      anchor: `${clause.section.number} ${clause.id}`,
      clauses: [clause],
      times: (exercised[clause.id] ?? 0) + (refused[clause.id] ?? 0),
    }))

/** How everything of a kind is found. */
const FOUND: Readonly<
  Record<AtWork, <Game extends GameState>(book: Book<Game>, evidence: Evidence) => readonly Item[]>
> = {
  clauses: clausesAtWork,
  rows: rowsAtWork,
  states: statesAtWork,
  transitions: waysAtWork,
  priorities: prioritiesAtWork,
}

/** How many things of a kind there are, and the anchors of those that were never at work. */
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
