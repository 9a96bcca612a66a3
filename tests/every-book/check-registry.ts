import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { headOf, isSection, sectionClauses } from '../../src/core/kernel/sections/clause.js'

/** The registry of a book: sections under their own names, a status with a reason for each clause, sound questions. */
export function registersItsClauses(
  { title, sections, questions }: Pick<Book, 'title' | 'sections' | 'questions'>,
  cited: object,
): void {
  describe(`the clause registry of ${title}`, () => {
    it('exports every section under its own name, and lists it once', () => {
      const exported = Object.entries(cited).filter(([, value]) => isSection(value))
      for (const [name, value] of exported) expect(headOf(value).name).toBe(name)
      expect(sections.map((section) => headOf(section).name).toSorted()).toEqual(
        exported.map(([name]) => name).toSorted(),
      )
    })

    it('gives every section a place of its own', () => {
      const places = sections.map((section) => headOf(section).number)
      expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
    })

    it('leaves no clause without a model or a reason', () => {
      const open = sections
        .flatMap(sectionClauses)
        .filter(({ disposition }) => disposition.as !== 'modelled' && disposition.reason.length < 5)
      expect(open.map(({ id }) => id)).toEqual([])
    })

    it('states every question with at least two readings, the usual one among them', () => {
      for (const { name, domain, usual, clauses } of questions) {
        expect(domain.length, name).toBeGreaterThan(1)
        expect(domain, name).toContain(usual)
        expect(clauses.length, name).toBeGreaterThan(0)
      }
    })
  })
}
