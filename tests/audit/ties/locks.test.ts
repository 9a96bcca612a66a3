import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../../machines/books.js'
import { bookClauses } from '../../../src/core/kernel/book/book.js'
import { allLoaded } from '../../../src/core/kernel/book/listed-book.js'
import { sectionClauses } from '../../../src/core/kernel/sections/clause.js'
import { parseLock } from '../../../src/lab/audit/editions/edition-lockfile.js'
import { editionOrder } from '../../../src/lab/audit/sentences/edition-sentences.js'
import { sentenceFaults } from '../../../src/lab/audit/sentences/sentence-faults.js'
import { sentencesSchema, sentencesText } from '../../../src/lab/audit/sentences/sentences-lockfile.js'
import { homesOf } from '../../../src/lab/audit/ties/clause-homes.js'
import { printedSchema } from '../../../src/lab/audit/ties/printed-passages.js'
import { tieFaults } from '../../../src/lab/audit/ties/tie-clauses.js'
import { refsOf, tiesSchema } from '../../../src/lab/audit/ties/ties-lockfile.js'

const spec = resolve(import.meta.dirname, '../../../spec')
const read = (book: string, file: string): unknown => JSON.parse(readFileSync(join(spec, book, file), 'utf8'))

const all = await allLoaded(books)

for (const book of all)
  describe(`the ties of ${book.title}`, () => {
    const lock = parseLock(read(book.name, 'edition.lock.json'))
    if (!lock.ok) throw new Error(JSON.stringify(lock.problems))
    const edition = lock.value
    const ties = tiesSchema.parse(read(book.name, 'ties.lock.json'))
    const notes = existsSync(join(spec, book.name, 'printed.json'))
      ? printedSchema.parse(read(book.name, 'printed.json'))
      : { book: book.name, sections: [], clauses: [] }

    it('are those of every clause, each under its number: "audit --text FILE --ties --update" ties what is new', () => {
      expect(ties).toMatchObject({ book: book.name, edition: book.edition })
      expect(Object.keys(ties.clauses).toSorted()).toEqual(
        bookClauses(book)
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(tieFaults(book, edition, ties, notes)).toEqual([])
    })

    it('have their place in the printed order, which no word of the text is stored for', () => {
      const text = readFileSync(join(spec, book.name, 'sentences.lock.json'), 'utf8')
      const sentences = sentencesSchema.parse(JSON.parse(text))
      expect(text).toBe(sentencesText(sentences))
      expect(sentences).toMatchObject({ book: book.name, edition: book.edition })
      expect(sentenceFaults(edition, ties, sentences)).toEqual([])
      const { sections, byClause } = editionOrder(edition, ties, sentences)
      expect(bookClauses(book).filter(({ id }) => (byClause.get(id) ?? []).length === 0)).toEqual([])
      expect(sections.flat().every(({ spans }) => spans.length > 0)).toBe(true)
    })

    it('tell of a clause that stands under another number', () => {
      const refs = refsOf(edition)
      const headings = edition.sections.flatMap(({ passages }, heading) => passages.map(() => heading))
      const homes = homesOf(book, edition, notes)
      const byHand = new Set(notes.clauses.map(({ clause }) => clause))
      const seeded = book.sections.flatMap((section, index) =>
        sectionClauses(section)
          .filter(({ id }) => !byHand.has(id))
          .slice(0, 1)
          .map(({ id }) => ({ id, elsewhere: refs[headings.findIndex((one) => !homes[index]?.has(one))] ?? '' })),
      )
      expect(seeded.length).toBeGreaterThan(10)
      for (const { id, elsewhere } of seeded) {
        const wrong = { ...ties, clauses: { ...ties.clauses, [id]: [elsewhere] } }
        expect(tieFaults(book, edition, wrong, notes).map(({ clause }) => clause)).toContain(id)
      }
    })
  })
