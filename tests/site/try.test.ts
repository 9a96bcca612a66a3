/// <reference lib="dom" />
/** Trying rules in a browser: a card by clicks and by keyboard, a March that is refused, a reading, an address, an example file. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { rulewright } from '../cli/call-rulewright.js'
import { program } from './chromium.mjs'
import { choose, dueOn, type Site, saying, siteWith, wish } from './element-page.js'

const SETUP = '<rw-try book="abb" base="setup"></rw-try>'

/** A card of three Factions: what each chooses, in words that the option says. */
const CARD = [
  'middle dark box',
  'Rally',
  'Häme',
  '',
  'stop',
  'replace',
  'Foreign Relations',
  'increase',
  'pass',
  'pass',
]

const first = (page: Page) => page.locator('.rw-options button').first()

describe.skipIf(program === undefined)('trying rules in a page', () => {
  let site: Site
  beforeAll(async () => {
    site = await siteWith(['abb', 'fl'])
  })
  afterAll(() => site?.close())

  it('loads nothing before somebody wishes for it, and the element reads as text', async () => {
    const { page, errors } = await site.open('<rw-try book="abb" base="setup"><p>As it begins.</p></rw-try>')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /worker|book-/.test(name))).toEqual([])
    expect(await page.textContent('rw-try')).toContain('As it begins.')
    expect(errors).toEqual([])
    await page.close()
  })

  it.each([1280, 390])('plays a whole card by clicks, at %i pixels', async (width) => {
    const { page, errors } = await site.open(SETUP, { width })
    await wish(page)
    expect(await dueOn(page)).toBe('Reds: an action of the Sequence of Play, or Pass')
    for (const words of CARD)
      if (words === '') await saying(page, () => page.locator('.rw-number button').first().click())
      else await choose(page, words)
    expect(await dueOn(page)).toBe('Senate: an action of the Sequence of Play, or Pass')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(errors).toEqual([])
    await page.close()
  })

  it('plays a whole card by keyboard alone, and leads to what is due after every choice', async () => {
    const { page, errors } = await site.open(SETUP)
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: one } = document
        return [one?.getAttribute('data-key') ?? one?.className ?? '', one?.textContent ?? ''] as const
      })
    await page.keyboard.press('Tab')
    expect((await focused())[0]).toBe('rw-try-start')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-key="due"]')
    for (const words of CARD) {
      const isMeant = ([key, text]: readonly [string, string]) => key.startsWith('offer-') && text.includes(words)
      for (let tabs = 0; !isMeant(await focused()); tabs += 1) {
        expect(tabs).toBeLessThan(40)
        await page.keyboard.press('Tab')
      }
      await saying(page, () => page.keyboard.press('Enter'))
      expect((await focused())[0]).toBe('due')
    }
    expect(await dueOn(page)).toBe('Senate: an action of the Sequence of Play, or Pass')
    expect(errors).toEqual([])
    await page.close()
  })

  it('says what happened, and takes it back', async () => {
    const { page } = await site.open(SETUP)
    await wish(page)
    expect(await choose(page, 'middle dark box')).toMatch(/^Reds: take the middle dark box: a Command\. Now Reds: /)
    await page.locator('[data-panel="happened"] summary').click()
    await page.waitForSelector('[data-panel="happened"] a.rw-cite')
    expect(await page.getAttribute('[data-panel="happened"] a.rw-cite', 'href')).toMatch(
      /^abb\/\d[\d.]*\.html#\w+\.\w+$/,
    )
    expect(await saying(page, () => page.click('[data-key="undo"]'))).toContain('Taken back')
    expect(await dueOn(page)).toContain('an action of the Sequence of Play')
    expect(await page.isDisabled('[data-key="undo"]')).toBe(true)
    await page.close()
  })

  it('refuses a March with its reasons, by words and by a click on a space', async () => {
    const { page, errors } = await site.open(
      '<rw-try book="abb" example="march/two-spaces-are-counted-apart"></rw-try>',
    )
    await wish(page)
    expect(await dueOn(page)).toBe('Reds: a space to March to')
    await page.fill('[data-key="why"]', 'Oulun')
    await saying(page, () => page.keyboard.press('Enter'))
    const why = await page.textContent('.rw-refused')
    expect(why).toContain('Oulun lääni')
    expect(await page.locator('.rw-refused a.rw-cite').count()).toBeGreaterThan(0)
    await saying(page, () => page.locator('[data-place="Oulun lääni"]').first().click())
    expect(await page.locator('.rw-at strong').textContent()).toBe('Oulun lääni')
    await saying(page, () => page.click('[data-key="why-here"]'))
    expect(await page.textContent('.rw-refused')).toContain('march.')
    expect(errors).toEqual([])
    await page.close()
  })

  it('understands a question about something else than what is due', async () => {
    const { page } = await site.open(SETUP)
    await wish(page)
    await page.fill('[data-key="why"]', 'how much does a Rally cost?')
    await saying(page, () => page.click('[data-key="why-go"]'))
    expect(await page.textContent('.rw-decide')).toContain('rally.')
    await page.close()
  })

  it('tells what one clause refuses here', async () => {
    const { page } = await site.open('<rw-try book="abb" example="march/two-spaces-are-counted-apart"></rw-try>')
    await wish(page)
    const clauses = page.locator('[data-key="why-clause"] option[value]:not([value=""])')
    const all = await clauses.evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value))
    const told: string[] = []
    for (const clause of all) {
      await saying(page, () => page.selectOption('[data-key="why-clause"]', clause))
      const lines = page.locator('.rw-refused')
      for (const line of await lines.allTextContents()) told.push(line.includes(clause) ? clause : `not ${clause}`)
    }
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((one) => one.startsWith('not '))).toEqual([])
    await page.close()
  })

  it('opens a shared position on the element on which it was made', async () => {
    const two = `${SETUP}<rw-try book="abb" procedure="rally" args='{"faction":"reds"}'></rw-try>`
    const { page } = await site.open(two)
    await page.locator('rw-try').nth(1).locator('.rw-try-start').click()
    await page.waitForFunction(() => location.hash.split('~').length === 4)
    const hash = new URL(page.url()).hash
    await page.close()
    const again = await site.open(two, { hash })
    await again.page.locator('rw-try').nth(1).locator('[data-key="due"]').waitFor()
    expect(await again.page.locator('rw-try').nth(0).locator('[data-key="due"]').count()).toBe(0)
    await again.page.close()
    const elsewhere = await site.open(SETUP, { hash })
    await elsewhere.page.locator('[data-key="due"]').waitFor()
    await elsewhere.page.close()
  })

  it('words an option that is one name by this name', async () => {
    const { page } = await site.open('<rw-try book="abb" example="march/two-spaces-are-counted-apart"></rw-try>')
    await wish(page)
    const options = await page.locator('.rw-options button').allTextContents()
    expect(options.filter((text) => /^select space /.test(text))).toEqual([])
    expect(options.some((text) => /^select \p{Lu}/u.test(text))).toBe(true)
    await page.close()
  })

  it('tells what a number is the sum of', async () => {
    const { page } = await site.open(SETUP)
    await wish(page)
    await page.locator('[data-panel="sums"] summary').click()
    await page.waitForSelector('.rw-sums dt')
    await page.locator('.rw-sums button').first().click()
    await page.waitForSelector('.rw-sums ul li')
    expect(await page.getAttribute('.rw-sums button', 'aria-expanded')).toBe('true')
    await page.close()
  })

  it('switches a reading, and tells what changes', async () => {
    const { page, errors } = await site.open(
      '<rw-try book="fl" question="hexAtHome"></rw-try><rw-try book="abb" base="setup"></rw-try>',
    )
    const stage = page.locator('rw-try[book="abb"]')
    await stage.locator('.rw-try-start').click()
    await stage.locator('[data-panel="readings"] summary').first().click()
    await stage.locator('[data-panel="other-readings"] summary').click()
    const select = stage.locator('[data-panel="other-readings"] select').first()
    const live = stage.locator('.rw-live')
    const other = await select.locator('option:not([selected])').first().getAttribute('value')
    await select.selectOption(other)
    await page.waitForFunction(() =>
      document.querySelector('rw-try[book="abb"] .rw-live')?.textContent?.startsWith('Read otherwise'),
    )
    expect(await live.textContent()).toMatch(/offered|nothing changes/)
    expect(errors).toEqual([])
    await page.close()
  })

  it('opens an address again where it was copied, and tells a damaged one', async () => {
    const { page } = await site.open(SETUP)
    await wish(page)
    await page.waitForFunction(() => location.hash.startsWith('#abb.'))
    const before = new URL(page.url()).hash
    await choose(page, 'middle dark box')
    await page.waitForFunction((old) => location.hash !== old, before)
    const hash = new URL(page.url()).hash
    const due = await dueOn(page)
    const again = await site.open(SETUP, { hash, width: 390 })
    await again.page.waitForSelector('[data-key="due"]')
    expect(await dueOn(again.page)).toBe(due)
    expect(again.errors).toEqual([])
    const damaged = await site.open(SETUP, { hash: hash.slice(0, -6) })
    await damaged.page.waitForSelector('[data-key="due"]')
    expect(await damaged.page.textContent('.rw-faults')).toContain('damaged')
    expect(damaged.errors).toEqual([])
    const unread = await site.open(SETUP, { hash: '#example=%E0' })
    await unread.page.waitForSelector('.rw-faults')
    expect(await unread.page.textContent('.rw-faults')).toContain('"%E0" is not an example of')
    expect(unread.errors).toEqual([])
    for (const one of [page, again.page, damaged.page, unread.page]) await one.close()
  })

  it('gives what was tried as an example file that the command line explains', async () => {
    const { page } = await site.open(SETUP)
    await wish(page)
    await choose(page, 'middle dark box')
    await choose(page, 'Rally')
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-key="keep"]')])
    const file = await download.path()
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('book: all-bridges-burning')
    const { out, err, code } = await rulewright(['explain', '-', '--brief'], { books, piped: text })
    expect(err).toBe('')
    expect(out).toContain('1 example, 0 not as the rules say')
    expect(code).toBe(0)
    await page.close()
  })

  it('tries a clause where it bites, and says so where nothing does', async () => {
    const { page, errors } = await site.open(
      '<rw-try book="abb" clause="march.alwaysByRail"></rw-try><rw-try book="abb" clause="march.nothing"></rw-try>',
    )
    await page.locator('.rw-try-start').nth(1).click()
    await page.waitForFunction(() => document.querySelectorAll('.rw-live')[1]?.textContent?.startsWith('No example'))
    expect(errors).toEqual([])
    await page.close()
  })

  it('tries a table at the examples of its rows, and a clause at the example where it is at work', async () => {
    const { page, errors } = await site.open(
      '<rw-try book="abb" table="March: a table" examples="march/two-spaces-are-counted-apart march/nothing" rows="1,3 any"></rw-try><rw-try book="abb" example="march/two-spaces-are-counted-apart" clause="march.nothing"></rw-try>',
    )
    await wish(page)
    const listed = page.locator('[data-do="open"] option')
    expect(await listed.allTextContents()).toEqual(['Rows 1, 3: Two spaces are counted apart', 'march/nothing'])
    expect(new URL(page.url()).hash).toMatch(/~March%3A%20a%20table$/)
    await page.locator('.rw-try-start').nth(1).click()
    await page.locator('rw-try').nth(1).locator('[data-key="due"]').waitFor()
    expect(await page.locator('rw-try').nth(1).textContent()).toContain('Two spaces are counted apart')
    expect(errors).toEqual([])
    await page.close()
  })

  it('does as an example does, choice by choice', async () => {
    const { page, errors } = await site.open('<rw-try book="abb" clause="march.price"></rw-try>')
    await wish(page)
    expect(await page.locator('[data-do="open"] option').count()).toBeGreaterThan(1)
    expect(await saying(page, () => page.click('[data-key="as-example"]'))).toContain('Done as in the example')
    expect(await page.isDisabled('[data-key="undo"]')).toBe(false)
    expect(errors).toEqual([])
    await page.close()
  })

  it('says plainly that no engine starts from a file', async () => {
    const { page } = await site.open(SETUP)
    await page.evaluate(() =>
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            setTimeout(() => (this as unknown as { onerror: () => void }).onerror())
          }
        },
      }),
    )
    await page.click('.rw-try-start')
    await page.waitForFunction(() => document.querySelector('.rw-live')?.textContent?.includes('does not start'))
    expect(await first(page).count()).toBe(0)
    await page.close()
  })
})
