/** The registry of clauses: names, cross-references and citations. @module */

import { needsEvidence } from '../../explore/active-items.js'
import { offerAnchor } from '../../explore/citation-anchors.js'
import { type Book, bookClauses } from '../../kernel/book/book.js'
import { offersOf } from '../../kernel/charts/chart.js'
import { type Clause, headOf, isSection, sectionClauses } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import { type Finding, type Gate, gateOf, idsOf } from '../report.js'
import { unsoundQuestions } from './check-questions.js'
import { type Citation, citationsOf } from './citing-places.js'
import { unlikelyReferences } from './references.js'
import { wronglyRenamed } from './renamed-clauses.js'

/** Checks the names, the cross-references and the citations of a book. */
export function registryGate<Game extends GameState>(book: Book<Game>): Gate {
  const clauses = bookClauses(book)
  const citations = citationsOf(book)
  return gateOf(
    'registry',
    clauses.length,
    [
      ...doubles(book),
      ...ids(book),
      ...wronglyRenamed(book),
      ...brokenReferences(book),
      ...unlikelyReferences(book),
      ...wrongCitations(clauses, citations),
      ...unlistedTables(book),
      ...uncited(clauses, citations),
      ...unsoundQuestions(book),
    ],
    citedAlthough(citations),
  )
}

/** Exported sections whose name is not that of the export: for a test over the modules that hold them. */
export const misnamedSections = (exports: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(exports).flatMap(([name, value]) =>
    isSection(value) && headOf(value).name !== name
      ? [`${name}: the section calls itself "${headOf(value).name}"`]
      : [],
  )

const doublesIn = (kind: string, names: readonly string[]): readonly Finding[] =>
  [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => ({
    what: `two ${kind} have the name "${name}"`,
    where: `${kind}:${name}`,
    clauses: [],
  }))

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name)

const doubles = <Game extends GameState>(book: Book<Game>): readonly Finding[] => [
  ...doublesIn('sections', namesOf(book.sections.map(headOf))),
  ...doublesIn(
    'section numbers',
    book.sections.map((section) => headOf(section).number),
  ),
  ...doublesIn('tables or formulas', [...namesOf(book.tables), ...namesOf(book.formulas)]),
  ...doublesIn('measures', namesOf(book.measures ?? [])),
  ...doublesIn('charts', namesOf(book.charts)),
  ...doublesIn('laws', [...namesOf(book.laws), ...namesOf(book.pathLaws), ...namesOf(book.caseLaws ?? [])]),
  ...doublesIn('worlds', namesOf(book.worlds)),
  ...doublesIn('questions', namesOf(book.questions)),
  ...doublesIn('findings', namesOf(book.findings ?? [])),
  ...doublesIn('priorities', namesOf(book.automaton?.all ?? [])),
]

const IDENTIFIER = /^[a-z][A-Za-z0-9]*$/

/** Ids must be names that can be written in a program: those of a section and a key. */
const ids = <Game extends GameState>(book: Book<Game>): readonly Finding[] =>
  bookClauses(book)
    .filter(({ id }) => !id.split('.').every((part) => IDENTIFIER.test(part)))
    .map(({ id }) => ({
      what: `the id "${id}" is not a section and a key in camel case`,
      where: `clause:${id}`,
      clauses: [id],
    }))

function brokenReferences<Game extends GameState>(book: Book<Game>): readonly Finding[] {
  const numbers = new Set(book.sections.map((section) => headOf(section).number))
  return book.sections.flatMap(sectionClauses).flatMap(({ id, see }) =>
    see
      .filter((number) => !numbers.has(number))
      .map((number) => ({
        what: `refers to section "${number}", which does not exist`,
        where: `clause:${id}`,
        clauses: [id],
      })),
  )
}

function wrongCitations(clauses: readonly Clause[], citations: readonly Citation[]): readonly Finding[] {
  const known = new Set(clauses)
  return citations
    .filter(({ clause }) => !known.has(clause))
    .map(({ anchor, clause }) => ({
      what: `a wrong citation: "${clause.id}" is not in the book's sections`,
      where: anchor,
      clauses: [clause.id],
    }))
}

/** A table that refuses although the book does not list it would not be analysed. */
function unlistedTables<Game extends GameState>(book: Book<Game>): readonly Finding[] {
  const listed = new Set<unknown>(book.tables)
  return book.charts.flatMap(({ name: chart, states }) =>
    Object.values(states).flatMap((state) =>
      offersOf(state).flatMap(({ name, forbid }) =>
        forbid === undefined || listed.has(forbid)
          ? []
          : [
              {
                what: `the table "${forbid.name}" is not in the book's list of tables`,
                where: offerAnchor(chart, state.name, name),
                clauses: [],
              },
            ],
      ),
    ),
  )
}

function uncited(clauses: readonly Clause[], citations: readonly Citation[]): readonly Finding[] {
  const cited = new Set(citations.map(({ clause }) => clause.id))
  return clauses
    .filter((clause) => needsEvidence(clause) && !cited.has(clause.id))
    .map(({ id, section }) => ({
      what: `modelled, but nothing cites ${section.number} ${id}`,
      where: `clause:${id}`,
      clauses: [id],
    }))
}

/** True if a place decides nothing and is only about the text; it may cite any clause. */
const isAboutTheText = (anchor: string) => anchor.startsWith('question:') || anchor.startsWith('finding:')

/** Clauses that are cited although they are said to decide nothing, or not to be modelled. */
function citedAlthough(citations: readonly Citation[]): readonly Finding[] {
  const odd = citations.filter(
    ({ anchor, clause: { disposition } }) =>
      ['informative', 'unmodelled'].includes(disposition.as) && !isAboutTheText(anchor),
  )
  return [...new Set(odd.map(({ clause }) => clause))].map((clause) => ({
    what: `${clause.disposition.as}, but cited by ${odd
      .filter((other) => other.clause === clause)
      .map(({ anchor }) => anchor)
      .join(', ')}`,
    where: `clause:${clause.id}`,
    clauses: idsOf([clause]),
  }))
}
