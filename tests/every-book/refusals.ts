import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/kernel/book.js'
import type { ClauseKind } from '../../src/kernel/clause.js'

/** What these clauses say limits nobody. */
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

/** Who is refused something can ask what forbids it: a permission is no answer. */
export function refusesByLimits(book: Pick<Book, 'title' | 'tables'>): void {
  describe(`the refusals of ${book.title}`, () => {
    it('cite a clause that limits', () => {
      expect(refusedByNoLimit(book)).toEqual([])
    })
  })
}
