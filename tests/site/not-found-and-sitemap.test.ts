/** A site that knows its own address, in a browser: what there is not, however deep, and the list for search engines. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeOwn, writtenBefore } from '../../src/core/files/generated-folder.js'
import { pageAssets } from '../../src/site/output/assets.js'
import { SITE } from '../../src/site/output/site-output.js'
import { book } from '../kernel/orchard.js'
import { started } from './chromium.mjs'
import { why } from './publish-site.js'
import { type Served, served } from './serve-folder.js'
import { sited } from './site-of.js'
import { visit } from './visit-page.js'

describe.skipIf(why !== undefined)('a site that knows its address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'address-'))
  let site: Served
  let browser: Browser
  beforeAll(async () => {
    site = await served(folder)
    browser = await started()
    const look = { title: 'Club rules', address: site.root }
    const made = await sited(book, 'or', 5)
    writeOwn(SITE, folder, made(look, pageAssets()), writtenBefore(SITE, '--out', folder))
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
    rmSync(folder, { recursive: true })
  })

  it('tells on any depth that there is no such page, looks as all pages do, and leads back', async () => {
    const { page, wrong, close } = await visit(browser, `${site.root}or/deep/deeper/nowhere.html`)
    expect(await page.textContent('h1')).toBe('There is no such page')
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)).toBeGreaterThan(100)
    await page.locator('main a[href*="or/index.html"]').first().click()
    expect(page.url()).toBe(`${site.root}or/index.html`)
    expect(wrong.filter((one) => !one.includes('404 (Not Found)'))).toEqual([])
    await close()
  })

  it('lists its pages, and every one of them is there', async () => {
    const text = await (await fetch(`${site.root}sitemap.xml`)).text()
    const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place)
    expect(places.length).toBeGreaterThan(10)
    const answers = await Promise.all(places.map(async (place) => [place, (await fetch(place)).status] as const))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })
})
