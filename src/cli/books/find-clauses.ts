/** The clauses that somebody means by what is printed over a section, its name or title, or an id. @module */
import { type Book, bookClauses, type Clause } from '#core'

/** The clauses of a section and of those in it, or the one clause of an id; capitals do not count. */
export function findClauses(book: Pick<Book, 'sections'>, what: string): readonly Clause[] {
  const meant = what.toLowerCase()
  return bookClauses(book).filter(
    ({ id, section: { name, number, title } }) =>
      [id, name, number, title].some((called) => called.toLowerCase() === meant) || isIn(number.toLowerCase(), meant),
  )
}

/** True if a section is part of another, compared by printed headings: 6.4.1 in 6.4, and page 3, para 4 in page 3. */
const isIn = (number: string, what: string): boolean =>
  what !== '' && number.startsWith(what) && /^[.,\s]/.test(number.slice(what.length))
