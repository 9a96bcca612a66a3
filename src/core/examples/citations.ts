/** Citations: what an example says it is about, checked against the clauses and sections of its book. @module */
import { type Book, bookClauses } from '../kernel/book/book.js'
import { once } from '../kernel/quick/memoize.js'
import { type Clause, headOf, type SectionHead } from '../kernel/sections/clause.js'
import { instead } from '../lookup/nearest-word.js'
import { renamedWords } from '../lookup/renamed-clauses.js'
import type { Problem } from '../values/parse-result.js'

type Cited = Pick<Book, 'sections' | 'title' | 'renamed'>

const numbersIn = once((sections: Book['sections']) => sections.map((section) => headOf(section).number))

/** The places of clauses in their book, by their ids. */
const placesIn = once((clauses: readonly Clause[]) => new Map(clauses.map(({ id }, place) => [id, place])))
const idsIn = (book: Cited): readonly string[] => [...placesIn(bookClauses(book)).keys()]

/** Lists the faults of citations, which may be clause ids or section numbers. */
export function citationProblems(book: Cited, cites: readonly string[]): readonly Problem[] {
  const places = placesIn(bookClauses(book))
  const numbers = numbersIn(book.sections)
  const unknown = cites.flatMap((cited, index) =>
    places.has(cited) || numbers.includes(cited)
      ? []
      : [
          {
            path: [index],
            message:
              renamedWords(book, cited) ??
              `"${cited}" is neither a clause nor a section of ${book.title}${instead(cited, idsIn(book))}`,
          },
        ],
  )
  if (unknown.length > 0 || cites.some((cited) => places.has(cited))) return unknown
  const inSection = bookClauses(book).filter(({ section }) => cites.includes(section.number))
  return [{ path: [], message: `expected at least one clause id, such as ${inSection.map(({ id }) => id).join(', ')}` }]
}

/** Lists the faults of clause ids. */
export function clauseIdProblems(book: Cited, ids: readonly string[]): readonly Problem[] {
  const known = placesIn(bookClauses(book))
  return ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            path: [index],
            message: renamedWords(book, id) ?? `"${id}" is not a clause of ${book.title}${instead(id, idsIn(book))}`,
          },
        ],
  )
}

/** The clauses that are cited by their ids, in the order of the book. */
export function citedClauses(book: Pick<Book, 'sections'>, cites: readonly string[]): readonly Clause[] {
  const clauses = bookClauses(book)
  const places = placesIn(clauses)
  const cited = new Set(cites.flatMap((id) => places.get(id) ?? []))
  return [...cited].sort((a, b) => a - b).flatMap((place) => clauses[place] ?? [])
}

/** The sections that are cited as a whole. */
export const citedSections = (book: Pick<Book, 'sections'>, cites: readonly string[]): readonly SectionHead[] =>
  book.sections.map(headOf).filter(({ number }) => cites.includes(number))
