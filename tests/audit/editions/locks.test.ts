import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../../machines/books.js'
import { allLoaded } from '../../../src/core/kernel/book/listed-book.js'
import { headOf } from '../../../src/core/kernel/sections/clause.js'
import { parseLock } from '../../../src/lab/audit/editions/edition-lockfile.js'
import { stem } from '../../../src/lab/audit/editions/heading.js'

const spec = resolve(import.meta.dirname, '../../../spec')

const all = await allLoaded(books)

describe('the fingerprints of an edition', () => {
  for (const book of all)
    it(`are those of the edition that is modelled: ${book.title}`, () => {
      const text = readFileSync(join(spec, book.name, 'edition.lock.json'), 'utf8')
      const lock = parseLock(JSON.parse(text))
      if (!lock.ok) throw new Error(JSON.stringify(lock.problems))
      expect(lock.value).toMatchObject({ book: book.name, edition: book.edition })
      const known = new Set(book.sections.map((section) => stem(headOf(section).number)))
      expect(
        lock.value.sections.map(({ number }) => number).filter((one) => one !== '' && !known.has(stem(one))),
      ).toEqual([])
      expect(lock.value.sections.flatMap(({ passages }) => passages).length).toBeGreaterThan(30)
    })
})
