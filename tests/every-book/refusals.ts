import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { ClauseKind } from '../../src/core/kernel/sections/clause.js'

/** Kinds of clauses that limit nobody. */
const UNLIMITING: readonly ClauseKind[] = ['permission', 'note', 'example']

/** The rows of a book that refuse, and cite no clause that limits. */
export const refusedByNoLimit = ({ tables }: Pick<Book, 'tables'>): readonly string[] =>
  tables.flatMap(({ name, rows }) =>
    rows
      .filter(
        ({ constant, clauses }) => constant === 'refused' && clauses.every(({ kind }) => UNLIMITING.includes(kind)),
      )
      .map(({ clauses }) => `${name}: ${clauses.map(({ id }) => id).join(' + ')}`),
  )

/** A refused player can ask which clause forbids the option. A permission is no answer. */
export function refusesByLimits(book: Pick<Book, 'title' | 'tables'>): void {
  describe(`the refusals of ${book.title}`, () => {
    it('cite a clause that limits', () => {
      expect(refusedByNoLimit(book)).toEqual([])
    })
  })
}
