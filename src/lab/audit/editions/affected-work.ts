/** The effects of a difference, as a list of work for modelling a new edition. @module */

import {
  type Book,
  type Citation,
  type Clause,
  citationPlaces,
  citationsOf,
  headOf,
  questionAnchor,
  type Section,
  type SectionHead,
  sectionClauses,
} from '#core'
import type { Touching } from '../ties/touched-clauses.js'
import { stem } from './heading.js'
import type { EditionDifference, WorkItem } from './report.js'

/** An example as far as an audit knows it. */
export interface ExampleRef {
  readonly file: string
  readonly name: string
  readonly clauses: readonly string[]
}

/** A conformance case as far as an audit knows it. */
export interface CaseRef {
  readonly id: string
  readonly clauses: readonly string[]
}

/** The examples and cases that depend on a book's clauses. */
export interface Relying {
  readonly examples: readonly ExampleRef[]
  readonly cases: readonly CaseRef[]
}

/** The possible places of a section in the copy, and the clauses near a change. */
export interface Whereabouts {
  /** The names of the sections that have a heading. */
  readonly headed: ReadonlySet<string>
  /** By the numbers of those that have no words below it, because columns are mixed: what stands around them. */
  readonly beside: ReadonlyMap<string, readonly string[]>
  /** Clauses of which it is known which passages they restate. */
  readonly touching: Touching | undefined
}

/** Lists what has to be looked at again: what restates a passage that changed first. */
export function affectedWork(
  book: Book,
  relying: Relying,
  differences: readonly EditionDifference[],
  { headed, beside, touching }: Whereabouts,
): readonly WorkItem[] {
  const citations = citationsOf(book)
  const works = book.sections.flatMap((section): readonly WorkItem[] => {
    const head = headOf(section)
    const around = beside.get(stem(head.number)) ?? []
    const over = headed.has(head.name) ? [head.number, ...around] : standsUnder(book, head, headed)
    const about = differences.filter(({ number }) => over.some((one) => stem(one) === stem(number)))
    const near = nearIn(section, about, touching)
    if (near.beside.length === 0 && near.clauses.length === 0 && !concerns(section, about, touching)) return []
    return [workOf(book, section, { about, citations, ...relying, near, headed: headed.has(head.name) })]
  })
  const known = works.toSorted((one, other) => Number(one.clauses.length === 0) - Number(other.clauses.length === 0))
  return [...known, ...differences.filter(({ number }) => !isKnown(book, number)).map(unknown)]
}

/** The clauses of a section that a change is near to, and how many others it has. */
interface Near {
  readonly clauses: readonly Clause[]
  readonly beside: readonly string[]
  readonly others: number
}

/** Of clauses whose passages are known, those that a change is near to, the nearest first; the others where their section changed. */
function nearIn(section: Section, about: readonly EditionDifference[], touching: Touching | undefined): Near {
  const all = sectionClauses(section)
  const inWords = about.some(({ kind }) => kind !== 'renumbered' && kind !== 'retitled')
  const isAt = ({ id }: Clause) => (touching?.tied.has(id) ? touching.at.has(id) : inWords)
  const near = ({ id }: Clause) => touching?.near.get(id) ?? 0
  const clauses = all.filter(isAt).toSorted((one, other) => near(other) - near(one))
  const beside = all.map(({ id }) => id).filter((id) => touching?.beside.has(id))
  return { clauses, beside, others: inWords ? all.length - clauses.length - beside.length : 0 }
}

/** Differences of which the ties tell whom they touch. */
const IN_WORDS: readonly EditionDifference['kind'][] = ['changed', 'swapped', 'moved']

/**
 * True if a section must be listed although none of its clauses is touched. Its heading or number changed, or its place in the
 * copy is unknown.
 */
const concerns = (section: Section, about: readonly EditionDifference[], touching: Touching | undefined): boolean =>
  about.length > 0 &&
  (touching === undefined ||
    about.some(({ kind, number }) => !IN_WORDS.includes(kind) && stem(number) === stem(headOf(section).number)))

const isKnown = ({ sections }: Book, number: string): boolean =>
  sections.some((section) => stem(headOf(section).number) === stem(number))

const unknown = (difference: EditionDifference): WorkItem => ({
  number: difference.number,
  ...(difference.title !== undefined && { title: difference.title }),
  why: [difference.kind],
  headed: true,
  clauses: [],
  beside: [],
  others: 0,
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
  readonly about: readonly EditionDifference[]
  readonly citations: readonly Citation[]
  readonly headed: boolean
  readonly near: Near
}

function workOf(book: Book, section: Section, reason: Reason): WorkItem {
  const { about, citations, examples, cases, near } = reason
  const { clauses, beside, others } = near
  const { number, title } = headOf(section)
  const headed = reason.headed && (about.length === 0 || about.some((one) => stem(one.number) === stem(number)))
  const ids = new Set(clauses.map(({ id }) => id))
  const isAbout = (one: { readonly clauses: readonly string[] }) => one.clauses.some((id) => ids.has(id))
  const citing = citations.filter(({ clause }) => ids.has(clause.id)).map(({ anchor }) => anchor)
  const questions = book.questions.map(({ name }) => name).filter((name) => citing.includes(questionAnchor(name)))
  return {
    number,
    title,
    why: whyOf(about),
    headed,
    clauses: clauses.map(plain),
    beside,
    others,
    places: placesOf(book, citing),
    examples: examples.filter(isAbout).map(({ file, name }) => ({ file, name })),
    questions,
    conformance: cases.filter(isAbout).map(({ id }) => id),
    referring: referringTo(book, number, about),
  }
}

/** In what a section differs; where none of that stands under its heading, its words stand elsewhere. */
const whyOf = (about: readonly EditionDifference[]): readonly string[] =>
  about.length === 0
    ? ['changed under another heading']
    : [...new Set(about.map((one) => (one.kind === 'renumbered' ? `renumbered to ${one.to}` : one.kind)))]

const plain = ({ id, kind, disposition }: Clause) => ({ id, kind, status: disposition.as })

/** The clauses that refer to a section by number, if its number or place changes. */
function referringTo(book: Book, number: string, about: readonly EditionDifference[]): readonly string[] {
  if (!about.some(({ kind }) => kind === 'renumbered' || kind === 'missing')) return []
  return book.sections.flatMap(sectionClauses).flatMap(({ id, see }) => (see.includes(number) ? [id] : []))
}

/** The places that anchors name, as people read them; questions are listed on their own. */
function placesOf(book: Book, anchors: readonly string[]): WorkItem['places'] {
  const named = citationPlaces(book)
  return [...new Set(anchors)].map(named).filter(({ kind }) => kind !== 'question')
}
