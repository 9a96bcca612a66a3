/// <reference lib="dom" />
/** The site on a phone: the picture is as large as its letters need. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawingStyle } from '../../src/site/draw/style.js'
import { program } from './chromium.mjs'
import { choose, type Site, siteWith, wish } from './element-page.js'
import { violations } from './visit-page.js'

const SETUP = '<rw-try book="abb" base="setup"></rw-try>'

describe.skipIf(program === undefined)('trying rules on a phone', () => {
  let site: Site
  beforeAll(async () => {
    site = await siteWith(['abb'])
  })
  afterAll(() => site?.close())

  it('draws letters on a phone as large as they can be read, keeps the part that is seen, and shows the whole', async () => {
    const { page, errors } = await site.open(`<style>${drawingStyle}</style><h2>Setup</h2>${SETUP}`, { width: 390 })
    await wish(page)
    const smallest = () =>
      page.locator('.rw-picture svg').evaluate((svg) => {
        const { width } = svg.getBoundingClientRect()
        const scale = width / (svg as unknown as SVGSVGElement).viewBox.baseVal.width
        return Math.min(
          ...[...svg.querySelectorAll('text')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * scale),
        )
      })
    const box = page.locator('.rw-scrolled')
    expect(await smallest()).toBeGreaterThan(11)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await box.evaluate((one) => one.scrollTo({ left: 37 }))
    await choose(page, 'middle dark box')
    expect(await box.evaluate((one) => one.scrollLeft)).toBe(37)
    await page.click('.rw-whole')
    expect(await page.getAttribute('.rw-whole', 'aria-pressed')).toBe('true')
    expect(await box.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true)
    expect(errors).toEqual([])
    await page.close()
  })
})
