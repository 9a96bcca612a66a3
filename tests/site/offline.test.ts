/** The readers' site without a network, in a browser: what was kept of a book is read and searched on. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HANG_LIMIT } from '../hang-limit.js'
import { started } from './chromium.mjs'
import { published, why } from './publish-site.js'
import { type Served, served } from './serve-folder.js'

describe.skipIf(why !== undefined)('a book that was kept for reading without a network', () => {
  let browser: Browser
  let site: Served

  beforeAll(async () => {
    site = await served(published())
    browser = await started()
  })
  afterAll(() => browser?.close())

  it('is read, searched and played when nobody serves it any more, and other books are not there', async () => {
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(HANG_LIMIT)
    await page.goto(`${site.root}fl/index.html`)
    const keep = page.locator('button.rw-keep')
    await keep.scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      /offline \(\d+\.\d MB\)$/.test(document.querySelector('button.rw-keep')?.textContent ?? ''),
    )
    await keep.click()
    await page.waitForFunction(
      () => document.querySelector('button.rw-keep')?.textContent === 'Kept for reading offline',
    )
    await site.close()

    await page.goto(`${site.root}fl/page-3-para-2.html`)
    expect(await page.getByRole('main').textContent()).toContain('Tank')
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px')
    await page.locator('rw-search input').fill('tanks attack')
    await page.locator('[role=option]').first().waitFor()
    for (const place of [
      'fl/tables.html',
      'fl/tables/attack-may-not-begin.html',
      'fl/questions.html',
      'fl/print.html',
    ]) {
      await page.goto(`${site.root}${place}`)
      expect((await page.getByRole('main').textContent())?.length, place).toBeGreaterThan(200)
    }
    await page.goto(`${site.root}play/fl.html`)
    await page.locator('rw-play').scrollIntoViewIfNeeded()
    await page.click('.rw-try-start')
    await page.click('[data-key="sit-go"]')
    await page.locator('.rw-options').first().waitFor()
    await expect(page.goto(`${site.root}abb/index.html`)).rejects.toThrow()
  })
})
