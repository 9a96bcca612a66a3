/** What a difference touches: the work list of somebody who models a new edition. @module */

import { questionAnchor } from '../../explore/anchors.js'
import type { Book } from '../../kernel/book.js'
import { type Clause, clausesOf, headOf, type Section, type SectionHead } from '../../kernel/clause.js'
import { type Citation, citationsOf } from '../../verify/registry.js'
import { stem } from './heading.js'
import type { Difference, Work } from './report.js'

/** An example as far as an audit knows it. */
export interface Cited {
  readonly file: string
  readonly name: string
  readonly clauses: readonly string[]
}

/** A conformance case as far as an audit knows it. */
export interface Tried {
  readonly id: string
  readonly clauses: readonly string[]
}

/** What relies on the clauses of a book beside the book itself. */
export interface Relying {
  readonly examples: readonly Cited[]
  readonly cases: readonly Tried[]
}

/**
 * Lists what has to be looked at again.
 *
 * @param headed - the names of the sections that have a heading
 * @param beside - by the numbers of those that have no words below it, because columns are mixed: what stands around them
 */
export function touched(
  book: Book,
  relying: Relying,
  differences: readonly Difference[],
  headed: ReadonlySet<string>,
  beside: ReadonlyMap<string, readonly string[]>,
): readonly Work[] {
  const citations = citationsOf(book)
  const works = book.sections.flatMap((section) => {
    const head = headOf(section)
    const around = beside.get(stem(head.number)) ?? []
    const over = headed.has(head.name) ? [head.number, ...around] : standsUnder(book, head, headed)
    const about = differences.filter(({ number }) => over.some((one) => stem(one) === stem(number)))
    if (about.length === 0) return []
    return [
      workOf(book, section, {
        about,
        citations,
        ...relying,
        headed: headed.has(head.name) && about.some(({ number }) => stem(number) === stem(head.number)),
      }),
    ]
  })
  return [...works, ...differences.filter(({ number }) => !isKnown(book, number)).map(unknown)]
}

const isKnown = ({ sections }: Book, number: string): boolean =>
  sections.some((section) => stem(headOf(section).number) === stem(number))

const unknown = (difference: Difference): Work => ({
  number: difference.number,
  ...(difference.title !== undefined && { title: difference.title }),
  why: [difference.kind],
  headed: true,
  clauses: [],
  places: [],
  examples: [],
  questions: [],
  conformance: [],
  referring: [],
})

/** The headings below which a section without one may stand: the last before it, and the last before it of the same form. */
function standsUnder({ sections }: Book, head: SectionHead, headed: ReadonlySet<string>): readonly string[] {
  const heads = sections.map(headOf)
  const before = heads.slice(0, heads.indexOf(head)).filter(({ name }) => headed.has(name))
  const alike = before.filter(({ number }) => formOf(number) === formOf(head.number))
  return [before.at(-1), alike.at(-1)].flatMap((one) => (one ? [one.number] : before.length === 0 ? [''] : []))
}

const formOf = (number: string): string => number.replace(/\d+/g, '#')

interface Reason extends Relying {
  readonly about: readonly Difference[]
  readonly citations: readonly Citation[]
  readonly headed: boolean
}

function workOf(book: Book, section: Section, { about, citations, examples, cases, headed }: Reason): Work {
  const { number, title } = headOf(section)
  const inWords = about.some(({ kind }) => kind !== 'renumbered')
  const clauses = inWords ? clausesOf(section) : []
  const ids = new Set(clauses.map(({ id }) => id))
  const isAbout = (one: { readonly clauses: readonly string[] }) => one.clauses.some((id) => ids.has(id))
  const citing = citations.filter(({ clause }) => ids.has(clause.id)).map(({ anchor }) => anchor)
  const questions = book.questions.map(({ name }) => name).filter((name) => citing.includes(questionAnchor(name)))
  return {
    number,
    title,
    why: [...new Set(about.map((one) => (one.kind === 'renumbered' ? `renumbered to ${one.to}` : one.kind)))],
    headed,
    clauses: clauses.map(plain),
    places: placesOf(book, citing),
    examples: examples.filter(isAbout).map(({ file, name }) => ({ file, name })),
    questions,
    conformance: cases.filter(isAbout).map(({ id }) => id),
    referring: referringTo(book, number, about),
  }
}

const plain = ({ id, kind, disposition }: Clause) => ({ id, kind, status: disposition.as })

/** Where its number or its place changes, whoever refers to it by that. */
function referringTo(book: Book, number: string, about: readonly Difference[]): readonly string[] {
  if (!about.some(({ kind }) => kind === 'renumbered' || kind === 'missing')) return []
  return book.sections.flatMap(clausesOf).flatMap(({ id, see }) => (see.includes(number) ? [id] : []))
}

/** The places that anchors name, as people read them; questions are listed on their own. */
function placesOf(book: Book, anchors: readonly string[]): Work['places'] {
  const ways: ReadonlyMap<string, string> = new Map(
    book.charts.flatMap(({ name: chart, states }) =>
      Object.values(states).flatMap(({ name: state, ways: all }) =>
        all.map(({ id, to }) => [`${chart}/${id}`, `${chart}: ${state} → ${to}`] as const),
      ),
    ),
  )
  return [...new Set(anchors)].flatMap((anchor) => {
    const [kind = '', ...rest] = anchor.split(':')
    const name = rest.join(':')
    if (kind === 'question') return []
    return [
      {
        kind: KINDS[kind] ?? kind,
        name: ways.get(name) ?? (kind === 'table' ? name.replace(/\/(\d+)$/, ', row $1') : name),
      },
    ]
  })
}

const KINDS: Readonly<Record<string, string>> = { table: 'table row', way: 'transition', 'path-law': 'law of paths' }
