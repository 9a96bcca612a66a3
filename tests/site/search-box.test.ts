/** The search box and the cards of words, in a browser, on a page of our own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { outlineOf } from '../../src/site/publish/chapters.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { searchFiles } from '../../src/site/publish/search-index.js'
import { bundled } from '../bundle-sources.js'
import { temporaryFolder } from '../temporary.js'
import { MISSING, program, started } from './chromium.mjs'
import { type Served, served } from './serve-folder.js'
import { type Visitor, violations, visit } from './visit-page.js'

const classic = async (code: string): Promise<string> =>
  (await bundled(code, 'browser', { format: 'iife', minify: true })).chunks.map((chunk) => chunk.code).join('')

const page = (base: string, body: string) => `<!doctype html>
<html lang="en" data-base="${base}"><head><meta charset="utf-8"><title>Rules</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root { color-scheme: light dark; --color-background: light-dark(#fff, #111); --color-text: light-dark(#111, #eee);
--color-text-aside: light-dark(#555, #aaa); --color-background-secondary: light-dark(#eee, #222); --color-accent: #777;
--color-link: light-dark(#04c, #8bf) } body { background: var(--color-background); color: var(--color-text); margin: 1rem }
${readFileSync(join(packageRoot, 'src/site/browser/search.css'), 'utf8')}</style>
<script src="${base}assets/app.js" defer></script></head>
<body><header><rw-search book="abb" books="abb=All Bridges Burning|fl=Front Line"></rw-search></header><main><h1>Rally</h1>${body}</main></body></html>`

const TERMS = `<p>A <a class="rw-term" href="abb/word.html" title="A small unit of a Faction.">Cell</a> and
<a class="rw-term" href="abb/word.html" title="Where it stands.">space</a>.</p><p style="margin-top: 20rem"><button>Elsewhere</button></p>`

/** A site of one page, with what the search of two books needs. */
async function siteOf(folder: string): Promise<void> {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'abb', 'sections'), { recursive: true })
  const entry = `import { searchBoxes } from './src/site/browser/search/search-box.js'
import { termCards } from './src/site/browser/elements/term-cards.js'
searchBoxes(); termCards()`
  const assets = {
    'app.js': await classic(entry),
    'search.js': await classic(`import './src/site/browser/search-script.js'`),
    ...filesOf(allBridgesBurning as unknown as Book, 'abb'),
    ...filesOf(frontLine as unknown as Book, 'fl'),
  }
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(folder, 'assets', name), text)
  writeFileSync(join(folder, 'index.html'), page('', TERMS))
  writeFileSync(join(folder, 'abb', 'sections', 'rally.html'), page('../../', '<p id="rally.cost">One Resource.</p>'))
}

const filesOf = (book: Book, short: string) =>
  searchFiles(
    { book, places: bookTargets(book), outline: outlineOf(book.sections), examples: [] },
    { short, title: book.title },
    (id) => id.replace(book.name, short),
  )

if (program === undefined) console.warn(`${MISSING} The tests in a browser are skipped.`)

describe.skipIf(program === undefined)('in a browser', () => {
  const folder = temporaryFolder()
  let browser: Browser
  let site: Served

  beforeAll(async () => {
    await siteOf(folder)
    site = await served(folder)
    browser = await started()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  /** Visits the page, does something there, and sees that nothing went wrong. */
  async function there<T>(
    act: (page: Awaited<ReturnType<typeof visit>>['page']) => Promise<T>,
    how: Visitor & { address?: string } = {},
  ): Promise<T> {
    const { address = `${site.root}index.html`, ...visitor } = how
    const { page, wrong, close } = await visit(browser, address, visitor)
    try {
      const result = await act(page)
      expect(wrong).toEqual([])
      return result
    } finally {
      await close()
    }
  }

  const LISTED = '[role=option]'

  it('loads nothing of the search before somebody goes there', () =>
    there(async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url().replace(site.root, '')))
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await page.locator('rw-search input').focus()
      await page.waitForLoadState('networkidle')
      expect(asked.toSorted()).toEqual(['assets/search-abb-texts.js', 'assets/search-abb.js', 'assets/search.js'])
    }))

  it.each([
    ['Rally cost', 'rally.cost'],
    ['how much does a Rally cost', 'rally.cost'],
    ['Polarizaton', '1.10 Polarization'],
    ['tie', 'Ranking Wins and Breaking Ties'],
  ])('finds first what is meant by: %s', (words, first) =>
    there(async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type(words)
      await page.locator(`${LISTED}:not(.rw-found-ask)`).first().filter({ hasText: first }).waitFor()
      expect(await page.locator(`${LISTED} mark`).count()).toBeGreaterThan(0)
    }),
  )

  it('is used by keyboard alone: slash, arrows, Enter, Escape', () =>
    there(async (page) => {
      const input = page.locator('rw-search input')
      await page.keyboard.press('/')
      await page.keyboard.type('rally cost')
      await page.keyboard.press('ArrowDown')
      const first = page.locator(LISTED).first()
      await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
      expect(await input.getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('ArrowDown')
      const second = page.locator(LISTED).nth(1)
      await expect.poll(() => second.getAttribute('aria-selected')).toBe('true')
      expect(await input.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'))
      await page.keyboard.press('Escape')
      expect(await input.getAttribute('aria-expanded')).toBe('false')
      expect(await input.inputValue()).toBe('rally cost')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/abb/sections/rally.html#rally.cost')
      await page.keyboard.press('/')
      await page.keyboard.type('tie')
      await page.locator(`${LISTED}[href="../../abb/sections/ranking.html"]`).first().waitFor()
    }))

  it('looks into all books where somebody wants that, and says in which each was found', () =>
    there(async (page) => {
      await page.locator('rw-search input').fill('game ends')
      await page.locator(LISTED).first().waitFor()
      await page.locator('rw-search select').selectOption({ label: 'All books' })
      await page.locator(LISTED, { hasText: 'Front Line' }).first().waitFor()
      await page.locator(LISTED, { hasText: 'All Bridges Burning' }).first().waitFor()
    }))

  it('says so where nothing is found', () =>
    there(async (page) => {
      await page.locator('rw-search input').fill('zeppelin')
      await page.getByRole('status').getByText('Nothing was found.').waitFor()
    }))

  it('says so where the search cannot be loaded, and tries again', async () => {
    const { page, wrong, close } = await visit(browser, `${site.root}index.html`)
    await page.route('**/assets/search-abb.js', (route) => route.abort())
    await page.locator('rw-search input').fill('tie')
    await page.getByRole('status').getByText('could not be loaded').waitFor()
    expect(wrong).not.toEqual([])
    await page.unroute('**/assets/search-abb.js')
    await page.locator('rw-search input').fill('ties')
    await page.locator(LISTED).first().waitFor()
    await close()
  })

  it('searches in a folder that is opened as files', () =>
    there(
      async (page) => {
        await page.locator('rw-search input').fill('rally cost')
        await page.locator(LISTED).first().filter({ hasText: 'rally.cost' }).waitFor()
      },
      { address: `file://${folder}/index.html` },
    ))

  const looks = (['desk', 'phone'] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  )

  it.each(looks)('keeps nobody out, and fits: $width, $colorScheme', (look) =>
    there(async (page) => {
      await page.locator('rw-search input').fill('rally cost')
      await page.locator(LISTED).first().waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }, look),
  )

  it('shows what a word means to a pointer, that can go to the card itself', () =>
    there(async (page) => {
      const card = page.getByRole('tooltip')
      await page.locator('a.rw-term').first().hover()
      await card.waitFor()
      expect(await card.textContent()).toBe('Cell A small unit of a Faction.')
      await card.hover()
      await page.waitForTimeout(400)
      expect(await card.isVisible()).toBe(true)
      await page.locator('button').hover()
      await card.waitFor({ state: 'hidden' })
    }))

  it('shows what a word means to who comes by keyboard, until Escape', () =>
    there(async (page) => {
      const card = page.getByRole('tooltip')
      await page.locator('rw-search input').focus()
      await page.keyboard.press('Tab')
      await card.waitFor()
      const word = page.locator('a.rw-term').first()
      expect(await word.getAttribute('aria-describedby')).toBe('rw-card')
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await card.isVisible()).toBe(false)
      expect(await word.evaluate((one) => one === document.activeElement)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await card.textContent()).toBe('space Where it stands.')
    }))

  it('shows what a word means at the first tap, and follows the link at the second', () =>
    there(
      async (page) => {
        await page.locator('a.rw-term').first().tap()
        await page.getByRole('tooltip').waitFor()
        expect(page.url()).toBe(`${site.root}index.html`)
        await page.locator('h1').tap()
        await page.getByRole('tooltip').waitFor({ state: 'hidden' })
      },
      { width: 'phone', hasTouch: true },
    ))
})
