/// <reference lib="dom" />
/** Questions in natural words, typed into the search of a page: the same file as for the command line, and its figure. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { NEAR } from '../../src/ask/doubtful-answers.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { builtPage, writePage } from '../built-page.js'
import { bundled } from '../bundle-sources.js'
import { temporaryFolder } from '../temporary.js'
import { type AskedQuestion, type Judgement, questions } from '../understand/judge-answers.js'
import { program, started } from './chromium.mjs'
import { type Served, served } from './serve-folder.js'
import { violations, visit } from './visit-page.js'

const BOX = `import { searchBoxes } from './src/site/browser/search/search-box.js'; searchBoxes()`
const NO_WORDS = 'globalThis.rwSearch = { index() {}, texts() {}, find: () => ({ count: 0, shown: [] }) }'

const pageOf = (short: string, title: string) => `<!doctype html>
<html lang="en" data-base=""><head><meta charset="utf-8"><title>Rules</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root { --color-background: #fff; --color-text: #111; --color-text-aside: #555; --color-background-secondary: #eee;
--color-accent: #777; --color-link: #04c } ${readFileSync(join(packageRoot, 'src/site/browser/search.css'), 'utf8')}</style>
<script src="assets/app.js" defer></script></head>
<body><header><rw-search book="${short}" books="${short}=${title}"></rw-search></header><main><h1>Rules</h1></main></body></html>`

/** A site of one page for each book, whose search finds no words and can only ask. */
async function siteOf(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  writePage(await builtPage(), assets, [])
  const { chunks } = await bundled(BOX, 'browser', { format: 'iife', minify: true })
  writeFileSync(join(assets, 'app.js'), chunks.map(({ code }) => code).join(''))
  writeFileSync(join(assets, 'search.js'), NO_WORDS)
  for (const { short = '', title } of books) {
    for (const name of [`search-${short}.js`, `search-${short}-texts.js`]) writeFileSync(join(assets, name), '')
    writeFileSync(join(folder, `${short}.html`), pageOf(short, title))
  }
}

/** An answer as it stands on the page. */
interface OnPage {
  readonly lines: readonly string[]
  /** The ids of the rules below it. */
  readonly rules: readonly string[]
}

/** Types a question, asks it with Enter, and waits for the answer. */
async function answerOn(page: Page, question: string): Promise<OnPage> {
  await page.locator('rw-search input').fill(question)
  await page.locator('.rw-found-ask', { hasText: question }).waitFor()
  // Nothing else is found here, so that what is asked stands first.
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => {
    const text = document.querySelector('.rw-answer:not([hidden])')?.textContent ?? ''
    return text !== '' && text !== 'Looking for the answer …'
  })
  return page.evaluate(() => ({
    lines: [...document.querySelectorAll('.rw-answer > p:not(.rw-answer-rule)')].map((one) => one.textContent ?? ''),
    rules: [...document.querySelectorAll<HTMLAnchorElement>('.rw-answer-rule a')].map(({ hash }) => hash.slice(1)),
  }))
}

/** Judges an answer by its first line, or by its first rule where only rules answer. */
function judgedOn({ answer, clauses, says }: AskedQuestion, { lines, rules }: OnPage): Judgement {
  const [first = ''] = lines
  const isDecided = first !== NEAR && !first.startsWith('This can be read') && !first.startsWith('Nothing here')
  const [, said] = /^(Yes|No)\b(?! answer)/.exec(first) ?? []
  if (said !== undefined && (answer === 'yes' || answer === 'no'))
    return said.toLowerCase() === answer ? 'right' : 'wrong'
  const [, value] = /^(?!Not sure)([^:]+): /.exec(first) ?? []
  if (value !== undefined && isDecided) {
    if (lines.some((line) => line.startsWith('Left out: '))) return 'unsure'
    if (typeof answer === 'number') return Number(value) === answer ? 'right' : 'wrong'
    return says.includes(value) || clauses.some((id) => lines.some((line) => line.includes(id))) ? 'right' : 'wrong'
  }
  if (rules[0] !== undefined && clauses.includes(rules[0])) return 'right'
  if (answer === 'undecided') return isDecided ? 'wrong' : 'right'
  return isDecided ? 'wrong' : 'unsure'
}

describe.skipIf(program === undefined)('a question typed into the search', () => {
  const folder = temporaryFolder()
  let browser: Browser
  let site: Served
  const seen: (readonly [Judgement, AskedQuestion, OnPage])[] = []

  beforeAll(async () => {
    await siteOf(folder)
    site = await served(folder)
    browser = await started()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it.each(books.map(({ short = '', name }) => [short, name]))('is answered on the page: %s', async (short, name) => {
    const { page, wrong, close } = await visit(browser, `${site.root}${short}.html`)
    for (const question of questions.filter(({ book }) => book === name)) {
      const answer = await answerOn(page, question.asks)
      seen.push([judgedOn(question, answer), question, answer])
    }
    expect(await violations(page)).toEqual([])
    expect(wrong).toEqual([])
    await close()
  })

  it('is answered right at the first line as often as on the command line, and never wrong without a doubt', () => {
    expect(seen).toHaveLength(questions.length)
    expect(seen.filter(([judgement]) => judgement === 'wrong').map(([, { asks }]) => asks)).toEqual([])
    expect(seen.filter(([judgement]) => judgement === 'right').length).toBeGreaterThanOrEqual(95)
  })
})
