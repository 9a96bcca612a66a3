/// <reference lib="dom" />
/** Playing whole games in a browser: every book to its end, several people at one screen, dice by hand, files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { rulewright } from '../cli/call-rulewright.js'
import { program } from './chromium.mjs'
import { dueOn, type Site, saying, siteWith, wish } from './element-page.js'

const shorts = books.map(({ short }) => short ?? '')

/** Says who sits where, everybody alike but for some, and begins. */
async function sit(page: Page, others: string, some: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const select of await page.locator('form[data-form="sit"] select[name]:not([name="base"])').all()) {
    const seat = (await select.getAttribute('name')) ?? ''
    const wanted = some[seat] ?? (seat === 'chance' ? 'random' : others)
    await select.selectOption(wanted)
  }
  await page.click('[data-key="sit-go"]')
}

const over = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-key="due"]')?.textContent?.startsWith('Over'))

describe.skipIf(program === undefined)('playing in a page', () => {
  let site: Site
  beforeAll(async () => {
    site = await siteWith([])
  })
  afterAll(() => site?.close())

  it.each(shorts)('plays a whole game of %s to its end in the worker', async (short) => {
    const { page, errors } = await site.open(`<rw-play book="${short}"></rw-play>`)
    await wish(page)
    const began = Date.now()
    await sit(page, 'random')
    await over(page)
    console.info(`${short}: a whole game in ${Date.now() - began} ms`)
    expect(errors).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-key="keep"]')])
    const file = join(site.folder, `${short}.jsonl`)
    await download.saveAs(file)
    const { code, err } = await rulewright(['replay', file], { books })
    expect(err).toBe('')
    expect(code).toBe(0)
    await page.close()
  })

  it('asks a person, lets Non-players decide in between, and takes back', async () => {
    const { page, errors } = await site.open('<rw-play book="abb"></rw-play>', { width: 390 })
    await wish(page)
    await sit(page, 'np', { reds: 'you' })
    await page.waitForFunction(() => document.querySelector('[data-key="due"]')?.textContent?.startsWith('Reds'))
    expect(await page.locator('.rw-story').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(300)
    const due = await dueOn(page)
    await saying(page, () => page.locator('.rw-options button').first().click())
    await page.waitForFunction(() => document.querySelector('[data-key="due"]')?.textContent?.startsWith('Reds'))
    await saying(page, () => page.click('[data-key="undo"]'))
    expect(await dueOn(page)).toBe(due)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(errors).toEqual([])
    await page.close()
  })

  it.each([1280, 390])(
    'shows nothing that scrolls up and down in itself, and what is due next: %i px',
    async (width) => {
      const { page, errors } = await site.open('<rw-play book="laf"></rw-play>', { width })
      await wish(page)
      await sit(page, 'random', { Anarchists: 'you' })
      await page.waitForFunction(() =>
        document.querySelector('[data-key="due"]')?.textContent?.startsWith('Anarchists'),
      )
      for (const panel of ['before', 'happened']) await page.click(`[data-key="panel-${panel}"]`)
      const inner = await page.locator('.rw-stage *').evaluateAll((all) =>
        all.flatMap((one) => {
          const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1
          return scrolls ? [one.className] : []
        }),
      )
      expect(inner).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = page.locator('.rw-tools button').last()
      expect(await last.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
      await saying(page, () => page.locator('.rw-options button').first().click())
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-key') === 'due')
      const { top, bottom, height } = await page.locator('[data-key="due"]').evaluate((one) => {
        const box = one.getBoundingClientRect()
        return { top: box.top, bottom: box.bottom, height: innerHeight }
      })
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(height)
      expect(errors).toEqual([])
      await page.close()
    },
  )

  it('rolls by a click, or takes what a hand has rolled', async () => {
    const { page, errors } = await site.open('<rw-play book="rcw"></rw-play>')
    await wish(page)
    await sit(page, 'random', { chance: 'you' })
    await page.waitForSelector('[data-key="roll"]')
    await saying(page, () => page.click('[data-key="roll"]'))
    await page.waitForSelector('[data-key="roll"]')
    await saying(page, () => page.locator('.rw-options button').last().click())
    expect(errors).toEqual([])
    await page.close()
  })

  it('hands the screen over where something is secret, and shows nothing of another hand', async () => {
    const { page, errors } = await site.open('<rw-play book="laf"></rw-play>')
    await wish(page)
    await sit(page, 'you')
    await page.waitForSelector('[data-key="handed"]')
    const first = await page.textContent('.rw-handed h3')
    expect(await page.locator('.rw-picture, .rw-options').count()).toBe(0)
    await page.click('[data-key="handed"]')
    await page.waitForSelector('.rw-options')
    const seen = await page.textContent('.rw-stage-body')
    for (let choices = 0; choices < 12; choices += 1) {
      if (await page.locator('[data-key="handed"]').count()) break
      await saying(page, () => page.locator('.rw-options button, .rw-number button').first().click())
    }
    const second = await page.textContent('.rw-handed h3')
    expect(second).not.toBe(first)
    expect(await page.textContent('.rw-stage-body')).not.toContain(seen?.slice(0, 40))
    expect(errors).toEqual([])
    await page.close()
  })

  it('tells why something may not be done, and what may be done at a place', async () => {
    const { page, errors } = await site.open('<rw-play book="abb"></rw-play>')
    await wish(page)
    await sit(page, 'random', { reds: 'you' })
    await page.waitForFunction(() => document.querySelector('[data-key="due"]')?.textContent?.startsWith('Reds'))
    await page.fill('[data-key="why"]', 'take')
    expect(await saying(page, () => page.keyboard.press('Enter'))).toMatch(/refused|may choose/)
    expect(await saying(page, () => page.locator('[data-place="Helsinki"]').first().click())).toContain('Helsinki')
    expect(errors).toEqual([])
    await page.close()
  })

  it('lets a hand deal where something is secret, and hands the screen over to it', async () => {
    const { page, errors } = await site.open('<rw-play book="laf"></rw-play>')
    await wish(page)
    await sit(page, 'random', { chance: 'you', Anarchists: 'you' })
    await page.waitForSelector('[data-key="handed"]')
    await page.click('[data-key="handed"]')
    await page.waitForSelector('.rw-options button')
    expect(errors).toEqual([])
    await page.close()
  })

  it('goes on with a play file, and says at which line it breaks a rule', async () => {
    const { page, errors } = await site.open('<rw-play book="fl"></rw-play>')
    await wish(page)
    const kept = join(site.folder, 'fl.jsonl')
    const lines = readFileSync(kept, 'utf8').trim().split('\n')
    writeFileSync(join(site.folder, 'begun.jsonl'), `${lines.slice(0, 12).join('\n')}\n`)
    writeFileSync(join(site.folder, 'broken.jsonl'), `${[...lines.slice(0, 5), lines[1]].join('\n')}\n`)
    await page.setInputFiles('input[type=file]', join(site.folder, 'broken.jsonl'))
    await page.waitForSelector('.rw-faults')
    expect(await page.textContent('.rw-faults')).toMatch(/line 6: .*refuse/)
    await page.setInputFiles('input[type=file]', join(site.folder, 'begun.jsonl'))
    await page.waitForSelector('.rw-options')
    expect(errors).toEqual([])
    await page.close()
  })
})
