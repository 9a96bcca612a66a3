/**
 * What was never at work: clauses, rows, states and transitions without evidence.
 *
 * @module
 */
import { type Book, bookClauses, type GameState } from '../kernel/book.js'
import { priorityAnchor, rowAnchor, stateAnchor, wayAnchor } from '../verify/anchors.js'
import type { Evidence } from '../verify/evidence.js'
import { needsEvidence } from '../verify/registry.js'
import type { PlayoutsReport } from './reports.js'

/** Everything of a book that evidence does not show at work. */
export const idleIn = <Game extends GameState>(book: Book<Game>, evidence: Evidence): PlayoutsReport['never'] => ({
  clauses: idle(
    bookClauses(book).filter(needsEvidence),
    ({ id }) => (evidence.exercised[id] ?? 0) + (evidence.refused[id] ?? 0),
    ({ id, section }) => `${section.number} ${id}`,
  ),
  rows: idle(
    book.tables.flatMap(({ name, rows }) => rows.map((_, row) => ({ name, row }))),
    ({ name, row }) => evidence.rows[name]?.[row] ?? 0,
    ({ name, row }) => rowAnchor(name, row),
  ),
  states: idle(
    placesOf(book, (states) => Object.keys(states)),
    ({ chart, name }) => evidence.states[chart]?.[name] ?? 0,
    ({ chart, name }) => stateAnchor(chart, name),
  ),
  priorities: idle(
    book.automaton?.all ?? [],
    ({ name }) => evidence.advised[name] ?? 0,
    ({ name }) => priorityAnchor(name),
  ),
  transitions: idle(
    placesOf(book, (states) => Object.values(states).flatMap(({ ways }) => ways.map(({ id }) => id))),
    ({ chart, name }) => evidence.ways[chart]?.[name] ?? 0,
    ({ chart, name }) => wayAnchor(chart, name),
  ),
})

const placesOf = <Game extends GameState>(
  { charts }: Book<Game>,
  namesIn: (states: Book['charts'][number]['states']) => readonly string[],
) => charts.flatMap(({ name: chart, states }) => namesIn(states).map((name) => ({ chart, name })))

const idle = <Item>(items: readonly Item[], times: (item: Item) => number, anchor: (item: Item) => string) => ({
  of: items.length,
  anchors: items.filter((item) => times(item) === 0).map(anchor),
})
