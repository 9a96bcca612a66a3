/** Ways through a book: its contents beside every page, what lies above a page, and what comes before and after it. @module */

import { once } from '#core'
import { type Html, html, joinParts } from '../draw/html-template.js'
import { link, linkAddress } from '../publish/links.js'
import { type Page, withChildren } from '../publish/page.js'
import type { BookSite } from './book-site.js'
import type { ReadChapter } from './whole-pages.js'

/** The contents of a book, open where the page stands. */
export function sideOf(of: BookSite, page: Page): Html {
  const { top, chapters, behind } = of
  return html`<nav class="rw-side" id="contents-of-the-book" aria-label="Contents"><p class="rw-side-title">${entry(top, page)}</p>${of.play && html`<p class="rw-side-play"><a href="${linkAddress({ page: of.play.id })}"${of.play === page ? html` aria-current="page"` : undefined}>Play</a></p>`}<h2>Rules</h2><ul>${chapters.map(
    (chapter) => chapterEntry(chapter, page),
  )}</ul><h2>Behind the rules</h2><ul>${behind.map(
    (group) =>
      html`<li>${entry(group, page)}${isWithin(group, page) ? list(near(group.children, page), page) : undefined}</li>`,
  )}<li><a href="${linkAddress({ page: of.print.id })}">To be printed</a></li></ul></nav>`
}

/** The maximum number of group pages to list; for larger groups, the number of neighbouring pages to list. */
const [MANY, AROUND] = [40, 5]

function near(pages: readonly Page[], here: Page): readonly Page[] {
  if (pages.length <= MANY) return pages
  const at = pages.indexOf(here)
  return at < 0 ? [] : pages.slice(Math.max(0, at - AROUND), at + AROUND + 1)
}

const list = (pages: readonly Page[], here: Page): Html | undefined =>
  pages.length === 0 ? undefined : html`<ul>${pages.map((one) => html`<li>${entry(one, here)}</li>`)}</ul>`

const entry = (to: Page, here: Page, where?: string): Html =>
  html`<a href="${linkAddress({ page: to.id })}"${to === here ? html` aria-current="page"` : undefined}>${calledOf(to)}${where && html` <small>${where}</small>`}</a>`

/** Formats the name of a page in a list: a number goes before its title, and a place in words is left out. */
function calledOf({ name, printed }: Page): Html {
  const [, number, title] = /^(\d[\d.]*) (.+)$/.exec(name) ?? []
  return number === undefined ? html`${printed?.title ?? name}` : html`<span class="rw-nr">${number}</span> ${title}`
}

const within = once((group: Page): ReadonlySet<Page> => new Set(withChildren(group)))

const isWithin = (group: Page, page: Page): boolean => within(group).has(page)

function chapterEntry({ title, page, sections }: ReadChapter, here: Page): Html {
  const [first] = sections
  if (page === undefined) return html`<li>${first ? entry(first, here) : title}</li>`
  const open = page === here || sections.includes(here)
  return html`<li>${entry(page, here, page.printed?.where)}${open ? list(sections, here) : undefined}</li>`
}

/** The chapter or group that a page belongs to. */
const above = ({ top, chapters, behind }: BookSite, page: Page): readonly Page[] => {
  if (page === top) return []
  const chapter = chapters.find(({ sections }) => sections.includes(page))
  const group = behind.find((one) => one !== page && isWithin(one, page))
  return [top, ...(chapter?.page ? [chapter.page] : []), ...(group ? [group] : [])]
}

/** Draws the path to a page, from the book down to it. */
export function trailOf(of: BookSite, page: Page): Html | undefined {
  const outer = above(of, page)
  if (outer.length === 0) return undefined
  return html`<p class="rw-trail">${joinParts(
    outer.map(({ id, name }) => link({ page: id }, name)),
    ' › ',
  )}</p>`
}

/** The pages of a book that are read one after the other: sections, chapters, and the pages of each group. */
const rows = once(({ chapters, behind }: BookSite): readonly (readonly Page[])[] => [
  chapters.flatMap(({ sections }) => sections),
  chapters.flatMap(({ page }) => page ?? []),
  ...behind.map(({ children }) => children),
])

/** Draws the links to the previous and the next page. */
export function neighboursOf(of: BookSite, page: Page): Html | undefined {
  const row = rows(of).find((pages) => pages.includes(page))
  if (row === undefined) return undefined
  const at = row.indexOf(page)
  const [before, after] = [row[at - 1], row[at + 1]]
  return html`<nav class="rw-neighbours" aria-label="Before and after">${
    before && html`<a rel="prev" href="${linkAddress({ page: before.id })}"><span>Before</span>${calledOf(before)}</a>`
  }${after && html`<a rel="next" href="${linkAddress({ page: after.id })}"><span>Next</span>${calledOf(after)}</a>`}</nav>`
}
