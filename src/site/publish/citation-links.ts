/** The places that cite a clause: the anchors of a report as links to the pages that draw them. @module */

import {
  type Book,
  findingAnchor,
  formulaAnchor,
  lawAnchor,
  offerAnchor,
  offersOf,
  pathLawAnchor,
  priorityAnchor,
  questionAnchor,
  rowAnchor,
  SECRETS,
  stateAnchor,
  wayAnchor,
} from '#core'
import type { Html } from '../draw/html-template.js'
import type { Sources } from './book-sources.js'
import { WHAT_A_SEAT_KNOWS } from './link-targets.js'
import { link, type Target } from './links.js'

/** A place that cites clauses: what it is, and where it is shown. */
export interface Citing {
  readonly kind: string
  readonly text: string
  readonly target: Target
}

/** Finds the places that the anchors of a report name. */
function citingsOf({ book, places }: Pick<Sources, 'book' | 'places'>): ReadonlyMap<string, Citing> {
  return new Map<string, Citing>([
    ...book.tables.flatMap(({ name, rows }) =>
      rows.map(
        (_, row) =>
          [
            rowAnchor(name, row),
            { kind: 'table', text: `${name}, row ${row + 1}`, target: places.row(name, row) },
          ] as const,
      ),
    ),
    ...book.formulas.map(
      ({ name }) => [formulaAnchor(name), { kind: 'formula', text: name, target: places.formula(name) }] as const,
    ),
    ...chartCitings(book, places),
    ...[...book.laws, ...(book.caseLaws ?? [])].map(
      ({ name }) => [lawAnchor(name), { kind: 'law', text: name, target: places.law(name) }] as const,
    ),
    ...(book.secrets
      ? [[SECRETS, { kind: 'law', text: WHAT_A_SEAT_KNOWS, target: places.law(WHAT_A_SEAT_KNOWS) }] as const]
      : []),
    ...book.pathLaws.map(
      ({ name }) => [pathLawAnchor(name), { kind: 'law', text: name, target: places.pathLaw(name) }] as const,
    ),
    ...[...(book.automaton?.all ?? []), { name: 'otherwise' }].map(
      ({ name }) => [priorityAnchor(name), { kind: 'priority', text: name, target: places.priority(name) }] as const,
    ),
    ...book.questions.map(
      ({ name, asks }) =>
        [questionAnchor(name), { kind: 'question', text: asks, target: places.question(name) }] as const,
    ),
    ...(book.findings ?? []).map(
      ({ name, says }) => [findingAnchor(name), { kind: 'finding', text: says, target: places.finding(name) }] as const,
    ),
  ])
}

const chartCitings = ({ charts }: Book, places: Sources['places']): readonly (readonly [string, Citing])[] =>
  charts.flatMap(({ name: chart, states }) =>
    Object.values(states).flatMap((of) => {
      const { name: state, ways } = of
      const target = places.state(chart, state)
      return [
        [stateAnchor(chart, state), { kind: 'chart', text: `${chart}: ${state}`, target }] as const,
        ...ways.map(
          ({ id, to }) =>
            [
              wayAnchor(chart, id),
              { kind: 'chart', text: `${chart}: ${state} → ${to}`, target: places.way(chart, id) },
            ] as const,
        ),
        ...offersOf(of).map(
          ({ name }) =>
            [offerAnchor(chart, state, name), { kind: 'offer', text: `${chart}: ${name}`, target }] as const,
        ),
      ]
    }),
  )

/** Every place that cites a clause, by the id of the clause; those that read the same once, in the order of the book. */
export function citedIn(sources: Sources): ReadonlyMap<string, readonly Citing[]> {
  const { report, examples, places } = sources
  const citings = citingsOf(sources)
  const shown = new Map<string, Citing[]>()
  for (const { file, examples: all } of examples)
    for (const { result } of all)
      for (const id of new Set(result.clauses)) {
        const citing = { kind: 'example', text: result.name, target: places.example(file, result.name) }
        shown.set(id, [...(shown.get(id) ?? []), citing])
      }
  return new Map(
    report.clauses.map(({ id, citedBy }) => {
      const found = citedBy.flatMap((anchor) => citings.get(anchor) ?? (sources.isOlder ? [] : missing(anchor, id)))
      const all = [...found, ...(shown.get(id) ?? [])]
      return [id, [...new Map(all.map((citing) => [`${citing.kind} ${citing.text}`, citing])).values()]]
    }),
  )
}

function missing(anchor: string, id: string): never {
  throw new Error(`${id} is cited by ${anchor}, which no page shows`)
}

/** A citing place as a link. */
export const citingLink = ({ text, target }: Citing): Html => link(target, text)
