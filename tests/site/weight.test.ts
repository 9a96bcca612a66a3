/** The size of site visits: a section of any book, and the engine of a book in use. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { pageAssets } from '../../src/site/output/assets.js'
import { firstVisits, heaviest, sectionsOf } from '../../src/site/output/download-size.js'
import type { SiteFiles } from '../../src/site/output/site-output.js'
import { book as orchard } from '../kernel/orchard.js'
import { sited } from './site-of.js'

const [FIRST, ENGINE] = [150_000, 500_000]
const isBuilt = existsSync(join(packageRoot, 'dist', 'page'))
const assets: SiteFiles = isBuilt ? pageAssets() : new Map()

/** The site of one book, and where its sections stand in it. */
async function siteOf(book: Book, short: string) {
  const site = await sited(book, short, 1)
  return { files: site({ title: 'Rules' }, assets), sections: sectionsOf({ book, short }) }
}

describe('a first visit', () => {
  let files: SiteFiles
  let sections: readonly string[]
  beforeAll(async () => {
    ;({ files, sections } = await siteOf(orchard as unknown as Book, 'or'))
  })

  it('is counted for every section that is a page, and for each it is a page', () => {
    expect(sections.length).toBe(orchard.sections.length)
    expect(sections.filter((page) => !files.has(page))).toEqual([])
  })

  it('weighs more by what a page holds more, and by what every page loads', () => {
    const [page = ''] = sections
    const heavy = randomBytes(FIRST)
    const over = (some: SiteFiles) => heaviest(firstVisits(some, sections))
    expect(over(files).bytes).toBeLessThan(FIRST)
    expect(over(new Map([...files, [page, heavy]]))).toMatchObject({ page })
    for (const file of [page, 'assets/app.js', 'assets/site.css'])
      expect(over(new Map([...files, [file, heavy]])).bytes).toBeGreaterThan(FIRST)
  })
})

describe('the sections of a book', () => {
  it.each(books)('are found, whatever is printed over them: $name', async ({ load, short }) => {
    const book = (await load()) as Book
    const found = sectionsOf({ book, short: short ?? book.name })
    expect(found.length).toBe(book.sections.length)
    expect(new Set(found).size).toBe(found.length)
  })
})

describe.skipIf(!isBuilt)('the engine', () => {
  /** Lists the files loaded when a reader tries a book. */
  const loaded = (short: string) =>
    [...assets].filter(
      ([file]) =>
        /^assets\/[^/]+\.js$/.test(file) &&
        !/\/(?:app|search)\.js$/.test(file) &&
        (!file.includes('/book-') || file === `assets/book-${short}.js`),
    )

  it.each(books)('and this one book weigh less than 500 kB: $name', ({ short }) => {
    const bytes = loaded(short ?? '').reduce((sum, [, content]) => sum + gzipSync(content).length, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(ENGINE)
  })
})
