/**
 * What was at work and what never was: clauses, rows, states, transitions and priorities, with evidence or without.
 *
 * @module
 */
import { type Book, bookClauses, type GameState } from '../kernel/book.js'
import type { PlayoutsReport } from '../play/reports.js'
import { needsEvidence } from '../verify/registry.js'
import { priorityAnchor, rowAnchor, stateAnchor, wayAnchor } from './anchors.js'
import type { AtWork } from './at-work.js'
import type { Evidence } from './evidence.js'

/** Something of a book that can be at work: how often it was, and its anchor. */
interface Item {
  readonly times: number
  readonly anchor: string
}

/** Everything of a book that can be at work, by kind. */
const itemsIn = <Game extends GameState>(
  book: Book<Game>,
  evidence: Evidence,
): Readonly<Record<AtWork, readonly Item[]>> => ({
  clauses: bookClauses(book)
    .filter(needsEvidence)
    .map(({ id, section }) => ({
      times: (evidence.exercised[id] ?? 0) + (evidence.refused[id] ?? 0),
      anchor: `${section.number} ${id}`,
    })),
  rows: book.tables.flatMap(({ name, rows }) =>
    rows.map((_, row) => ({ times: evidence.rows[name]?.[row] ?? 0, anchor: rowAnchor(name, row) })),
  ),
  states: placesOf(book, (states) => Object.keys(states)).map(({ chart, name }) => ({
    times: evidence.states[chart]?.[name] ?? 0,
    anchor: stateAnchor(chart, name),
  })),
  priorities: (book.automaton?.all ?? []).map(({ name }) => ({
    times: evidence.advised[name] ?? 0,
    anchor: priorityAnchor(name),
  })),
  transitions: placesOf(book, (states) => Object.values(states).flatMap(({ ways }) => ways.map(({ id }) => id))).map(
    ({ chart, name }) => ({ times: evidence.ways[chart]?.[name] ?? 0, anchor: wayAnchor(chart, name) }),
  ),
})

/** Everything of a book that evidence does not show at work. */
export const idleIn = <Game extends GameState>(book: Book<Game>, evidence: Evidence): PlayoutsReport['never'] =>
  mapValues(itemsIn(book, evidence), (items) => ({
    of: items.length,
    anchors: items.filter(({ times }) => times === 0).map(({ anchor }) => anchor),
  }))

/** The anchors of everything, of some kinds, that evidence shows at work. */
export function workedIn<Game extends GameState>(
  book: Book<Game>,
  evidence: Evidence,
  kinds: readonly AtWork[],
): ReadonlySet<string> {
  const items = itemsIn(book, evidence)
  return new Set(kinds.flatMap((kind) => items[kind].filter(({ times }) => times > 0).map(({ anchor }) => anchor)))
}

const placesOf = <Game extends GameState>(
  { charts }: Book<Game>,
  namesIn: (states: Book['charts'][number]['states']) => readonly string[],
) => charts.flatMap(({ name: chart, states }) => namesIn(states).map((name) => ({ chart, name })))

const mapValues = <Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (from: From) => To,
): Record<Name, To> =>
  Object.fromEntries(Object.entries<From>(record).map(([name, from]) => [name, change(from)])) as Record<Name, To>
