/// <reference lib="dom" />
/** Changing a position in a browser: a place by its fields, a piece or a marker by a click on it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program } from './chromium.mjs'
import { type Site, saying, siteWith, wish } from './element-page.js'

const SETUP = '<rw-try book="abb" base="setup"></rw-try>'

describe.skipIf(program === undefined)('changing a position in a page', () => {
  let site: Site
  beforeAll(async () => {
    site = await siteWith(['abb', 'fl'])
  })
  afterAll(() => site?.close())

  it('changes a space, and refuses with the path what is no position', async () => {
    const { page } = await site.open(SETUP)
    await wish(page)
    await saying(page, () => page.selectOption('[data-key="place"]', 'Helsinki'))
    await page.locator('[data-panel="edit"] summary').click()
    const field = page.locator('[data-panel="edit"] input[type="number"]').first()
    const name = await field.getAttribute('name')
    await field.fill('99')
    expect(await saying(page, () => page.click('[data-key="edit-go"]'))).toContain('more than there are')
    await page.locator(`[name="${name}"]`).fill('-1')
    expect(await saying(page, () => page.click('[data-key="edit-go"]'))).toMatch(/game\.spaces\.Helsinki/)
    expect(await page.textContent('.rw-faults')).toContain('Helsinki')
    await page.locator(`[name="${name}"]`).fill('0')
    expect(await saying(page, () => page.click('[data-key="edit-go"]'))).not.toBe('')
    await page.close()
  })

  it('changes a piece that is clicked', async () => {
    const { page, errors } = await site.open(SETUP)
    await wish(page)
    const here = page.locator('[data-place="Helsinki"]')
    await saying(page, () => here.locator('[data-piece="Reds Cell, Inactive"]').click())
    const field = page.locator('[data-panel="edit"] label', { has: page.locator('strong') })
    expect(await field.textContent()).toContain('Reds Cell, Inactive')
    await field.locator('input').fill('3')
    await saying(page, () => page.click('[data-key="edit-go"]'))
    expect(await here.locator('title').first().textContent()).toContain('3 × Reds Cell, Inactive')
    expect(errors).toEqual([])
    await page.close()
  })

  it('changes what stands on a track, by a click or from a list', async () => {
    const { page, errors } = await site.open(SETUP, { width: 390 })
    await wish(page)
    await saying(page, () => page.locator('[data-place="Edge track: 5"] [data-piece="Reds"]').click())
    await page.fill('[name="resources.reds"]', '9')
    await saying(page, () => page.click('[data-key="edit-go"]'))
    expect(await page.locator('[data-place="Edge track: 9"] [data-piece="Reds"]').count()).toBe(1)
    await saying(page, () => page.selectOption('[data-key="place"]', 'Eligibility'))
    await page.selectOption('[name="cylinders.reds"]', 'Pass A')
    await saying(page, () => page.click('[data-key="edit-go"]'))
    expect(await page.locator('[data-place="Eligibility: Pass A"] [data-piece="Reds"]').count()).toBe(1)
    expect(errors).toEqual([])
    await page.close()
  })
})
