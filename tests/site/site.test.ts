/** The readers' site, looked at in a browser: who can read it, on what, and whether anything is wrong with it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { started } from './chromium.mjs'
import { published, why } from './publish-site.js'
import { type Served, served } from './serve-folder.js'
import { faintTexts, type Visitor, violations, visit, WINDOWS } from './visit-page.js'

/** A page of each kind. */
const KINDS: Readonly<Record<string, string>> = {
  'the first page': 'index.html',
  'a book': 'abb/index.html',
  'a book without numbers': 'fl/index.html',
  'a section': 'abb/3.2.1.html',
  'a section without a number': 'fl/page-3-para-2.html',
  'a chapter': 'abb/chapter-3.html',
  'the glossary': 'abb/section-index.html',
  'a table': 'abb/tables/activism-may-not-activate.html',
  'all tables': 'abb/tables.html',
  'a chart': 'abb/charts/rally.html',
  'a question': 'abb/questions/rallyNumber.html',
  'all questions': 'abb/questions.html',
  'examples of a file': 'fl/examples/attack.html',
  findings: 'abb/findings.html',
  components: 'abb/components.html',
  'an audit': 'fl/audit.html',
  'a proof': 'fl/proof.html',
  'all guides': 'guides/index.html',
  'a guide': 'guides/start.html',
  'a page that there is not': '404.html',
  'what is printed': 'fl/print.html',
  'a game to be played': 'play/abb.html',
}

const pages = Object.entries(KINDS).map(([kind, path]) => ({ kind, path }))
describe.skipIf(why !== undefined)('the site, in a browser', () => {
  let folder: string
  let browser: Browser
  let site: Served

  beforeAll(async () => {
    folder = published()
    site = await served(folder)
    browser = await started()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  /** Visits a page, does something there, and sees that nothing went wrong. */
  async function at<T>(path: string, act: (page: Page) => Promise<T>, how: Visitor = {}): Promise<T> {
    const { page, wrong, close } = await visit(browser, path.includes(':') ? path : `${site.root}${path}`, how)
    try {
      const result = await act(page)
      expect(wrong).toEqual([])
      return result
    } finally {
      await close()
    }
  }

  const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  /** Waits until a page has been laid out, and what watches sizes was told. */
  const laidOut = (page: Page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

  /** Finds the widest elements, which make a page scroll sideways. */
  const widest = (page: Page) =>
    page.evaluate(() => {
      const wide = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > innerWidth + 1 && one.closest('.rw-scroll') === null,
      )
      return wide
        .slice(0, 3)
        .map((one) => one.outerHTML.slice(0, 120))
        .join(' | ')
    })

  it.each(pages)('keeps nobody out, and fits, on a desk and on a phone, in light and in dark: $kind', ({ path }) =>
    at(path, async (page) => {
      const found: Record<string, readonly string[]> = {}
      for (const [name, size] of Object.entries(WINDOWS)) {
        await page.setViewportSize(size)
        await laidOut(page)
        await page.emulateMedia({ colorScheme: 'light' })
        found[`${name}, light`] = await violations(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        found[`${name}, dark`] = await violations(page, 'colours')
        found[`${name}, too wide`] = (await wider(page)) > 0 ? [await widest(page)] : []
        found[`${name}, faint`] = await faintTexts(page)
      }
      expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
    }),
  )

  it.each(['abb/questions/rallyNumber.html', 'fl/tables/attack-may-not-begin.html', 'play/fl.html'])(
    'keeps nobody out of what is tried or played: %s',
    (path) =>
      at(path, async (page) => {
        await page.locator('rw-try, rw-play').first().scrollIntoViewIfNeeded()
        await page.locator('.rw-try-start').first().click()
        const begin = page.locator('[data-key="sit-go"]')
        if (path.startsWith('play/')) await begin.click()
        await page.locator('.rw-options, .rw-number').first().waitFor()
        const piece = page.locator('rw-try [data-piece]').first()
        if ((await piece.count()) > 0) {
          await piece.click()
          await page.locator('.rw-edit').first().waitFor()
        }
        const found: Record<string, readonly string[]> = {}
        for (const [name, size] of Object.entries(WINDOWS))
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(size)
            await page.emulateMedia({ colorScheme })
            await laidOut(page)
            found[`${name}, ${colorScheme}`] = await violations(page, colorScheme === 'dark' ? 'colours' : undefined)
            found[`${name}, too wide`] = (await wider(page)) > 0 ? [await widest(page)] : []
          }
        expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
      }),
  )

  it.each(pages)('has a title, a description, one heading and its landmarks: $kind', ({ path }) =>
    at(path, async (page) => {
      expect((await page.title()).length).toBeGreaterThan(3)
      const description = await page.locator('meta[name=description]').getAttribute('content')
      expect(description?.length).toBeGreaterThan(20)
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.getByRole('main').count()).toBe(1)
      if (path.endsWith('print.html')) return
      // A page that there is not finds out first where its site stands.
      await page.getByRole('search').first().waitFor()
      expect(await page.getByRole('search').count()).toBe(1)
    }),
  )

  it('gives different titles to different pages', async () => {
    const titles = await Promise.all(
      pages.map(({ path }) => /<title>(.*?)<\/title>/s.exec(readFileSync(join(folder, path), 'utf8'))?.[1]),
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('answers with a page that helps where there is none', async () => {
    const answer = await fetch(`${site.root}abb/no-such-rule.html`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('There is no such page')
  })

  it.each(['abb/no-such-rule.html', 'abb/tables/no-such-table.html', 'nothing', 'no/where/at/all.html'])(
    'leads to the books and searches them where there is no page, however deep: %s',
    async (path) => {
      const { page, close } = await visit(browser, `${site.root}${path}`)
      await page.locator('rw-search input').fill('rally cost')
      await page.locator('[role=option]', { hasText: 'Resource' }).first().waitFor()
      const links = await page
        .locator('main a:not([role=option])')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
      expect(links).toEqual(expect.arrayContaining([`${site.root}abb/index.html`, `${site.root}index.html`]))
      expect(await violations(page)).toEqual([])
      await close()
    },
  )

  it('weighs little on a first visit: a section under 150 kB, compressed', async () => {
    const { page, close } = await visit(browser, 'about:blank')
    const loaded: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(`${site.root}abb/3.2.1.html`, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(loaded)).reduce((sum, each) => sum + each, 0)
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThan(150_000)
    await close()
  })

  it('is gone through by keyboard: past the head to the text, and everything that has the focus is seen', () =>
    at('abb/3.2.1.html', async (page) => {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('To the text')
      await page.keyboard.press('Enter')
      await page.waitForURL(/#main$/)
      for (let step = 0; step < 25; step++) {
        await page.keyboard.press('Tab')
        const seen = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
          return document.activeElement === document.body || (outlineStyle !== 'none' && outlineWidth !== '0px')
        })
        expect(seen).toBe(true)
      }
    }))

  it('moves nothing for who wants that', () =>
    at(
      'abb/3.2.1.html',
      async (page) => {
        const moving = await page.evaluate(() =>
          [...document.querySelectorAll('*')]
            .filter((one) => {
              const { animationName, transitionDuration } = getComputedStyle(one)
              return (
                animationName !== 'none' ||
                transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0.01)
              )
            })
            .map((one) => one.className),
        )
        expect(moving).toEqual([])
      },
      { reducedMotion: 'reduce' },
    ))

  it.each([
    ['Rally cost', 'abb/3.2.1.html#rally.cost'],
    ['tie', 'abb/7.1.html'],
    ['Polarizaton', 'abb/1.10.html'],
  ])('finds first what is meant, by keyboard: %s', (words, address) =>
    at('abb/index.html', async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await page.waitForURL(`${site.root}${address}`)
      const anchor = new URL(page.url()).hash.slice(1)
      if (anchor !== '') expect(await page.locator(`[id="${anchor}"]`).isVisible()).toBe(true)
    }),
  )

  it('puts a question to the rules, and leads to a rule that answers it', () =>
    at('abb/index.html', async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type('may the Moderates control a Town?')
      await page.keyboard.press('Enter')
      const rule = page.locator('.rw-answer-rule a').first()
      await rule.waitFor()
      const { pathname, hash } = new URL((await rule.getAttribute('href')) ?? '', page.url())
      await rule.click()
      await page.waitForURL(`**${pathname}${hash}`)
      expect(await page.locator(`[id="${hash.slice(1)}"]`).isVisible()).toBe(true)
    }))

  it('searches every book from the first page', () =>
    at('index.html', async (page) => {
      await page.locator('rw-search input').fill('game ends')
      await page.locator('[role=option]', { hasText: 'Front Line' }).first().waitFor()
      await page.locator('[role=option]', { hasText: 'All Bridges Burning' }).first().waitFor()
    }))

  it('says what a word of the glossary means', () =>
    at('abb/3.2.1.html', async (page) => {
      await page.locator('a.rw-term').first().hover()
      const card = page.getByRole('tooltip')
      await card.waitFor()
      expect((await card.textContent())?.length).toBeGreaterThan(10)
    }))

  it.each(['index.html', 'abb/3.2.1.html', 'abb/charts/rally.html'])('works from a folder: %s', (path) =>
    at(`file://${folder}/${path}`, async (page) => {
      await page.locator('rw-search input').fill('rally cost')
      await page.locator('[role=option]').first().click()
      await page.waitForURL(`file://${folder}/abb/3.2.1.html#rally.cost`)
      expect(await page.getByRole('main').isVisible()).toBe(true)
    }),
  )

  it.each(['abb', 'fl'])('lets every table and every clause be tried: %s', (book) => {
    const all = readdirSync(join(folder, book), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    )
    const textOf = (file: string) => readFileSync(join(folder, book, file), 'utf8')
    const tables = all.filter((file) => /^tables[\\/]/.test(file))
    expect(tables.length).toBeGreaterThan(50)
    expect(tables.filter((file) => !textOf(file).includes(`<rw-try book="${book}" table="`))).toEqual([])
    const folded = all.flatMap((file) => textOf(file).match(/<details class="rw-behind.*?<\/details>/gs) ?? [])
    expect(folded.length).toBeGreaterThan(100)
    expect(folded.filter((one) => !one.includes(`<rw-try book="${book}"`))).toEqual([])
  })

  it('is printed: every book a file of pages, with its numbers and its contents', () => {
    execFileSync(process.execPath, [join(packageRoot, 'tests', 'site', 'pdf.mjs'), folder], { stdio: 'pipe' })
    const books = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'print.html')))
    expect(books).toEqual(expect.arrayContaining(['abb', 'fl']))
    for (const book of books) {
      const least = book === 'abb' ? 30 : 8
      const text = readFileSync(join(folder, book, `${book}.pdf`), 'latin1')
      expect(text.startsWith('%PDF-')).toBe(true)
      expect(text.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(least)
      expect(text).toContain('/Outlines')
    }
  })

  it('is looked at by tests that see what is wrong', async () => {
    const bad = `<!doctype html><html><body><img src="http://localhost:9/x.png"><p style="color:#999;width:2000px">pale</p><script>undefined.x</script></body></html>`
    const { page, wrong, close } = await visit(browser, 'about:blank')
    await page.setContent(bad, { waitUntil: 'load' })
    const found = (await violations(page)).map((line) => line.split(':')[0])
    expect(found).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'html-has-lang', 'document-title']))
    expect(await wider(page)).toBeGreaterThan(0)
    expect(wrong.some((line) => line.startsWith('another host'))).toBe(true)
    expect(wrong.some((line) => line.startsWith('error'))).toBe(true)
    await close()
  })
})
