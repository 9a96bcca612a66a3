import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { domainOf, questionOf, wordsOf } from '../../src/core/kernel/tables/table-view.js'

/** The fields of a book's tables have names in words. */
export function saysWhatFieldsAre({ title, tables }: Pick<Book, 'title' | 'tables'>): void {
  const fields = tables.flatMap(({ name, view }) =>
    Object.entries(view.fields).map(([field, domain]) => ({ at: `${name}: ${field}`, domain })),
  )

  describe(`the fields of ${title}`, () => {
    it('say what they are', () => {
      const silent = fields.filter(({ domain }) => wordsOf(domain) === undefined)
      expect(silent.map(({ at }) => at)).toEqual([])
    })

    it('say it in words that stand inside a sentence', () => {
      const worded = fields.filter(({ domain }) => questionOf(domain) === undefined)
      const odd = worded.filter(({ domain }) => /^\s|[\s.:;]$|^$/.test(wordsOf(domain) ?? 'none'))
      expect(odd.map(({ at }) => at)).toEqual([])
    })

    it('say two things of a truth value where they say how it is denied', () => {
      const alike = fields.filter(({ domain }) => 'otherwise' in domain && domain.otherwise === wordsOf(domain))
      expect(alike.map(({ at }) => at)).toEqual([])
      const denied = fields.filter(({ domain }) => 'otherwise' in domain && typeof domainOf(domain)[0] !== 'boolean')
      expect(denied.map(({ at }) => at)).toEqual([])
    })
  })
}
