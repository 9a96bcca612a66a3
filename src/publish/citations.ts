/** Who cites a clause: the anchors of a report as links to where they are drawn. @module */

import type { Book, Clause } from '#kernel'
import type { Html } from '../draw/html.js'
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
} from '../explore/anchors.js'
import { offersOf } from '../kernel/chart.js'
import { link, type Target } from './links.js'
import { WHAT_A_SEAT_KNOWS } from './places.js'
import type { Sources } from './sources.js'

/** A place that cites clauses: what it is, and where it is shown. */
export interface Citing {
  readonly kind: string
  readonly text: string
  readonly target: Target
}

/** Finds the places that the anchors of a report name. */
export function citingsOf({ book, places }: Pick<Sources, 'book' | 'places'>): ReadonlyMap<string, Citing> {
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

/** The places that cite a clause, those that read the same once, in the order of the book. */
export function citedBy(
  { report, examples, places }: Sources,
  citings: ReadonlyMap<string, Citing>,
  clause: Clause,
): readonly Citing[] {
  const anchors = report.clauses.find(({ id }) => id === clause.id)?.citedBy ?? []
  const found = anchors.map((anchor) => citings.get(anchor) ?? missing(anchor, clause))
  const shown = examples.flatMap(({ file, examples: all }) =>
    all
      .filter(({ result }) => result.clauses.includes(clause.id))
      .map(({ result: { name } }) => ({ kind: 'example', text: name, target: places.example(file, name) })),
  )
  return [...new Map([...found, ...shown].map((citing) => [`${citing.kind} ${citing.text}`, citing])).values()]
}

function missing(anchor: string, { id }: Clause): never {
  throw new Error(`${id} is cited by ${anchor}, which no page shows`)
}

/** A citing place as a link. */
export const citingLink = ({ kind, text, target }: Citing): Html => link(target, text, kind)
