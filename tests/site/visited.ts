/** A page that is visited: what it complained of, and what it asked other hosts for. @module */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** The widths at which pages are looked at: a desk, and a phone. */
export const WIDTHS = { desk: 1280, phone: 390 } as const

/** How somebody comes to a page. */
export interface Visitor extends BrowserContextOptions {
  readonly width?: keyof typeof WIDTHS
}

/** A page that is open, with everything that went wrong on it. */
export interface Visit {
  readonly page: Page
  /** Errors of scripts and of the console, answers that are failures, and requests to other hosts. */
  readonly wrong: readonly string[]
  close(): Promise<void>
}

const HEIGHTS = { desk: 900, phone: 844 } as const

/** Opens a page as somebody who comes for the first time. */
export async function visit(
  browser: Browser,
  address: string,
  { width = 'desk', ...how }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: WIDTHS[width], height: HEIGHTS[width] }, ...how })
  const page = await context.newPage()
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

/** What axe finds wrong with a page, a line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
  )
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${help}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
