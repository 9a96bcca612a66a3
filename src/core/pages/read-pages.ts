/** The pages of a book in a folder, in the order of its table of contents. @module */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Unreadable } from '../files/input-error.js'
import { isFile, isFolder, MARKDOWN_PAGE, textAt } from '../files/read-file.js'
import { checkPages } from './check-pages.js'
import { CONTENTS, hasPages, isBelow, type ListedPage, listedPages } from './contents-page.js'
import { faultLine } from './page-fault.js'
import type { Page } from './page-parts.js'
import { type ParsedPage, parsePage } from './parse-page.js'

/** Lists the folders with pages that a folder stands for: itself, or those right below it. */
export const foldersWithPages = (folder: string): readonly string[] =>
  hasPages(folder) || !isFolder(folder)
    ? [folder].filter(hasPages)
    : readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
        .filter(hasPages)

/** Reads all pages of a folder; everything that is wrong with them is told at once, by the paths that a label begins. */
export function readPages(folder: string, label: string = folder): readonly Page[] {
  const contents = textAt(join(folder, CONTENTS), MARKDOWN_PAGE).split(/\r?\n/)
  const listed = listedPages(contents)
  const at = (file: string): string => join(label, file)
  const faults: string[] = [...lineFaults(contents, listed), ...contentsFaults(folder, listed)].map(
    ({ line, message }) => `${at(CONTENTS)}:${line}:1: ${message}`,
  )
  const pages = [...new Set(listed.map(({ file }) => file))].flatMap((file) => {
    if (!isBelow(file) || !isFile(join(folder, file))) return []
    const text = textAt(join(folder, file), MARKDOWN_PAGE)
    const { parts, faults: found } = parsedOnce(join(folder, file), text)
    faults.push(...found.map((fault) => faultLine(at(file), fault)))
    return [{ file, text, parts }]
  })
  faults.push(...unlisted(folder, pages).map((file) => `${at(file)}:1:1: expected a line for this page in ${CONTENTS}`))
  if (faults.length === 0) faults.push(...checkPages(pages).map((fault) => at(fault)))
  if (faults.length > 0) throw new Unreadable(faults)
  return pages
}

/** The pages read so far: while somebody writes one, the others stay as they are. */
const readBefore = new Map<string, { readonly text: string; readonly parsed: ParsedPage }>()

function parsedOnce(path: string, text: string): ParsedPage {
  const before = readBefore.get(path)
  if (before?.text === text) return before.parsed
  const parsed = parsePage(text)
  readBefore.set(path, { text, parsed })
  return parsed
}

/** A fault of a table of contents. */
interface LineFault {
  readonly line: number
  readonly message: string
}

/** A line of a list that leads to a page, in whatever form. */
const LEADS_TO_PAGE = /^\s*(?:[-*+]|\d+[.)])\s.*\]\([^)]*\.md\b/

/** Lists the lines of a table of contents that are meant to list a page and do not; and says so where no page is listed. */
function lineFaults(contents: readonly string[], listed: readonly ListedPage[]): readonly LineFault[] {
  const message = 'expected a line such as - [1 Turns](1-turns.md) for each page'
  const read = new Set(listed.map(({ line }) => line))
  const faults = contents.flatMap((text, index) =>
    LEADS_TO_PAGE.test(text) && !read.has(index + 1) ? [{ line: index + 1, message }] : [],
  )
  return listed.length + faults.length > 0 ? faults : [{ line: 1, message }]
}

/** Lists what is wrong with the pages that a table of contents lists. */
function contentsFaults(folder: string, listed: readonly ListedPage[]): readonly LineFault[] {
  const first = new Map<string, number>()
  return listed.flatMap(({ file, line }) => {
    const before = first.get(file)
    first.set(file, before ?? line)
    if (before !== undefined) return [{ line, message: `got ${file} again, which line ${before} lists` }]
    if (!isBelow(file)) return [{ line, message: `got ${file}, expected a page below this folder` }]
    return isFile(join(folder, file)) ? [] : [{ line, message: `got ${file}, expected a page that is there` }]
  })
}

/** Pages about a book instead of rules of it. */
const BESIDE = new Set([CONTENTS, 'book.md', 'README.md', 'CHANGELOG.md'])

/** Lists pages that lie beside others and are in no table of contents. */
function unlisted(folder: string, pages: readonly Page[]): readonly string[] {
  const known = new Set(pages.map(({ file }) => file))
  const folders = new Set(pages.map(({ file }) => dirname(file)))
  return [...folders].flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((name) => name.endsWith('.md') && !(below === '.' && BESIDE.has(name)))
      .map((name) => (below === '.' ? name : `${below}/${name}`))
      .filter((file) => !known.has(file)),
  )
}
