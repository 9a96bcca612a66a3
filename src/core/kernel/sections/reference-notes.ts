/** References between sections: what an author says of those that share little with where they lead. @module */

import { Defect } from '../book/book-defect.js'
import { type Clause, type Section, sectionClauses } from './clause.js'

/** A note on references to a section: that they are right, or that they mislead. */
export interface ReferenceNote {
  readonly is: 'right' | 'astray'
  readonly clauses: readonly Clause[]
  /** The printed number of the section to which they refer. */
  readonly to: string
  readonly because: string
  /** The promised content, if the section does not mention it. */
  readonly promised?: RegExp
}

/** References that are right, though their words share little with where they lead. */
export const rightly = (to: string, because: string, clauses: readonly Clause[]): ReferenceNote =>
  Object.freeze({ is: 'right', clauses, to, because })

/** A reference as it is printed, to a section that says nothing of what it promises: a defect of the text. */
export const astray = (to: string, promised: RegExp, because: string, clause: Clause): ReferenceNote =>
  Object.freeze({ is: 'astray', clauses: [clause], to, because, promised })

/** The clauses of a book that have these ids. */
export function clausesCalled(sections: readonly Section[], ids: readonly string[]): readonly Clause[] {
  const all = new Map(sections.flatMap(sectionClauses).map((clause) => [clause.id, clause]))
  return ids.map((id) => {
    const clause = all.get(id)
    if (clause === undefined) throw new Defect(`${id}: no clause of the book has this id`)
    return clause
  })
}

/** Writes notes on references of the clauses of some sections, which are called by their ids. */
export const notesAmong = (sections: readonly Section[]) => ({
  right: (to: string, because: string, ...ids: readonly string[]): ReferenceNote =>
    rightly(to, because, clausesCalled(sections, ids)),
  wrong: (to: string, promised: RegExp, because: string, id: string): readonly ReferenceNote[] =>
    clausesCalled(sections, [id]).map((clause) => astray(to, promised, because, clause)),
})
