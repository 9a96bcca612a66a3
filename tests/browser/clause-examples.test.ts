/** The examples that a page finds for trying each clause, and the clauses without any. */
import { beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { exampleFiles } from '../../src/core/examples/folder.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { placedExamples } from '../../src/core/examples/other-readings.js'
import { examplesFolder } from '../../src/core/home/book-home.js'
import { type Book, bookClauses } from '../../src/core/kernel/book/book.js'
import { headOf } from '../../src/core/kernel/sections/clause.js'
import { keptOfPairs } from '../../src/lab/stored/stored-readings.js'
import type { ExamplesOfFile, IndexedExample } from '../../src/site/browser/engine/book-examples.js'
import { createEngine } from '../../src/site/browser/engine/engine.js'
import type { EngineClient } from '../../src/site/browser/engine/protocol.js'
import { sectionPageName } from '../../src/site/browser/section-page.js'
import { examplesForPage } from '../../src/site/output/page-examples.js'
import { numberSlug } from '../../src/site/publish/link-targets.js'
import { told } from './orchard-shelf.js'

describe.each(books.map((book) => ({ short: book.short ?? '', listed: book })))(
  'the clauses of $short',
  ({ short, listed }) => {
    let book: Book
    let files: Readonly<Record<string, unknown>> = {}
    let engine: EngineClient
    beforeAll(async () => {
      book = await listed.load()
      files = examplesForPage(listed)
      engine = createEngine({
        book: async () => book,
        examples: () => ({
          citing: async (section) => (files[`citing/${section}`] ?? []) as readonly IndexedExample[],
          file: async (name) => (files[name] ?? {}) as ExamplesOfFile,
          positions: async () => files.positions as Readonly<Record<string, unknown>>,
        }),
      })
    })

    it('are tried where examples cite them, and those without one are counted', async () => {
      const cited = new Set(
        Object.entries(files).flatMap(([name, file]) =>
          name.startsWith('citing/') ? (file as readonly IndexedExample[]).flatMap(({ cites }) => cites) : [],
        ),
      )
      const clauses = bookClauses(book)
      const untried = clauses.filter(({ id }) => !cited.has(id))
      const deciding = untried.filter(({ disposition }) => disposition.as === 'modelled')
      console.info(
        `${short}: ${clauses.length} clauses, ${clauses.length - untried.length} with an example to try them at; without one ${untried.length}, of which ${deciding.length} decide something: ${deciding
          .slice(0, 8)
          .map(({ id }) => id)
          .join(', ')} …`,
      )
      expect([...cited].filter((id) => !clauses.some((clause) => clause.id === id))).toEqual([])
      expect(cited.size).toBeGreaterThan(clauses.length / 8)
      for (const { id } of untried.slice(0, 3))
        expect((await told('examples', { book: short, clause: id }, engine)).examples).toEqual([])
    })

    it('open every kind of example in its position', async () => {
      const names = Object.keys(files).filter((name) => !name.startsWith('citing/') && name !== 'positions')
      for (const name of names.filter((_, at) => at % Math.ceil(names.length / 6) === 0))
        for (const id of Object.keys(files[name] as ExamplesOfFile).slice(0, 2)) {
          const opened = await told('example', { book: short, id }, engine)
          expect(opened.verdict.join(' '), id).not.toContain('the rules say otherwise')
          expect(opened.standing ?? opened.says, id).toBeTruthy()
        }
    })

    it('are links wherever an example tells that they refuse, and what they refuse stands in words', async () => {
      const refused = Object.entries(files).flatMap(([name, file]) =>
        name.startsWith('citing/') || name === 'positions'
          ? []
          : Object.entries(file as ExamplesOfFile).flatMap(([id, written]) => (written.refused ? [id] : [])),
      )
      const known = new Set(bookClauses(book).map(({ id }) => id))
      const some = refused.filter((_, at) => at % Math.ceil(refused.length / 15) === 0)
      expect(some.length).toBeGreaterThan(4)
      for (const id of some) {
        const { verdict, named } = await told('example', { book: short, id }, engine)
        const linked = named.flatMap(({ clauses }) => clauses.map((clause) => clause.id))
        const cited = verdict.flatMap((line) => line.match(/\p{L}\w*\.\w+/gu) ?? []).filter((one) => known.has(one))
        expect(
          cited.filter((one) => !linked.includes(one)),
          id,
        ).toEqual([])
        expect(
          verdict.filter((line) => /\w=["\w]/.test(line)),
          id,
        ).toEqual([])
      }
    })

    it('are cited by examples of which each has a name of its own in addresses', () => {
      const written = exampleFiles(examplesFolder(book)).flatMap((file) => {
        const source = readSource(file)
        return source.ok ? placedExamples(source.value.value) : []
      })
      const kept = keptOfPairs(book).flatMap(({ examples }) => examples)
      const names = Object.entries(files).flatMap(([name, file]) =>
        name.startsWith('citing/') || name === 'positions' ? [] : Object.keys(file as ExamplesOfFile),
      )
      expect(names.length).toBe(written.length + kept.length)
    })

    it('lie on the pages on which the site has them', () => {
      const heads = book.sections.map(headOf)
      expect(heads.filter((head) => sectionPageName(head.number) !== numberSlug(head))).toEqual([])
    })
  },
)
