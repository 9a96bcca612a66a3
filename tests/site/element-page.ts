/** A page with elements in it, in a browser that is installed: served from memory, as a host of plain files would. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { builtPage, writePage } from '../built-page.js'
import { HANG_LIMIT } from '../hang-limit.js'
import { started } from './chromium.mjs'

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' }

const pageWith = (body: string): string =>
  `<!doctype html><html lang="en" data-base=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>To try</title><link rel="icon" href="data:,"><script type="module" src="/assets/try.js"></script></head><body><main><h1>To try</h1>${body}</main></body></html>`

/** Games on a page begin by chance; a test plays the same one each time. In this one a list of options is taller than the window. */
const CHANCE = 0.064508

/** A site on which elements can be tried. */
export interface Site {
  readonly folder: string
  /** Opens a page with some elements in it, and notes whatever goes wrong there. */
  open(body: string, options?: { readonly width?: number; readonly hash?: string }): Promise<Opened>
  close(): Promise<void>
}

/** A page that was opened, with everything that went wrong in it. */
export interface Opened {
  readonly page: Page
  readonly errors: string[]
}

/** Puts what a page loads together, and serves it with the examples of some books. */
export async function siteWith(shorts: readonly string[]): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-try-'))
  writePage(await builtPage(), join(folder, 'assets'), shorts)
  const bodies: string[] = []
  const server: Server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    if (pathname === '/')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(pageWith(bodies[Number(searchParams.get('body'))] ?? ''))
    try {
      const file = readFileSync(join(folder, pathname))
      response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' }).end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const browser: Browser = await started()
  return {
    folder,
    async open(body, { width = 1280, hash = '' } = {}) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      page.setDefaultTimeout(HANG_LIMIT)
      await page.addInitScript((chance) => {
        Math.random = () => chance
      }, CHANCE)
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (told) => ['error', 'warning'].includes(told.type()) && errors.push(told.text()))
      page.on('request', (request) => {
        if (!request.url().startsWith(`http://127.0.0.1:${port}/`) && !/^(?:data|blob):/.test(request.url()))
          errors.push(request.url())
      })
      await page.goto(`http://127.0.0.1:${port}/?body=${bodies.push(body) - 1}${hash}`)
      return { page, errors }
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      rmSync(folder, { recursive: true })
    },
  }
}

/** Reads the decision shown on a stage. */
export const dueOn = async (page: Page): Promise<string> => (await page.textContent('[data-key="due"]')) ?? ''

/** Waits until a stage says something else than before, and tells what. */
export async function saying(page: Page, act: () => Promise<unknown>): Promise<string> {
  const said = () => page.textContent('.rw-live')
  const before = await said()
  await act()
  await page.waitForFunction((was) => document.querySelector('.rw-live')?.textContent !== was, before)
  return (await said()) ?? ''
}

/** Wishes for what an element offers, and waits until it is there. */
export async function wish(page: Page): Promise<void> {
  await page.click('.rw-try-start')
  await page.waitForSelector('[data-key="due"]')
}

/** Chooses the option that says some words. */
export const choose = (page: Page, words: string): Promise<string> =>
  saying(page, () => page.locator('.rw-options button', { hasText: words }).first().click())
