/** Chapters, and the whole book, each on one page. @module */

import { capital } from '#core'
import { type Html, html, raw } from '../draw/html-template.js'
import type { Sources } from '../publish/book-sources.js'
import { type Chapter, chaptersOf, type Node, printedOver, titleOf, withSections } from '../publish/chapters.js'
import { link, slug } from '../publish/links.js'
import { type Page, page } from '../publish/page.js'
import { body, lead } from '../publish/pages/parts/page-parts.js'
import { sectionInside } from '../publish/pages/section-page.js'

/** A chapter as it is read: the pages of its sections, and all of them on one page where there are several. */
export interface ReadChapter {
  readonly title: string
  readonly page?: Page
  readonly sections: readonly Page[]
}

/** The chapters of a book, with the pages of their sections. */
export const chapterPages = (
  sources: Sources,
  chapters: readonly Chapter[],
  pages: ReadonlyMap<string, Page>,
): readonly ReadChapter[] =>
  chapters.map((chapter) => {
    const { title, nodes } = chapter
    const inside = nodes.flatMap(withSections)
    const sections = inside.flatMap(({ head }) => pages.get(sources.places.section(head).page) ?? [])
    return inside.length > 1 ? { title, sections, page: chapterPage(sources, chapter, inside) } : { title, sections }
  })

function chapterPage(sources: Sources, { key, title, where }: Chapter, inside: readonly Node[]): Page {
  const { book } = sources
  return page({
    id: idOf(book, slug(key)),
    name: where === undefined ? title : `${title} (${where})`,
    ...(where !== undefined && { printed: { title, where } }),
    description: `${book.title}, ${title}: all of it on one page.`,
    headings: inside.map(({ head }) => ({ anchor: anchorOf(head), text: titleOf(head) })),
    body: () =>
      body(
        lead(html`<span class="rw-where">${book.title}, a chapter on one page</span>`),
        inside
          .filter(({ head, clauses }) => clauses.length > 0 || titleOf(head) !== title)
          .map((node) => wholeSection(sources, node)),
      ),
  })
}

const anchorOf = ({ name }: Node['head']): string => `section-${name}`

/** The first page of a book, on which chapters without a head of their own lead to the pages of them. */
export const withChapterLinks = (top: Page, { book }: Sources, chapters: readonly ReadChapter[]): Page => {
  const pages = new Set(chapters.flatMap(({ page }) => page?.id ?? []))
  const linked = (text: string) =>
    text.replace(/<span data-chapter="([^"]*)">(.*?)<\/span>/g, (_, key: string, called: string) => {
      const id = idOf(book, key)
      return pages.has(id) ? link({ page: id }, raw(called)).html : called
    })
  return page({ ...top, body: () => raw(linked(top.body.html)) })
}

const idOf = ({ name }: Pick<Sources['book'], 'name'>, slugOfKey: string): string => `${name}/chapter-${slugOfKey}`

/** Returns the depth of a section, by the parts of its number. */
const depthOf = ({ number }: Node['head']): number =>
  /^\d/.test(number) ? number.replace(/\.0$/, '').split('.').length : 2

function wholeSection(sources: Sources, node: Node): Html {
  const { head } = node
  const printed = printedOver(head)
  const title = html`${link(sources.places.section(head), printed?.title ?? titleOf(head))}${printed && html` <small>${printed.where}</small>`}`
  const opening = raw(`id="${anchorOf(head)}" class="rw-section-head"`)
  const isLow = depthOf(head) > 2
  return html`<section>${isLow ? html`<h3 ${opening}>${title}</h3>` : html`<h2 ${opening}>${title}</h2>`}${sectionInside(sources, node, isLow ? 3 : 2)}</section>`
}

/** The name under which a book can be printed. */
export const PRINT = 'print'

/** The whole book on one page, to be printed: its text and nothing else. */
export function printPage(sources: Sources): Page {
  const { book, outline } = sources
  const chapters = chaptersOf(outline)
  return page({
    id: `${book.name}/${PRINT}`,
    name: book.title,
    description: `${book.title}, ${book.edition}: the whole book on one page, to be printed.`,
    body: () =>
      body(
        lead(
          html`${capital(book.edition)}. Restated rule by rule; where the text can be read in two ways, a question mark stands.`,
        ),
        html`<nav class="rw-contents-printed" aria-label="Contents"><ul>${chapters.map(
          ({ title, where, nodes }) =>
            html`<li><a href="#${anchorOf((nodes[0] as Node).head)}">${title}</a>${where && html` <small>${where}</small>`}</li>`,
        )}</ul></nav>`,
        chapters.map(
          ({ nodes }) =>
            html`<div class="rw-printed-chapter">${nodes.flatMap(withSections).map((node) => wholeSection(sources, node))}</div>`,
        ),
      ),
  })
}
