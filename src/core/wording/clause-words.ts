/** Searches in the clauses of a book, for findings that depend on their words. @module */

import { Defect } from '../kernel/book/book-defect.js'
import { type Clause, headOf, type Section, sectionClauses } from '../kernel/sections/clause.js'

/** The clauses that stand under a printed number. */
export const clausesAt = (sections: readonly Section[], number: string): readonly Clause[] =>
  sections.filter((candidate) => headOf(candidate).number === number).flatMap(sectionClauses)

/** True if the section with a printed number mentions something, in its title or in a clause. */
export const speaksOf = (sections: readonly Section[], number: string, words: RegExp): boolean =>
  clausesAt(sections, number).some(({ text, section }) => words.test(section.title) || words.test(text))

/** The first number that a clause states in figures. */
export function numberIn({ id, text }: Clause): number {
  const figures = text.match(/\d+/)?.[0]
  if (figures === undefined) throw new Defect(`${id}: no number in figures`)
  return Number(figures)
}
