import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/kernel/book.js'
import type { Table } from '../../src/kernel/table.js'
import { domainOf, questionOf, wordsOf } from '../../src/kernel/view.js'

const lacksWords = ({ view }: Table): boolean =>
  Object.values(view.fields).some((domain) => wordsOf(domain) === undefined)

/**
 * What the fields of a book's tables are, in words.
 *
 * @param wordless - the tables of which a field has none yet: a list that can only become shorter
 */
export function saysWhatFieldsAre(
  { title, tables }: Pick<Book, 'title' | 'tables'>,
  wordless: readonly string[],
): void {
  const fields = tables.flatMap(({ name, view }) =>
    Object.entries(view.fields).map(([field, domain]) => ({ at: `${name}: ${field}`, domain })),
  )

  describe(`the fields of ${title}`, () => {
    it('say what they are, in every table but those that are listed', () => {
      const found = tables.filter(lacksWords).map(({ name }) => name)
      expect(found.toSorted()).toEqual(wordless.toSorted())
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
