/** The references of the books themselves: each is likely, or has a note; of wrong ones, most are told. */
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { allLoaded } from '../../src/core/kernel/book/listed-book.js'
import { headOf } from '../../src/core/kernel/sections/clause.js'
import { referencesOf, sharingLittle, unlikelyReferences } from '../../src/core/verify/text/references.js'

/** The minimum number of detected references among a hundred wrong ones. */
const TOLD: Readonly<Record<string, number>> = {
  'all-bridges-burning': 80,
  'front-line': 85,
  'land-and-freedom': 50,
  'russian-civil-war': 30,
  talvisota: 80,
}

for (const book of await allLoaded(books))
  describe(`the references of ${book.title}`, () => {
    it('lead where their clauses say, or a note tells why they do not seem to', () => {
      expect(book.references).toBeDefined()
      expect(unlikelyReferences(book)).toEqual([])
    })

    it('are mostly told where each leads half a book further on than it does', () => {
      const numbers = book.sections.map((section) => headOf(section).number)
      const half = Math.floor(numbers.length / 2)
      const wrong = referencesOf(book).map(({ from, to }) => ({
        from,
        to: numbers[(numbers.indexOf(to) + half) % numbers.length] ?? '',
      }))
      const share = (100 * sharingLittle(book, wrong).length) / wrong.length
      expect(share).toBeGreaterThanOrEqual(TOLD[book.name] ?? 100)
    })
  })
