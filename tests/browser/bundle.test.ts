/** The files that a page loads: supported by all browsers, a book only on request, and small enough to fetch. */
import { beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { type BuiltPage, builtPage, bytesOf, neededBy } from '../built-page.js'

/** The maximum size of the engine and one book, and of the elements in a page before anything is tried. */
const [MOST_BYTES, MOST_OF_ELEMENTS] = [500_000, 16_000]

const shorts = books.map(({ short }) => short ?? '')

let page: BuiltPage = new Map()
beforeAll(async () => {
  page = await builtPage()
})

describe('what a page loads', () => {
  it('needs nothing that a browser lacks', () => {
    const files = [...page.keys()]
    const outside = [...page.values()].flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    expect(outside.filter((name) => !files.includes(name))).toEqual([])
    const code = [...page.values()].map((chunk) => chunk.code).join('\n')
    expect(code).not.toMatch(/["'`]node:|\brequire\(["'`]/)
  })

  it('is a file for each book, which is fetched when it is asked about', () => {
    for (const short of shorts) expect(page.has(`book-${short}.js`), short).toBe(true)
    const first = [...neededBy(page, 'worker.js'), ...neededBy(page, 'try.js')]
    expect(first.filter((name) => name.startsWith('book-'))).toEqual([])
    expect(page.get('worker.js')?.dynamicImports).toEqual(
      expect.arrayContaining(shorts.map((short) => `book-${short}.js`)),
    )
  })

  it.each(shorts)('is small enough to be fetched with %s', (short) => {
    const needed = new Set([...neededBy(page, 'worker.js'), ...neededBy(page, `book-${short}.js`)])
    expect([...needed].filter((name) => name.startsWith('book-'))).toEqual([`book-${short}.js`])
    const bytes = bytesOf(page, needed)
    console.info(`engine and ${short}: ${Math.round(bytes / 1000)} kB compressed`)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('is little before anything is tried, and no engine', () => {
    const needed = neededBy(page, 'try.js')
    expect(bytesOf(page, needed)).toBeLessThan(MOST_OF_ELEMENTS)
    expect([...needed]).not.toContain('worker.js')
  })
})
