/**
 * Prints the books of a site: `node tests/site/pdf.mjs SITE` makes `SITE/<book>/<book>.pdf` of each `SITE/<book>/print.html`.
 *
 * @module
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MISSING, program, started } from './chromium.mjs'

const END = 2

function fail(message) {
  console.error(`pdf: ${message}`)
  process.exit(END)
}

const small =
  'font: 8pt sans-serif; width: 100%; padding: 0 15mm; color: #444; display: flex; justify-content: space-between'

/** Prints a page into a file. */
export async function printed(browser, from, to) {
  const page = await browser.newPage()
  await page.goto(from, { waitUntil: 'load' })
  await page.pdf({
    path: to,
    format: 'A4',
    margin: { top: '18mm', bottom: '18mm', left: '15mm', right: '15mm' },
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="${small}"><span class="title"></span><span class="pageNumber"></span></div>`,
  })
  await page.close()
}

async function main(site) {
  if (site === undefined || !existsSync(site)) fail(`expected the folder of a site, got ${site ?? 'nothing'}`)
  if (program === undefined) fail(MISSING)
  const books = readdirSync(site).filter((name) => existsSync(join(site, name, 'print.html')))
  if (books.length === 0) fail(`no book with a page print.html stands in ${site}`)
  const browser = await started()
  for (const book of books) {
    const to = join(site, book, `${book}.pdf`)
    await printed(browser, pathToFileURL(resolve(site, book, 'print.html')).href, to)
    console.log(`${to}: ${Math.round(statSync(to).size / 1000)} kB`)
  }
  await browser.close()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv[2])
