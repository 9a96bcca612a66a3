/** A page that is visited: what it complained of, and what it asked other hosts for. @module */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { HANG_LIMIT } from '../hang-limit.js'

/** The windows in which pages are looked at: on a desk, and on a phone. */
export const WINDOWS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/** The browser options of a visitor. */
export interface Visitor extends BrowserContextOptions {
  readonly width?: keyof typeof WINDOWS
}

/** A page that is open, with everything that went wrong on it. */
export interface Visit {
  readonly page: Page
  /** Errors of scripts and of the console, answers that are failures, and requests to other hosts. */
  readonly wrong: readonly string[]
  close(): Promise<void>
}

/** Opens a page as somebody who comes for the first time. */
export async function visit(
  browser: Browser,
  address: string,
  { width = 'desk', ...how }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: WINDOWS[width], ...how })
  const page = await context.newPage()
  page.setDefaultTimeout(HANG_LIMIT)
  const wrong: string[] = []
  const home = new URL(address)
  page.on('pageerror', ({ message }) => wrong.push(`error: ${message}`))
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') wrong.push(`${said.type()}: ${said.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && host !== home.host) wrong.push(`another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== address) wrong.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(address)
  return { page, wrong, close: () => context.close() }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A part of a page that keeps somebody out. */
interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/** Lists the problems that axe finds in a page, or in its colours alone. Each broken rule is one line with its first places. */
export async function violations(page: Page, only?: 'colours'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const how = only === undefined ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] }
  const found = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(how: object): Promise<{ violations: Violation[] }> } }).axe.run(options),
    { ...how, resultTypes: ['violations'] },
  )
  return found.violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, FEW)
      .map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`)
    return `${id}: ${help} (${nodes.length}): ${places.join('; ')}`.replace(/\s+/g, ' ')
  })
}

/** Texts of a page that are smaller than 12 pixels, or that are seen through: these tell no tool how pale they are. */
export const faintTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const on = text.parentElement
      if (on === null || !text.textContent?.trim() || on.closest('svg, script, style, noscript')) continue
      if (!on.checkVisibility()) continue
      let seen = 1
      for (let one: Element | null = on; one; one = one.parentElement) seen *= Number(getComputedStyle(one).opacity)
      const size = Number.parseFloat(getComputedStyle(on).fontSize)
      if (size < 12 || seen < 1) found.add(`${size} px, ${seen}: <${on.localName} class="${on.className}">`)
    }
    return [...found]
  })

/** The number of places to show of a repeated problem. */
const FEW = 3
