/**
 * Citations: what an example says it is about, checked against the clauses and sections of its book.
 *
 * @module
 */
import { type Book, bookClauses } from '../kernel/book.js'
import { type Clause, headOf, type SectionHead } from '../kernel/clause.js'
import { once } from '../kernel/once.js'
import type { Problem } from '../kernel/position.js'
import { instead } from './nearest.js'

type Cited = Pick<Book, 'sections' | 'title'>

const idsIn = once((clauses: readonly Clause[]) => clauses.map(({ id }) => id))
const numbersIn = once((sections: Book['sections']) => sections.map((section) => headOf(section).number))

/** What is wrong with citations that may be clause ids or section numbers. */
export function citationProblems(book: Cited, cites: readonly string[]): readonly Problem[] {
  const ids = idsIn(bookClauses(book))
  const numbers = numbersIn(book.sections)
  const unknown = cites.flatMap((cited, index) =>
    ids.includes(cited) || numbers.includes(cited)
      ? []
      : [{ path: [index], message: `"${cited}" is no clause and no section of ${book.title}${instead(cited, ids)}` }],
  )
  if (unknown.length > 0 || cites.some((cited) => ids.includes(cited))) return unknown
  const inSection = bookClauses(book).filter(({ section }) => cites.includes(section.number))
  return [{ path: [], message: `expected at least one clause id, such as ${inSection.map(({ id }) => id).join(', ')}` }]
}

/** What is wrong with clause ids. */
export function clauseIdProblems(book: Cited, ids: readonly string[]): readonly Problem[] {
  const known = idsIn(bookClauses(book))
  return ids.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [{ path: [index], message: `"${id}" is no clause of ${book.title}${instead(id, known)}` }],
  )
}

/** The clauses that are cited by their ids. */
export const citedClauses = (book: Pick<Book, 'sections'>, cites: readonly string[]): readonly Clause[] =>
  bookClauses(book).filter(({ id }) => cites.includes(id))

/** The sections that are cited as a whole. */
export const citedSections = (book: Pick<Book, 'sections'>, cites: readonly string[]): readonly SectionHead[] =>
  book.sections.map(headOf).filter(({ number }) => cites.includes(number))
